import {
  type Chance,
  checkMove,
  type Entry,
  type Outcome,
  type Seat,
  type Viewer,
} from '../src/index.ts';
import type { Bench } from './bench.ts';
import { freeze } from './freeze.ts';
import { bytes } from './same.ts';

/** The same step in another world, or null where it cannot be made. */
export function sameStep(
  { game, opening }: Bench,
  state: unknown,
  { act, at, by }: Entry,
  chance: Chance,
): Outcome<unknown, unknown> | null {
  const context = { chance, now: at };
  if (act.do === 'deal') return game.setup(opening.options, opening.seats, context);
  if (act.do === 'expire') {
    const deadline = game.deadline(state);
    return deadline === null || at < deadline ? null : game.expire(state, context);
  }
  if (act.do !== 'move') return null;
  const { move } = act;
  if (checkMove(game, state, by as Seat, move)) return null;
  return game.play(state, by as Seat, move, context);
}

/** A step of the same seat in another world, with another move where it finds one. */
export function otherStep(
  bench: Bench,
  state: unknown,
  entry: Entry,
  chance: Chance,
): Outcome<unknown, unknown> | null {
  const { game, specimen } = bench;
  if (entry.act.do !== 'move') return null;
  const turn = game.turn(state);
  if (![...turn.must, ...turn.may].includes(entry.by as Seat)) return null;
  const view = freeze(game.view(state, entry.by as Seat));
  const move = specimen.randomMove(view, chance);
  if (move === null) return null;
  return sameStep(bench, state, { ...entry, act: { do: 'move', move } }, chance);
}

/** The events as a viewer receives them. */
export function told({ game }: Bench, events: readonly unknown[], viewer: Viewer): string {
  const received = events.map((event) => game.redact(event, viewer));
  return bytes(received.filter((event) => event !== null));
}
