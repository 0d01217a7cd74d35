import { type Chance, checkMove, parse, pick, recording } from '@late/kernel';
import { type Bench, freeze, mutant } from '../../../kernel/testing/index.ts';
import { Finding, show, type Target } from '../target.ts';

const OPENED = Date.UTC(2026, 0, 2, 18);
/** How many inputs are tried in one position. */
const TRIES = 30;
const MOST_STEPS = 300;

interface Position {
  readonly bench: Bench;
  readonly state: unknown;
  readonly now: number;
  readonly steps: number;
  tries: number;
}

/**
 * Moves of all games, sound and damaged, in positions of random games. States are frozen: whoever changes
 * one throws. What the rules accept is played, so damaged moves that pass lead on to odd positions.
 */
export function moves(all: readonly Bench[]): Target {
  let position: Position | null = null;
  /** Sound moves of whatever game, to be tried in others. */
  const foreign: unknown[] = [];

  function deal(chance: Chance): Position {
    const bench = pick(chance, all);
    const { state } = bench.game.setup(bench.opening.options, bench.seats.length, {
      chance: recording(chance),
      now: OPENED,
    });
    return { bench, state: freeze(state), now: OPENED, steps: 0, tries: 0 };
  }

  function play(
    { bench, state, steps, now }: Position,
    seat: number,
    move: unknown,
    chance: Chance,
  ) {
    const at = now + chance.below(2_000);
    const deadline = bench.game.deadline(state);
    // The table lets no move in after its deadline.
    const context = {
      chance: recording(chance),
      now: deadline === null ? at : Math.min(at, deadline),
    };
    const outcome = bench.game.play(state, seat, move, context);
    position = {
      bench,
      state: freeze(outcome.state),
      now: context.now,
      steps: steps + 1,
      tries: 0,
    };
  }

  /** The game goes on by a legal move, or by its clock. */
  function goOn(here: Position, chance: Chance): void {
    const { bench, state, steps, now } = here;
    const { game, specimen } = bench;
    const { must, may } = game.turn(state);
    for (const seat of [...must, ...may]) {
      const move = specimen.randomMove(game.view(state, seat), chance);
      if (move === null) continue;
      if (foreign.length < 500) foreign.push(move);
      else foreign[chance.below(500)] = move;
      play(here, seat, move, chance);
      return;
    }
    const deadline = game.deadline(state);
    if (deadline === null) throw new Finding(`${game.id}: nobody can move, and no deadline comes`);
    const context = { chance: recording(chance), now: Math.max(now, deadline) };
    const outcome = game.expire(state, context);
    position = {
      bench,
      state: freeze(outcome.state),
      now: context.now,
      steps: steps + 1,
      tries: 0,
    };
  }

  function input({ bench, state }: Position, seat: number, chance: Chance): unknown {
    const { game, specimen } = bench;
    const { must, may } = game.turn(state);
    const isSeat = bench.seats.includes(seat);
    const hostile = (isSeat && specimen.hostileMoves?.(state, seat)) || [];
    const kind = chance.below(4);
    if (kind === 0 && hostile.length) return pick(chance, hostile);
    const isAsked = must.includes(seat) || may.includes(seat);
    const own = isAsked ? specimen.randomMove(game.view(state, seat), chance) : null;
    const sound = own !== null && kind < 3 ? own : foreign.length ? pick(chance, foreign) : null;
    return chance.below(8) === 0 ? sound : mutant(sound, chance);
  }

  return {
    name: 'moves',
    attempt(chance) {
      if (!position || position.steps > MOST_STEPS || position.bench.game.result(position.state)) {
        position = deal(chance);
      }
      if (position.tries++ >= TRIES) {
        goOn(position, chance);
        return true;
      }
      const { bench, state } = position;
      const seat = chance.below(bench.seats.length + 1);
      const given = input(position, seat, chance);
      const move = parse(bench.game.move, given);
      if (!move.ok) return false;
      const refusal = checkMove(bench.game, state, seat, freeze(move.value));
      if (refusal) {
        if (!/^[a-z]+\.[a-z-]+(\.[a-z-]+)*$/.test(refusal.code)) {
          throw new Finding(
            `${bench.game.id} refuses ${show(given)} with the code ${refusal.code}`,
          );
        }
        return false;
      }
      if (chance.below(4) === 0) play(position, seat, move.value, chance);
      return true;
    },
  };
}
