import type { Seat } from '@late/kernel';
import { whyNotObject } from '../dispute.ts';
import { grammarOf } from '../grammar.ts';
import type { Move } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import { whyNotPoint } from '../starting.ts';
import { type Board, isComplete, titlesFor, whyNotLay } from '../title.ts';
import { whyNotBug, whyNotReach, whyNotSwap } from './targets.ts';
import type { ExclusiveView } from './view.ts';
import { whyNotVote } from './vote.ts';

/** What is asked for now, said to whoever does something else. */
const ASKED = {
  opening: { code: 'fakty.now.opening', rule: 'setup' },
  roll: { code: 'fakty.now.roll', rule: 'turn' },
  'hot-topic': { code: 'fakty.now.hot-topic', rule: 'die' },
  leak: { code: 'fakty.now.leak', rule: 'die' },
  bear: { code: 'fakty.now.bear', rule: 'die' },
  contradiction: { code: 'fakty.now.contradiction', rule: 'die' },
  bug: { code: 'fakty.now.bug', rule: 'die' },
  taken: { code: 'fakty.now.taken', rule: 'die' },
  second: { code: 'fakty.now.second', rule: 'second' },
  vote: { code: 'fakty.now.vote', rule: 'tie' },
  tabloid: { code: 'fakty.now.tabloid', rule: 'setup' },
  youngest: { code: 'fakty.now.youngest', rule: 'setup' },
  objection: { code: 'fakty.now.objection', rule: 'table' },
  count: { code: 'fakty.now.count', rule: 'table' },
  over: { code: 'fakty.now.over', rule: 'end' },
} as const;

/** Why the viewer cannot make this move now. */
export function whyNotExclusive(view: ExclusiveView, move: Move): Refusal | null {
  const { phase, boards, handSizes, pool, options } = view;
  const seat = view.viewer as Seat;
  const asked = ASKED[phase.at === 'action' ? phase.face : phase.at];
  switch (phase.at) {
    case 'opening':
      return move.do === 'lay' ? whyNotLayOwn(view, move) : asked;
    case 'roll':
      if (move.do === 'object') return whyNotObject(view, seat, move);
      if (seat !== view.active) return { code: 'fakty.now.wait', rule: 'turn' };
      return move.do === 'roll' ? null : asked;
    case 'count':
      if (move.do === 'object') return whyNotObject(view, seat, move);
      return move.do === 'print' ? null : asked;
    case 'objection':
      return move.do === 'falls' || move.do === 'stands' ? null : asked;
    case 'tabloid':
      return move.do === 'read' ? null : asked;
    case 'youngest':
      return move.do === 'point' ? whyNotPoint(phase, move.seat) : asked;
    case 'taken':
      if (move.do === 'keep') return null;
      return move.do === 'lay' && move.tile === phase.tile ? whyNotLayOwn(view, move) : asked;
    case 'second':
      if (move.do === 'lay') return whyNotLayOwn(view, move);
      if (move.do === 'draw')
        return view.stackSize ? null : { code: 'fakty.stack-empty', rule: 'stack' };
      return move.do === 'pass' ? whyNotPass(view) : asked;
    case 'vote':
      return move.do === 'vote' ? whyNotVote(phase.tied, boards, seat, move) : asked;
    case 'over':
      return asked;
    case 'action':
      break;
  }
  switch (move.do) {
    case 'take':
      if (phase.face === 'leak') return whyNotReach(boards, seat, move.tile);
      if (phase.face !== 'hot-topic') return asked;
      return pool.includes(move.tile) ? null : { code: 'fakty.not-in-pool', rule: 'die' };
    case 'remove':
      return phase.face === 'bear' ? whyNotReach(boards, seat, move.tile) : asked;
    case 'swap':
      return phase.face === 'contradiction' ? whyNotSwap(grammarOf(options), boards, move) : asked;
    case 'bug':
      return phase.face === 'bug' ? whyNotBug(handSizes, seat, move.seat) : asked;
    default:
      return asked;
  }
}

function whyNotLayOwn(
  { boards, hand, options, viewer }: ExclusiveView,
  { tile, title }: { readonly tile: number; readonly title: number },
): Refusal | null {
  if (!hand.includes(tile)) return { code: 'fakty.not-in-hand', rule: 'titles' };
  return whyNotLay(grammarOf(options), boards[viewer as Seat] as Board, tile, title);
}

/** Only a full board, or an empty stack and a hand that fits nowhere, may pass. */
function whyNotPass({ boards, hand, options, stackSize, viewer }: ExclusiveView): Refusal | null {
  const board = boards[viewer as Seat] as Board;
  if (isComplete(board)) return null;
  if (stackSize) return { code: 'fakty.pass-draw', rule: 'rulings' };
  const grammar = grammarOf(options);
  const fitting = hand.some((tile) => titlesFor(grammar, board, tile).length > 0);
  return fitting ? { code: 'fakty.pass-lay', rule: 'rulings' } : null;
}
