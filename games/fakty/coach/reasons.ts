import { grammarOf, type Move, type Tile, type View } from '../rules/index.ts';
import { whyExclusive } from './exclusive/why.ts';
import { whyHot } from './hot/why.ts';
import type { Line } from './line.ts';

/** What to do. Seats are told by their numbers: a coach knows no names. */
export function adviceOn(view: View, move: Move): Line {
  const { prints } = grammarOf(view.options).deck;
  const said = (tile: Tile) => prints[tile]?.text ?? '';
  switch (move.do) {
    case 'lay':
    case 'move':
      return {
        key: `fakty.coach.advice.${move.do}`,
        params: { tile: said(move.tile), title: move.title + 1 },
      };
    case 'take':
    case 'remove':
    case 'discard':
      return { key: `fakty.coach.advice.${move.do}`, params: { tile: said(move.tile) } };
    case 'swap':
      return {
        key: 'fakty.coach.advice.swap',
        params: { tile: said(move.one), other: said(move.other) },
      };
    case 'bug':
      return { key: 'fakty.coach.advice.bug', params: { rival: move.seat + 1 } };
    case 'scrap':
      return { key: 'fakty.coach.advice.scrap', params: { title: move.title + 1 } };
    case 'keep':
    case 'draw':
    case 'pass':
      return { key: `fakty.coach.advice.${move.do}` };
    default:
      throw new Error(`${move.do} is a matter of taste`);
  }
}

/** Why one move is so many points better than another: by what can be counted on the table, if anything can. */
export function whyBetter(view: View, best: Move, made: Move, better: number): Line {
  const points = Math.round(10 * better) / 10;
  const seen =
    view.variant === 'hot' ? whyHot(view, best, made, points) : whyExclusive(view, best, made);
  return seen ?? { key: 'fakty.coach.average', params: { points } };
}
