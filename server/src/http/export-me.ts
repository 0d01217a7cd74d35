import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { ExportedDuel, ExportedRoom } from '@late/protocol';
import { type Member, type RoomStep, roomSeenBy } from '@late/table';
import type { Identity, TableRow } from '../store/store.ts';
import type { Services } from './services.ts';

/** So many rooms are read at a time, however many there are. */
const PAGE = 50;

/** Everything that is stored about somebody, as JSON in pieces: one room a turn of the event loop. */
export async function* exportOf(services: Services, identity: Identity): AsyncGenerator<string> {
  const { store } = services;
  const { member, name, since } = identity;
  const blocks = (await store.blocksOf(member)).map((block) => ({
    name: block.name,
    since: block.since,
  }));
  const reports = (await store.reportsBy(member)).map(({ at, game, reason, text }) => ({
    at,
    game,
    reason,
    text,
  }));
  const duels = await exportedDuels(services, member);
  const head = JSON.stringify({ member, name, since, blocks, reports, duels });
  yield `${head.slice(0, -1)},"rooms":[`;
  let after = '';
  for (;;) {
    const rows = await store.tablesAfter(member, after, PAGE);
    for (const row of rows) {
      await endOfTurn();
      const room = JSON.stringify(await exportedRoom(services, row, member));
      yield after === '' ? room : `,${room}`;
      after = row.id;
    }
    if (rows.length < PAGE) break;
  }
  yield ']}';
}

async function exportedDuels({ store }: Services, member: Member): Promise<ExportedDuel[]> {
  const hosted = await store.duelsOf(member);
  const runs = await store.runsOf(member);
  const others = runs.filter(({ duel }) => !hosted.some(({ id }) => id === duel));
  const played = await Promise.all(others.map(({ duel }) => store.duel(duel)));
  return [...hosted, ...played.filter((duel) => duel !== null)].map((duel) => {
    const { id, game, opened } = duel;
    const run = runs.find((one) => one.duel === id);
    return {
      id,
      game,
      opened,
      ...(duel.host === member && { host: duel.name }),
      ...(run && {
        run: { name: run.name, begun: run.begun, through: run.through, scores: run.scores },
      }),
    };
  });
}

async function exportedRoom(
  { store, rooms }: Services,
  row: TableRow,
  member: Member,
): Promise<ExportedRoom> {
  const { id, code, game, opened, status } = row;
  const { cached } = await rooms.glance(row);
  const seen = cached && roomSeenBy(cached.game, cached.room, cached.seed, member);
  const seated = seen ? { seat: seen.seat, seats: seen.seats } : {};
  const steps = await store.stepsNaming(id, member);
  return {
    id,
    code,
    game,
    opened,
    status,
    ...seated,
    names: namesIn(steps, member),
    said: steps.flatMap((step) => saidIn(step, member)),
  };
}

/** What somebody was called there, once each. */
function namesIn(steps: readonly RoomStep[], member: Member): string[] {
  const names = steps.flatMap(({ act }) => {
    if (act.do === 'open') {
      return act.seats.flatMap((held) =>
        held.kind === 'person' && held.members[0] === member ? [held.name] : [],
      );
    }
    return 'member' in act && act.member === member && 'name' in act ? [act.name] : [];
  });
  return [...new Set(names)];
}

function saidIn({ at, act }: RoomStep, member: Member): ExportedRoom['said'] {
  if (act.do !== 'say' || act.member !== member) return [];
  const { line } = act;
  return [{ at, words: 'text' in line ? line.text : line.phrase, team: act.to === 'team' }];
}
