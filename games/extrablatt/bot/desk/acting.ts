import { type Move, offers } from '../../rules/index.ts';
import { bestOf, type Desk, type Option } from './desk.ts';
import { motors } from './motors.ts';
import { removals } from './removing.ts';
import { tokenWorth } from './tokens.ts';
import { waysToWrite } from './writing.ts';

/** The action of a turn. */
export function acting(desk: Desk): Move {
  return (bestAction(desk) as Option<Move>).what;
}

/** A second action, if it is worth the token. */
export function actingAgain(desk: Desk): Move {
  const best = bestAction(desk);
  const { paper } = desk;
  const kept = tokenWorth({ ...desk, paper: { ...paper, tokens: paper.tokens - 1 } });
  return best && best.value > kept ? best.what : { do: 'pass' };
}

/** The second removal, if there is anything to be gained from it. */
export function removingAgain(desk: Desk): Move {
  const best = bestOf(desk, removals(desk, offers(desk.view, desk.seat)));
  return best && best.value > 0 ? best.what : { do: 'pass' };
}

function bestAction(desk: Desk): Option<Move> | null {
  const all = offers(desk.view, desk.seat);
  const writing = waysToWrite(desk, all);
  if (desk.taste.eager && writing.length) return bestOf(desk, writing);
  return bestOf(desk, [...writing, ...pairs(removals(desk, all)), ...motors(desk, all)]);
}

/** Removing one dispatch allows to remove another: each brings the best of the others along. */
export function pairs(removals: readonly Option<Move>[]): Option<Move>[] {
  return removals.map((first) => {
    const others = removals.filter((other) => other !== first).map(({ value }) => value);
    return { ...first, value: first.value + Math.max(0, ...others) };
  });
}
