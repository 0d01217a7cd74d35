import type { Line as LineOf, WeighedTurn } from '@late/kernel';
import type { Option } from '../bot/ahead/option.ts';
import type { Texts } from '../locales/texts.gen.ts';
import type { Move } from '../rules/index.ts';

export type Line = LineOf<Texts>;

/** A turn that can be told of. */
export interface Turn extends WeighedTurn<Move> {
  readonly option: Option;
  /** What its kept tiles are worth beside new ones. */
  readonly leave: number;
}

/** What to do, for whoever has not decided yet. */
export function adviceOn({ option: { move, word, score } }: Turn): Line {
  if (word !== null)
    return { key: 'krzyzowka.coach.advice', params: { word: shown(word), count: score } };
  return move.do === 'exchange'
    ? { key: 'krzyzowka.coach.advice-exchange', params: { letters: shown(move.tiles.join(' ')) } }
    : { key: 'krzyzowka.coach.advice-pass' };
}

/** What is wrong with a word that is none. */
export function refusedWord(word: string): Line {
  return { key: 'krzyzowka.coach.no-word', params: { word: shown(word) } };
}

/** Why one turn is so many points better than another: in the words of whatever makes most of the difference. */
export function whyBetter(best: Turn, made: Turn, better: number): Line {
  const count = Math.round(better);
  const { move, word, score, kept } = best.option;
  if (word === null) {
    return move.do === 'exchange'
      ? { key: 'krzyzowka.coach.exchange', params: { letters: shown(move.tiles.join(' ')), count } }
      : { key: 'krzyzowka.coach.pass', params: { count } };
  }
  const told = { word: shown(word), count };
  if (made.option.word === null)
    return { key: 'krzyzowka.coach.missed', params: { ...told, points: score } };
  const points = score - made.option.score;
  const leave = best.leave - made.leave;
  const answers = (made.answers ?? 0) - (best.answers ?? 0);
  if (points > 0 && points >= leave && points >= answers) {
    const params = { ...told, points: score, less: made.option.score };
    return { key: 'krzyzowka.coach.points', params };
  }
  if (
    answers > leave &&
    best.answers !== null &&
    made.answers !== null &&
    Math.round(answers) > 0
  ) {
    const params = {
      ...told,
      points: Math.round(best.answers),
      more: Math.round(made.answers),
    };
    return { key: 'krzyzowka.coach.answers', params };
  }
  if (leave > 0 && kept.length > 0) {
    const letters = shown(kept.join(' '));
    return { key: 'krzyzowka.coach.keeps', params: { ...told, letters } };
  }
  return { key: 'krzyzowka.coach.better', params: told };
}

function shown(letters: string): string {
  return letters.toUpperCase();
}
