import {
  type Act,
  type Actor,
  type Chance,
  type Context,
  checkMove,
  type Entry,
  type Outcome,
  parse,
  recording,
  type Seat,
  seededChance,
  writeRecord,
} from '../src/index.ts';
import type { Bench } from './bench.ts';
import { Flaw } from './flaw.ts';
import { freeze } from './freeze.ts';
import { bytes } from './same.ts';
import type { AnyPlayed, AnyStep } from './specimen.ts';

const OPENED = Date.UTC(2024, 1, 29, 12);
/** The longest that anybody thinks, in milliseconds. */
const THOUGHT = 2_000;
/** One chance in so many that everybody lets the clock run out. */
const DAWDLE = 16;

type Keep = <T>(value: T) => T;

interface Pending {
  readonly by: Actor;
  readonly at: number;
  readonly act: Act;
}

/** One game in so many has its moves parsed and is frozen at every step. */
const STRICT_EVERY = 8;

/** Plays one game to its end, or to its first flaw. The same seed plays the same game. */
export function randomGame(bench: Bench, seed: number): { played: AnyPlayed; flaw: Flaw | null } {
  const luck = seededChance(2 * seed);
  const keep: Keep = seed % STRICT_EVERY === 0 ? freeze : (value) => value;
  const minds = seededChance(2 * seed + 1);
  const steps: AnyStep[] = [];
  let flaw: Flaw | null = null;
  try {
    steps.push(take(bench, null, { by: 'house', at: OPENED, act: { do: 'deal' } }, 0, luck, keep));
    for (;;) {
      const { entry, outcome } = steps.at(-1) as AnyStep;
      if (bench.game.result(outcome.state)) break;
      if (steps.length >= bench.set.bound) {
        throw new Flaw('ends', `not over after ${steps.length} steps`);
      }
      const next = decide(bench, outcome.state, entry.at, minds, keep);
      steps.push(take(bench, outcome.state, next, steps.length, luck, keep));
    }
  } catch (error) {
    flaw = error instanceof Flaw ? error : new Flaw('accepts', `step ${steps.length} threw`, error);
  }
  return { played: playedOf(bench, seed, steps, flaw), flaw };
}

/** What happens next: somebody moves, or the clock runs out. */
function decide(
  { game, specimen }: Bench,
  state: unknown,
  now: number,
  minds: Chance,
  keep: Keep,
): Pending {
  const { must, may } = game.turn(state);
  const deadline = game.deadline(state);
  const at = now + minds.below(THOUGHT);
  const expire = (): Pending => ({
    by: 'clock',
    at: Math.max(at, deadline as number),
    act: { do: 'expire' },
  });
  if (deadline !== null && (at >= deadline || minds.below(DAWDLE) === 0)) return expire();
  for (const seat of shuffled([...must, ...may], minds)) {
    const move = specimen.randomMove(keep(game.view(state, seat)), minds);
    if (move !== null) return { by: seat, at, act: { do: 'move', move } };
    if (must.includes(seat)) throw new Flaw('accepts', `seat ${seat} must move and finds no move`);
  }
  if (deadline === null) throw new Flaw('turn', 'nobody moves, and no deadline comes');
  return expire();
}

function take(
  bench: Bench,
  before: unknown,
  { by, at, act }: Pending,
  seq: number,
  luck: Chance,
  keep: Keep,
): AnyStep {
  if (act.do === 'move') mustBeLegal(bench, before, by as Seat, act.move, keep === freeze);
  const chance = recording(luck);
  const outcome = carryOut(bench, before, by, keep(act), { chance, now: at });
  const entry: Entry = { seq, at, by, act, tape: chance.tape };
  return keep({ entry, before, outcome });
}

function mustBeLegal(
  { game }: Bench,
  state: unknown,
  seat: Seat,
  move: unknown,
  strict: boolean,
): void {
  const parsed = strict ? parse(game.move, move) : null;
  if (parsed?.ok === false) {
    throw new Flaw('accepts', `the schema refuses ${bytes(move)} at "${parsed.at}"`);
  }
  const refusal = checkMove(game, state, seat, move);
  if (refusal) {
    throw new Flaw('accepts', `seat ${seat} is refused ${bytes(move)}: ${bytes(refusal)}`);
  }
}

/** On frozen input. What throws there but not on a copy has tried to change its input. */
function carryOut(
  bench: Bench,
  state: unknown,
  by: Actor,
  act: Act,
  context: Context,
): Outcome<unknown, unknown> {
  const { game, opening } = bench;
  const run = (
    { options, seats }: typeof opening,
    from: unknown,
    step: Act,
  ): Outcome<unknown, unknown> => {
    if (step.do === 'deal') return game.setup(options, seats, context);
    if (step.do === 'expire') return game.expire(from, context);
    if (step.do !== 'move') throw new TypeError(step.do);
    return game.play(from, by as Seat, step.move, context);
  };
  try {
    return run(opening, state, act);
  } catch (error) {
    const what = `${by}: ${bytes(act)}`;
    try {
      run(structuredClone(opening), structuredClone(state), structuredClone(act));
    } catch {
      throw new Flaw('accepts', `${what} threw`, error);
    }
    throw new Flaw('untouched', `${what} threw on frozen input`, error);
  }
}

function playedOf(
  { game, set, opening }: Bench,
  seed: number,
  steps: readonly AnyStep[],
  flaw: Flaw | null,
): AnyPlayed {
  const log = steps.map(({ entry }) => entry);
  const last = steps.at(-1);
  return {
    set,
    seed,
    opening,
    steps,
    log,
    result: last && !flaw ? game.result(last.outcome.state) : null,
    text: () =>
      writeRecord(game, {
        game: game.id,
        version: game.version,
        table: `conformance-${seed}`,
        opened: OPENED,
        sitters: Array.from({ length: set.seats }, (_, seat) => ({
          kind: 'person',
          name: `Seat ${seat + 1}`,
        })),
        options: opening.options,
        commitment: '0'.repeat(64),
        seed: null,
        log,
      }),
  };
}

function shuffled<T>(items: T[], chance: Chance): T[] {
  for (let left = items.length; left > 1; left--) {
    const other = chance.below(left);
    [items[left - 1], items[other]] = [items[other] as T, items[left - 1] as T];
  }
  return items;
}
