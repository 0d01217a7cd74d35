import {
  type Act,
  type Actor,
  commitment,
  type Entry,
  fairChance,
  type GameRecord,
  recording,
  seededChance,
  writeRecord,
} from '../../src/index.ts';
import { type Move, type State, toy } from './game.ts';
import { specimen } from './specimen.ts';

const OPENED = Date.UTC(2024, 5, 1, 18, 30);
export const SEED = '5eed'.repeat(16);
const TABLE = 'kitchen-table';
const OPTIONS = { rounds: 3, faceUp: false };

/** A finished game of the toy whose luck comes from the seed. One move is taken back. */
export function fairGame(mind = 1, seats = 3): GameRecord {
  const log: Entry[] = [];
  const minds = seededChance(mind);
  const take = (before: State | null, by: Actor, act: Act, at: number): State => {
    const chance = recording(fairChance(SEED, TABLE, log.length));
    const context = { chance, now: at };
    const outcome =
      act.do === 'deal'
        ? toy.setup(OPTIONS, seats, context)
        : act.do === 'expire'
          ? toy.expire(before as State, context)
          : toy.play(before as State, by as number, (act as { move: Move }).move, context);
    log.push({ seq: log.length, at, by, act, tape: chance.tape });
    return outcome.state;
  };
  const table = (act: Act, by: Actor, at: number) =>
    log.push({ seq: log.length, at, by, act, tape: [] });
  let state = take(null, 'house', { do: 'deal' }, OPENED);
  const lay = (token: number): Act => ({ do: 'move', move: { do: 'lay', token } });
  take(state, 0, lay(state.hands[0]?.[0] as number), OPENED + 1_000);
  table({ do: 'undo', drops: [1] }, 0, OPENED + 2_000);
  table({ do: 'note', note: { kind: 'consent', seat: 1, why: 'a = b' } }, 'house', OPENED + 2_500);
  let at = OPENED + 3_000;
  while (!toy.result(state)) {
    const { must } = toy.turn(state);
    at += 500;
    if (must.length === 1 && minds.below(2)) {
      at = state.due as number;
      state = take(state, 'clock', { do: 'expire' }, at);
      continue;
    }
    const seat = must[minds.below(must.length)] as number;
    const move = specimen.randomMove(toy.view(state, seat), minds);
    state = take(state, seat, { do: 'move', move }, at);
  }
  return {
    game: toy.id,
    version: toy.version,
    table: TABLE,
    opened: OPENED,
    sitters: [
      { kind: 'person', name: 'Ada' } as const,
      { kind: 'bot', level: 'easy', name: 'Press' } as const,
      { kind: 'team', name: 'Łódź & Co. = we' } as const,
    ].slice(0, seats),
    options: OPTIONS,
    commitment: commitment(SEED),
    seed: SEED,
    log,
  };
}

export const games = (id: string) => (id === toy.id ? toy : null);

export function textOf(record: GameRecord): string {
  return writeRecord(toy, record);
}
