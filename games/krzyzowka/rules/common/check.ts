import type { Seat } from '@late/kernel';
import type { Move } from '../move.ts';
import type { Refusal } from '../refusal.ts';
import type { Run } from '../runs.ts';
import type { Tile } from '../tile-sets.ts';
import { missing } from '../tiles.ts';
import { checkPlacement } from './place.ts';
import { bagLeft, type CommonState, countsOf, isLastWord } from './state.ts';
import { checkAsk, checkVote } from './table-words.ts';

export function checkCommon(state: CommonState, seat: Seat, move: Move): Refusal | null {
  if (move.do === 'vote') return checkVote(state, seat);
  if (state.tableWords.vote) return { code: 'krzyzowka.vote-first', rule: 'table-words' };
  switch (move.do) {
    case 'ask':
      return checkAsk(state, seat, move.word);
    case 'challenge':
    case 'accept':
      return checkAnswer(state, seat, move.word);
    case 'lay':
      return (
        checkTurn(state, seat) ??
        checkPlacement(state.options, state.table, state.hands[seat] ?? [], move.tiles)
      );
    case 'exchange':
      return checkTurn(state, seat) ?? checkExchange(state, seat, move.tiles);
    case 'pass':
      return checkTurn(state, seat);
    default:
      return { code: 'krzyzowka.other-game', rule: 'three-games' };
  }
}

function checkTurn(state: CommonState, seat: Seat): Refusal | null {
  if (seat !== state.active) return { code: 'krzyzowka.not-your-turn', rule: 'turn' };
  return isLastWord(countsOf(state)) ? { code: 'krzyzowka.last-word', rule: 'rulings' } : null;
}

function checkExchange(state: CommonState, seat: Seat, tiles: readonly Tile[]): Refusal | null {
  const absent = missing(state.hands[seat] ?? [], tiles);
  if (absent !== null) {
    return { code: 'krzyzowka.not-yours', params: { tile: absent.toUpperCase() }, rule: 'tiles' };
  }
  const count = bagLeft(countsOf(state));
  if (tiles.length <= count) return null;
  return { code: 'krzyzowka.bag', params: { count }, rule: 'rulings' };
}

function checkAnswer({ pending, options }: CommonState, seat: Seat, word: string): Refusal | null {
  if (options.words === 'checked') return { code: 'krzyzowka.checked', rule: 'checked' };
  if (!pending || (pending.words[0] as Run).word !== word) {
    return { code: 'krzyzowka.stands', params: { word: word.toUpperCase() }, rule: 'rulings' };
  }
  if (pending.seat === seat) return { code: 'krzyzowka.own-word', rule: 'challenge' };
  if (pending.accepted.includes(seat)) return { code: 'krzyzowka.accepted', rule: 'challenge' };
  return null;
}
