import type { EditionId } from '../src/editions.ts';
import { readReviewedLines } from './reviewed-words.ts';

const HEADS = ['holds', 'begins', 'word', 'spared'] as const;

/** Tells an edition's vulgar words from others, by the reviewed list: see its first lines. */
export function vulgarWords(
  edition: EditionId,
  prefixes: readonly string[] = [],
): (word: string) => boolean {
  const told: Record<(typeof HEADS)[number], string[]> = {
    holds: [],
    begins: [],
    word: [],
    spared: [],
  };
  for (const { head, words } of readReviewedLines(`${edition}/vulgar`, HEADS)) {
    told[head].push(...words);
  }
  const one = new Set(told.word);
  const start = prefixes.length > 0 ? `^(${prefixes.join('|')})?` : '^';
  const holds = anyOf('', told.holds);
  const begins = anyOf(start, told.begins);
  const spared = anyOf(start, told.spared);
  return (word) => one.has(word) || ((holds.test(word) || begins.test(word)) && !spared.test(word));
}

function anyOf(before: string, letters: readonly string[]): RegExp {
  // Nothing is in no word.
  return letters.length > 0 ? new RegExp(`${before}(${letters.join('|')})`) : /(?!)/;
}
