import type { Line as LineOf, WeighedTurn } from '@late/kernel';
import type { Option } from '../bot/ahead/option.ts';
import { groundWith } from '../bot/ground/ground.ts';
import { boardValue } from '../bot/prospects/prospects.ts';
import { keepValue } from '../bot/prospects/weights.ts';
import type { Texts } from '../locales/texts.gen.ts';
import type { Move } from '../rules/index.ts';
import type { Desk } from './desk.ts';

export type Line = LineOf<Texts>;

/** A turn that can be told of. */
export interface Turn extends WeighedTurn<Move> {
  readonly option: Option;
}

/** What to do, for whoever has not decided yet. */
export function adviceOn({ option }: Turn): Line {
  const { move, word, score } = option;
  if (word !== null)
    return { key: 'slowka.coach.advice', params: { word: shown(word), count: score } };
  return move.do === 'exchange'
    ? { key: 'slowka.coach.advice-exchange', params: { letters: shown(move.tokens.join(' ')) } }
    : { key: 'slowka.coach.advice-pass' };
}

/** What is wrong with a word that is none. */
export function refusedWord(word: string): Line {
  return { key: 'slowka.coach.no-word', params: { word: shown(word) } };
}

/** Why one turn is so many points better than another: in the words of whatever makes most of the difference. */
export function whyBetter(desk: Desk, best: Turn, made: Turn, better: number): Line {
  const count = Math.round(better);
  const { move, word, score } = best.option;
  if (word === null) {
    return move.do === 'exchange'
      ? {
          key: 'slowka.coach.exchange',
          params: { letters: shown(move.tokens.join(' ')), count },
        }
      : { key: 'slowka.coach.pass', params: { count } };
  }
  const told = { word: shown(word), count };
  if (made.option.word === null)
    return { key: 'slowka.coach.missed', params: { ...told, points: score } };
  const { board, hand } = termsOf(desk, best.option);
  const other = termsOf(desk, made.option);
  const gains = [
    { by: 'points', gain: score - made.option.score },
    { by: 'board', gain: board - other.board },
    { by: 'hand', gain: hand - other.hand },
  ].sort((a, b) => b.gain - a.gain);
  switch (gains[0]?.by) {
    case 'points':
      return {
        key: 'slowka.coach.points',
        params: { ...told, points: score, less: made.option.score },
      };
    case 'board':
      if (best.answers === null || made.answers === null || made.answers <= best.answers) break;
      return {
        key: 'slowka.coach.answers',
        params: { ...told, points: Math.round(best.answers), more: Math.round(made.answers) },
      };
    case 'hand':
      if (best.option.kept.length === 0) break;
      return {
        key: 'slowka.coach.keeps',
        params: { ...told, letters: keptShown(desk, best.option) },
      };
  }
  return { key: 'slowka.coach.better', params: told };
}

/** What a turn leaves on the board, and in the hand. */
function termsOf({ standing }: Desk, { laid, kept }: Option): { board: number; hand: number } {
  const { ground, pool, weights } = standing;
  const { free } = laid.length ? groundWith(ground, laid) : ground;
  return {
    board: boardValue(weights, ground, free),
    hand: kept.reduce((sum, letter) => sum + keepValue(weights, letter, pool > 0), 0),
  };
}

function keptShown({ standing: { ground } }: Desk, { kept }: Option): string {
  return shown(kept.map((letter) => ground.alphabet.characterOf(letter)).join(' '));
}

function shown(letters: string): string {
  return letters.toUpperCase();
}
