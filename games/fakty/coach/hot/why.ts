import { atRest, type HotPosition, laid, lifted, scrapped } from '../../bot/hot/position.ts';
import { unseenBy } from '../../bot/unseen.ts';
import { grammarOf, type HotView, type Move } from '../../rules/index.ts';
import type { Line } from '../line.ts';
import { closedNext } from './worth.ts';

/** Less of a difference, in percent, is not worth a word. */
const TELLING = 5;

/** What a move does that can be counted; null if that makes no difference. */
export function whyHot(view: HotView, best: Move, made: Move, points: number): Line | null {
  const [better, worse] = [afterMove(view, best), afterMove(view, made)];
  if (better.gained > worse.gained)
    return { key: 'fakty.coach.closes', params: { count: better.gained } };
  if (better.rolls && !worse.rolls) return { key: 'fakty.coach.rolls', params: { points } };
  const unseen = unseenBy(view);
  const percent = Math.round(100 * closedNext(unseen, better.board));
  const more = Math.round(100 * closedNext(unseen, worse.board));
  return more - percent >= TELLING
    ? { key: 'fakty.coach.leaves', params: { percent, more } }
    : null;
}

function afterMove(view: HotView, move: Move): HotPosition {
  const here = atRest(view.board);
  const grammar = grammarOf(view.options);
  switch (move.do) {
    case 'lay':
      return laid(grammar, here, move.tile, move.title);
    case 'remove':
      return lifted(here, move.tile);
    case 'scrap':
      return scrapped(here, move.title);
    case 'move':
      return laid(grammar, lifted(here, move.tile), move.tile, move.title);
    default:
      return here;
  }
}
