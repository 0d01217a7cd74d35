import { type Chance, commitment, parse, pick } from '@late/kernel';
import { requestSchema } from '@late/protocol';
import {
  decideRoom,
  type HouseFacts,
  membersOf,
  type Room,
  type RoomRequest,
  type RoomSeat,
  type RoomStep,
  restoreRoom,
  roomSeenBy,
  seatOf,
} from '@late/table';
import { type Bench, mutant } from '../../../kernel/testing/index.ts';
import { soundRequest } from '../sound-request.ts';
import { Finding, show, type Target } from '../target.ts';

const MEMBERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const OPENED = Date.UTC(2026, 0, 2, 18);
const TRIES = 600;
/** One refusal in so many is looked at by everybody's eyes. */
const LOOKS = 64;

interface Scene {
  readonly bench: Bench;
  readonly seed: string;
  readonly steps: RoomStep[];
  room: Room;
  now: number;
  tries: number;
}

/** Requests of a room, sound and damaged, by anybody: a refusal changes nothing, and what was done replays. */
export function requests(all: readonly Bench[]): Target {
  let scene: Scene | null = null;
  const games = all.filter(({ set }) => set.seats <= MEMBERS.length);

  function open(chance: Chance): Scene {
    const bench = pick(chance, games);
    const { game, opening } = bench;
    const seed = chance
      .below(2 ** 31)
      .toString(16)
      .padStart(64, '0');
    const seats = bench.seats.map((seat): RoomSeat => {
      const member = MEMBERS[seat] as string;
      const isPerson = seat === 0 || chance.below(4) > 0;
      if (isPerson) return { kind: 'person', name: `Guest ${seat}`, members: [member] };
      return chance.below(2) ? { kind: 'open' } : { kind: 'bot', name: 'Bot', level: 'easy' };
    });
    const plan = {
      id: 'fuzz',
      code: 'FUZZ',
      game: game.id,
      version: game.version,
      options: opening.options,
      clock: { kind: 'none' } as const,
      commitment: commitment(seed),
      opened: OPENED,
    };
    const act = { do: 'open', plan, seats, host: 'a', listed: false } as const;
    const steps: RoomStep[] = [{ seq: 0, at: OPENED, act }];
    return { bench, seed, steps, room: restoreRoom(game, steps), now: OPENED, tries: 0 };
  }

  function seenByAll({ bench, room, seed }: Scene): string {
    return JSON.stringify(MEMBERS.map((member) => roomSeenBy(bench.game, room, seed, member)));
  }

  return {
    name: 'requests',
    attempt(chance) {
      if (!scene || scene.tries++ > TRIES) {
        if (scene) mustReplay(scene, seenByAll);
        scene = open(chance);
      }
      const here = scene;
      const { bench, room, seed } = here;
      const member = whoAsks(room, chance);
      const move = () => {
        const seat = seatOf(room, member);
        if (seat === null || !room.table) return { do: 'nothing' };
        const { game, specimen } = bench;
        const { must, may } = game.turn(room.table.state);
        if (!must.includes(seat) && !may.includes(seat)) return { do: 'nothing' };
        return specimen.randomMove(game.view(room.table.state, seat), chance);
      };
      const sound: RoomRequest =
        !room.table && chance.below(8) === 0 ? { do: 'start' } : soundRequest(chance, move);
      const given = chance.below(2) ? sound : mutant(sound, chance);
      const request = parse(requestSchema, given);
      if (!request.ok) return false;
      const looks = chance.below(LOOKS) === 0;
      const before = looks ? seenByAll(here) : '';
      here.now += chance.below(chance.below(20) ? 3_000 : 90_000);
      const facts = anyFacts(chance);
      const answer = decideRoom(
        { game: bench.game, room, seed, now: here.now, member, facts },
        request.value,
      );
      if (!answer.ok) {
        if (looks && seenByAll(here) !== before)
          throw new Finding(`refused, but not the same: ${show(given)}`);
        return false;
      }
      here.room = answer.room;
      here.steps.push(...answer.steps);
      return true;
    },
  };
}

/** Anybody, but most often the host before the game and somebody whose turn it is while it runs. */
function whoAsks({ host, table, seats }: Room, chance: Chance): string {
  const seat = table?.turn.must[0];
  const due = seat === undefined ? host : membersOf(seats[seat])[0];
  return chance.below(3) && due !== undefined ? due : pick(chance, MEMBERS);
}

function anyFacts(chance: Chance): HouseFacts {
  const often = () => chance.below(3) === 0;
  return { absent: often, away: often, gone: often, link: () => null };
}

function mustReplay(scene: Scene, seen: (scene: Scene) => string): void {
  const again = { ...scene, room: restoreRoom(scene.bench.game, scene.steps) };
  if (seen(again) !== seen(scene))
    throw new Finding(`a room of ${scene.bench.game.id} replays as another`);
}
