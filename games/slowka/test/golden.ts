import type { Frame } from '@late/kernel';
import { ANY_PART } from '@late/lexicon';
import type { Event, Slowka, State } from '../rules/index.ts';
import { type Recount, recountText } from './recount.ts';
import { NOTEBOOK } from './words.ts';

/** What a fixture comes to on paper, in one line. */
export const golden = {
  folder: new URL('../fixtures/', import.meta.url),
  recount: (text: string): Recount =>
    recountText(text, (word) => NOTEBOOK.verdict(word, ANY_PART).word),
  summary: ({ end, scores, winners, words }: Recount): string => {
    const list = words.map(({ closed, word }) => word + '+'.repeat(closed.length));
    return `${end} | ${scores.join(' ')} | ${winners.join(' ')} | ${list.join(' ')}`;
  },
};

/** The same line from a replay by the rules. */
export function replayedBy(game: Slowka, steps: readonly Frame<State, Event>[]): string {
  const last = steps.at(-1)?.state as State;
  const result = game.result(last);
  const list = last.words.map(({ closed, word }) => word + '+'.repeat(closed.length));
  return [last.end, result?.scores.join(' '), result?.winners.join(' '), list.join(' ')].join(
    ' | ',
  );
}
