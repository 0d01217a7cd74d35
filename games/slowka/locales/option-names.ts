import type { Tries, Verdicts, WrongChallenge } from '../rules/index.ts';

// What the form for a new game calls the ways in which words are judged.

export const WORDS_TITLE = 'slowka.options.words';

export function verdictName(words: Verdicts) {
  return `slowka.options.${words}` as const;
}

export function verdictHint(words: Verdicts) {
  return `slowka.options.${words}-hint` as const;
}

export function triesName(tries: Tries) {
  return `slowka.options.tries-${tries}` as const;
}

/** What the usual number of tries means, everybody knows. */
export function triesHint(tries: Tries) {
  return tries === 3 ? null : (`slowka.options.tries-${tries}-hint` as const);
}

export function wrongName(wrong: WrongChallenge) {
  return `slowka.options.wrong-${wrong}` as const;
}

export function wrongHint(wrong: WrongChallenge) {
  return `slowka.options.wrong-${wrong}-hint` as const;
}
