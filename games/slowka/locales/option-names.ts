import type { Verdicts } from '../rules/index.ts';

/** What the form for a new game calls the way in which words are judged. */
export const WORDS_TITLE = 'slowka.options.words';

export function verdictName(words: Verdicts): string {
  return `slowka.options.${words}`;
}

export function verdictHint(words: Verdicts): string {
  return `slowka.options.${words}-hint`;
}
