import type { Line as LineOf } from '@late/kernel';
import type { CountedRun, Options, Stage } from '../rules/index.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** Letters as they are printed on the tiles. */
export function capitals(word: string): string {
  return word.toLocaleUpperCase('pl');
}

/** Why a run counts nothing. */
export function whyNot(word: string, fault: NonNullable<CountedRun['fault']>): Line {
  return { key: `krzyzowka.reason.${fault}`, params: { word: capitals(word) } };
}

/** What a player at a table of their own is doing. */
export function stageLabel(stage: Stage): Line {
  return { key: `krzyzowka.stage.${stage}` };
}

/** The name of an option's value, and what it means in half a sentence. */
export interface ChoiceLabel {
  readonly name: Line;
  readonly hint: Line | null;
}

const GAMES: Record<Options['game'], ChoiceLabel> = {
  1: {
    name: { key: 'krzyzowka.options.common' },
    hint: { key: 'krzyzowka.options.common-hint' },
  },
  2: { name: { key: 'krzyzowka.options.own' }, hint: { key: 'krzyzowka.options.own-hint' } },
  3: {
    name: { key: 'krzyzowka.options.longest' },
    hint: { key: 'krzyzowka.options.longest-hint' },
  },
};

export function gameLabel(game: Options['game']): ChoiceLabel {
  return GAMES[game];
}

export function verdictLabel(words: Options['words']): ChoiceLabel {
  return {
    name: { key: `krzyzowka.options.words-${words}` },
    hint: { key: `krzyzowka.options.words-${words}-hint` },
  };
}

export function triesLabel(tries: Options['tries']): ChoiceLabel {
  const hint: Line | null = tries === 1 ? { key: 'krzyzowka.options.tries-1-hint' } : null;
  return { name: { key: `krzyzowka.options.tries-${tries}` }, hint };
}

export function wrongChallengeLabel(wrongChallenge: Options['wrongChallenge']): ChoiceLabel {
  return { name: { key: `krzyzowka.options.wrong-challenge-${wrongChallenge}` }, hint: null };
}

export function roundsLabel(rounds: Options['rounds']): ChoiceLabel {
  return {
    name: { key: `krzyzowka.options.rounds-${rounds}` },
    hint: { key: `krzyzowka.options.rounds-${rounds}-hint` },
  };
}

export function minutesLabel(minutes: Options['minutes']): ChoiceLabel {
  const name: Line =
    minutes === 'off'
      ? { key: 'krzyzowka.options.minutes-off' }
      : { key: 'krzyzowka.options.minutes-count', params: { count: minutes } };
  return { name, hint: null };
}

/** The headings of a form for the options. */
export const OPTION_LABELS: Record<Exclude<keyof Options, 'list' | 'edition'>, Line> = {
  game: { key: 'krzyzowka.options.game' },
  words: { key: 'krzyzowka.options.words' },
  tries: { key: 'krzyzowka.options.tries' },
  wrongChallenge: { key: 'krzyzowka.options.wrong-challenge' },
  tableWords: { key: 'krzyzowka.options.table-words' },
  roundCount: { key: 'krzyzowka.options.round-count' },
  minutes: { key: 'krzyzowka.options.minutes' },
  rounds: { key: 'krzyzowka.options.rounds' },
  properNouns: { key: 'krzyzowka.options.proper-nouns' },
  parts: { key: 'krzyzowka.options.parts-all' },
  family: { key: 'krzyzowka.options.family' },
};

/** Which word list a table plays by. */
export function listLabel(list: string): Line {
  return { key: 'krzyzowka.options.list', params: { list } };
}
