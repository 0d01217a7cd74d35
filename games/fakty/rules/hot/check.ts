import type { Seat } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import { whyNotObject } from '../dispute.ts';
import { grammarOf } from '../grammar.ts';
import type { Move } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { whyNotPoint } from '../starting.ts';
import { titleWith, whyNotLay } from '../title.ts';
import { isHot, whyNotMove, whyNotPlace, whyNotScrap } from './targets.ts';
import { asDisputed, type HotView } from './view.ts';

/** What is asked for now, said to whoever does something else. */
const ASKED = {
  draw: { code: 'fakty.now.draw', rule: 'hot-turn' },
  discard: { code: 'fakty.now.discard', rule: 'hot-turn' },
  two: { code: 'fakty.now.two', rule: 'hot-turn' },
  roll: { code: 'fakty.now.roll', rule: 'hot-die' },
  place: { code: 'fakty.now.place', rule: 'hot-die' },
  bear: { code: 'fakty.now.hot-bear', rule: 'hot-die' },
  contradiction: { code: 'fakty.now.scrap', rule: 'hot-die' },
  bug: { code: 'fakty.now.move', rule: 'hot-die' },
  tabloid: { code: 'fakty.now.tabloid', rule: 'setup' },
  youngest: { code: 'fakty.now.youngest', rule: 'setup' },
  objection: { code: 'fakty.now.objection', rule: 'table' },
  count: { code: 'fakty.now.count', rule: 'table' },
  over: { code: 'fakty.now.over', rule: 'hot-end' },
} as const;

/** Why the viewer cannot make this move now. */
export function whyNotHot(view: HotView, move: Move): Refusal | null {
  const { phase, board, drawn, options } = view;
  const seat = view.viewer as Seat;
  const asked = ASKED[phase.at === 'action' ? phase.face : phase.at];
  const grammar = grammarOf(options);
  switch (phase.at) {
    case 'draw':
      if (move.do === 'object') return whyNotObject(asDisputed(view), seat, move);
      if (seat !== view.active) return { code: 'fakty.now.wait', rule: 'hot-turn' };
      return move.do === 'draw' ? null : asked;
    case 'count':
      if (move.do === 'object') return whyNotObject(asDisputed(view), seat, move);
      return move.do === 'print' ? null : asked;
    case 'objection':
      return move.do === 'falls' || move.do === 'stands' ? null : asked;
    case 'tabloid':
      return move.do === 'read' ? null : asked;
    case 'youngest':
      return move.do === 'point' ? whyNotPoint(phase, move.seat) : asked;
    case 'discard':
      return move.do === 'discard' ? whyNotHeld(drawn, move.tile) : asked;
    case 'two':
      if (move.do === 'lay') return whyNotLayHot(view, move.tile, move.title);
      return move.do === 'discard' ? whyNotDrop(view, move.tile) : asked;
    case 'roll':
      return move.do === 'roll' ? null : asked;
    case 'place':
      if (move.do !== 'lay' || move.tile !== phase.tile) return asked;
      return whyNotPlace(grammar, board, move.tile, move.title);
    case 'over':
      return asked;
    case 'action':
      break;
  }
  switch (move.do) {
    case 'remove':
      if (phase.face !== 'bear') return asked;
      if (titleWith(board, move.tile) >= 0) return null;
      return { code: 'fakty.not-on-board', rule: 'hot-die' };
    case 'scrap':
      return phase.face === 'contradiction' ? whyNotScrap(board, move.title) : asked;
    case 'move':
      return phase.face === 'bug' ? whyNotMove(grammar, board, move.tile, move.title) : asked;
    default:
      return asked;
  }
}

function whyNotHeld(drawn: readonly Tile[], tile: Tile): Refusal | null {
  return drawn.includes(tile) ? null : { code: 'fakty.not-drawn', rule: 'hot-turn' };
}

export function whyNotLayHot(view: HotView, tile: Tile, title: number): Refusal | null {
  const { board, drawn, options, phase, scores, turn } = view;
  const refusal = whyNotHeld(drawn, tile) ?? whyNotLay(grammarOf(options), board, tile, title);
  if (refusal || phase.at !== 'two' || !isHot(tile, title)) return refusal;
  if (phase.extra) return { code: 'fakty.bang-extra', rule: 'bang' };
  if (turn < scores.length) return { code: 'fakty.bang-first', rule: 'bang' };
  return phase.hot ? { code: 'fakty.bang-once', rule: 'bang' } : null;
}

/** Under `mustLay`, a tile that can be laid is not dropped if it is the last chance to lay one. */
function whyNotDrop(view: HotView, tile: Tile): Refusal | null {
  const { drawn, options, phase } = view;
  const refusal = whyNotHeld(drawn, tile);
  if (refusal || !options.mustLay || phase.at !== 'two' || phase.laid) return refusal;
  const others = drawn.filter((other) => other !== tile);
  if (!canBeLaid(view, tile) || others.some((other) => canBeLaid(view, other))) return null;
  return { code: 'fakty.must-lay', rule: 'must-lay' };
}

function canBeLaid(view: HotView, tile: Tile): boolean {
  return [...view.board.keys()].some((title) => whyNotLayHot(view, tile, title) === null);
}
