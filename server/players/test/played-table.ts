import { extra } from '@late/extra/rules';
import { commitment, seededChance } from '@late/kernel';
import {
  decideRoom,
  foldStep,
  type Room,
  type RoomRequest,
  type RoomStep,
  roomSeenBy,
} from '@late/table';
import { choose } from '../choose.ts';
import { anyExtraMove } from '../extra-moves.ts';
import { type Asked, Journal, keyOf } from '../journal.ts';
import type { KeptTable } from '../kept-table.ts';

const SEED = '11'.repeat(32);
const MEMBERS = ['ada', 'bob'];

/** An honest table and the clients' memory of it, for tests to tamper with. */
export interface Played {
  readonly kept: KeptTable;
  readonly journal: Journal;
}

export function playedTable(rounds = 40): Played {
  const journal = new Journal();
  const steps: RoomStep[] = [opening()];
  const requests = new Map<string, number>();
  const minds = MEMBERS.map((_, index) => seededChance(index + 1));
  let room: Room = foldStep(extra, null, steps[0] as RoomStep).room;
  const ask = (member: string, request: RoomRequest) => {
    const asked: Asked = journal.ask('table', member, `c${journal.asked.length}`, request);
    journal.send(asked);
    const facts = { absent: () => false, link: () => null };
    const now = room.touched + 1;
    const answer = decideRoom({ game: extra, room, seed: SEED, now, member, facts }, request);
    if (!answer.ok) {
      journal.refuse(asked, answer.refusal.code);
      return;
    }
    room = answer.room;
    steps.push(...answer.steps);
    requests.set(keyOf(asked), room.length);
    journal.acknowledge(asked, room.length);
  };
  for (let round = 0; round < rounds; round++) {
    for (const [index, member] of MEMBERS.entries()) {
      const mind = minds[index] as (typeof minds)[number];
      const seen = roomSeenBy(extra, room, SEED, member);
      const request = choose(seen, member, mind, anyExtraMove);
      if (request) ask(member, request);
      if (round % 5 === 0 && seen.seat !== null) ask(member, { do: 'say', text: `${round}` });
      journal.keep('table', member, roomSeenBy(extra, room, SEED, member));
    }
  }
  const kept = steps.map((step, seq) => ({ seq, step: JSON.parse(JSON.stringify(step)) }));
  return {
    kept: { id: 'table', game: 'extra', seed: SEED, length: steps.length, steps: kept, requests },
    journal,
  };
}

function opening(): RoomStep {
  const plan = {
    id: 'table',
    code: 'TABLE',
    game: 'extra',
    version: extra.version,
    options: { sheet: 'schmidt', dice: 'house', children: [] },
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened: 1_000,
  } as const;
  const seats = [{ kind: 'person', name: 'Ada', members: ['ada'] }, { kind: 'open' }] as const;
  return { seq: 0, at: 1_000, act: { do: 'open', plan, seats, host: 'ada', listed: false } };
}
