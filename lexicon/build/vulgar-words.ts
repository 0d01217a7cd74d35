import { readReviewedLines } from './reviewed-words.ts';

const HEADS = ['holds', 'begins', 'word', 'spared'] as const;

/** Tells vulgar words from others, by the reviewed list: see its first lines. */
export function vulgarWords(): (word: string) => boolean {
  const told: Record<(typeof HEADS)[number], string[]> = {
    holds: [],
    begins: [],
    word: [],
    spared: [],
  };
  for (const { head, words } of readReviewedLines('vulgar', HEADS)) told[head].push(...words);
  const one = new Set(told.word);
  const holds = new RegExp(told.holds.join('|'));
  const begins = new RegExp(`^(nie|naj|nienaj)?(${told.begins.join('|')})`);
  const spared = new RegExp(`^(nie|naj|nienaj)?(${told.spared.join('|')})`);
  return (word) => one.has(word) || ((holds.test(word) || begins.test(word)) && !spared.test(word));
}
