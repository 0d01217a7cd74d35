import type { Verdicts } from '../rules/index.ts';

/** What the form for a new game calls the way in which words are judged. */
export const WORDS_TITLE = 'slowka.options.words';

export function verdictName(words: Verdicts) {
  return `slowka.options.${words}` as const;
}

export function verdictHint(words: Verdicts) {
  return `slowka.options.${words}-hint` as const;
}
