import type { Chance, UsualLevel } from '@late/kernel';
import {
  type Board,
  type ExclusiveView,
  grammarOf,
  type Move,
  type Tile,
  titlesFor,
} from '../../rules/index.ts';
import { type Unseen, unseenBy } from '../unseen.ts';
import { closer } from './closer.ts';
import { editor } from './editor.ts';
import {
  bugged,
  holding,
  type Judge,
  laid,
  type Position,
  positionOf,
  swapped,
  without,
} from './position.ts';
import { reporter } from './reporter.ts';
import { verdict } from './verdict.ts';

/** How many draws are imagined before one is made. */
const DRAWS = 12;
const DRAW = 2;

function judgeOf(level: UsualLevel, view: ExclusiveView, unseen: Unseen): Judge {
  switch (level) {
    case 'easy':
      return closer;
    case 'medium':
      return reporter(grammarOf(view.options));
    case 'hard':
      return editor(view, unseen);
  }
}

/** What each move is worth to a bot of this level. */
export function exclusiveAppraiser(
  level: UsualLevel,
  view: ExclusiveView,
  chance: Chance,
): (move: Move) => number {
  const { phase } = view;
  if (phase.at === 'vote') return (move) => (move.do === 'vote' ? verdict(view, move) : 0);
  const unseen = unseenBy(view);
  const judge = judgeOf(level, view, unseen);
  const here = positionOf(view);
  return (move) => {
    switch (move.do) {
      case 'lay':
        return judge(laid(here, move.tile, move.title));
      case 'take':
        return bestPlace(view, judge, holding(without(here, move.tile), [move.tile]), move.tile);
      case 'remove':
        return judge(without(here, move.tile));
      case 'swap':
        return judge(swapped(here, move));
      case 'bug':
        return judge(bugged(here, move.seat));
      case 'draw':
        return imagineDraws(judge, here, unseen, chance);
      default:
        return judge(here);
    }
  };
}

/** A tile that was taken stays in the hand or is laid at once. */
function bestPlace(view: ExclusiveView, judge: Judge, position: Position, tile: Tile): number {
  const { boards, me } = position;
  const titles = titlesFor(grammarOf(view.options), boards[me] as Board, tile);
  const laying = titles.map((title) => judge(laid(position, tile, title)));
  return Math.max(judge(position), ...laying);
}

function imagineDraws(judge: Judge, here: Position, { tiles }: Unseen, chance: Chance): number {
  if (tiles.length < DRAW) return judge(here);
  let sum = 0;
  for (let n = 0; n < DRAWS; n++) {
    const first = chance.below(tiles.length);
    const other = (first + 1 + chance.below(tiles.length - 1)) % tiles.length;
    sum += judge(holding(here, [tiles[first] as Tile, tiles[other] as Tile]));
  }
  return sum / DRAWS;
}
