import type { UsualLevel } from '@late/kernel';
import {
  grammarOf,
  type HotView,
  isHot,
  type Move,
  type Tile,
  type Title,
} from '../../rules/index.ts';
import { unseenBy } from '../unseen.ts';
import { hotCloser } from './closer.ts';
import { hotEditor } from './editor.ts';
import {
  atRest,
  type HotJudge,
  type HotPosition,
  laid,
  lifted,
  scrapped,
  takes,
} from './position.ts';
import { hotReporter } from './reporter.ts';

function judgeOf(level: UsualLevel, view: HotView): HotJudge {
  switch (level) {
    case 'easy':
      return hotCloser;
    case 'medium':
      return hotReporter;
    case 'hard':
      return hotEditor(view, unseenBy(view));
  }
}

/** What each move is worth to a bot of this level. */
export function hotAppraiser(level: UsualLevel, view: HotView): (move: Move) => number {
  return appraiserBy(judgeOf(level, view), view);
}

/** What each move is worth to whoever judges positions like this, with the best use of the tiles that are left. */
export function appraiserBy(judge: HotJudge, view: HotView): (move: Move) => number {
  const grammar = grammarOf(view.options);
  const { drawn, phase, scores, turn } = view;
  const here: HotPosition = { ...atRest(view.board), rolls: phase.at === 'two' && phase.hot };
  const mayBang = 'extra' in phase && !phase.extra && turn >= scores.length;
  const but = (tile: Tile) => drawn.filter((other) => other !== tile);

  /** The best that can be made of the tiles that are left. */
  const onward = (position: HotPosition, tiles: readonly Tile[]): number => {
    const [tile, ...rest] = tiles;
    if (tile === undefined || position.over) return judge(position);
    let most = onward(position, rest);
    position.board.forEach((row: Title, title: number) => {
      if (!takes(grammar, row, tile)) return;
      if (isHot(tile, title) && (position.rolls || !mayBang)) return;
      most = Math.max(most, onward(laid(grammar, position, tile, title), rest));
    });
    return most;
  };

  return (move) => {
    switch (move.do) {
      case 'discard':
        return onward(here, but(move.tile));
      case 'lay':
        return onward(laid(grammar, here, move.tile, move.title), but(move.tile));
      case 'remove':
        return judge(lifted(here, move.tile));
      case 'scrap':
        return judge(scrapped(here, move.title));
      case 'move':
        return judge(laid(grammar, lifted(here, move.tile), move.tile, move.title));
      default:
        return judge(here);
    }
  };
}
