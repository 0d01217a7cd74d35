import { writeAdditions } from '../../src/additions.ts';
import { EDITIONS } from '../../src/editions.ts';
import { frontCoded } from '../../src/front-coded.ts';
import { growLists } from '../grow-lists.ts';
import type { KeptList } from '../kept-list.ts';
import { bitOf, bitsOf, partsIn } from '../parts.ts';
import { readReviewedLines, readReviewedWords } from '../reviewed-words.ts';
import { vulgarWords } from '../vulgar-words.ts';
import { feminineForms } from './feminine-forms.ts';
import { readToldForms } from './told-forms.ts';

/** Words of at least so many letters are known to readers if the web writes them. */
const LONG = 5;

/**
 * Compiles what makes newer lists of polski-1: of its words with their parts of speech as bits, and of the words
 * that the web writes, in the spellings in which it does.
 */
export function compileAdditions(kept: KeptList, met: readonly string[]): Uint8Array {
  const { words: base } = kept;
  const second = secondWords(base);
  const third = thirdWords(base, second);
  const changed = new Map(second);
  for (const { head, words } of readReviewedLines('pl/polski-2/parts')) {
    for (const word of words) {
      if (!base.has(word)) throw new Error(`not in the list: ${word}`);
      changed.set(word, bitsOf(partsIn(head)));
    }
  }
  const isVulgar = vulgarWords('pl', ['nie', 'naj', 'nienaj']);
  const spellings = new Set(met);
  const isMet = (word: string) => word.length >= LONG && spellings.has(word);
  const isMetOften = (word: string) =>
    isMet(word) &&
    spellings.has(word.toUpperCase()) &&
    spellings.has(word.charAt(0).toUpperCase() + word.slice(1));
  const abbreviations = readReviewedLines('pl/polski-2/abbreviations', ['no-abbreviation']);

  const known = (added: ReadonlyMap<string, number>) => [
    line('reader', [...added.keys()].filter(isMet)),
    line('everyday', [...added.keys()].filter(isMetOften)),
  ];

  const growing = growLists(kept);
  return writeAdditions(
    [
      'list: polski-1',
      growing.grow(new Map(), [...base.keys()].filter(isVulgar)),
      'list: polski-2',
      growing.grow(changed, [...second.keys()].filter(isVulgar)),
      ...known(second),
      line(
        'no-abbreviation',
        abbreviations.flatMap(({ words }) => words),
      ),
      'list: polski-3',
      growing.grow(third, [...third.keys()].filter(isVulgar)),
      ...known(third),
      '',
    ].join('\n'),
    growing.compiled(),
  );
}

/** The words that polski-1 lacks and newer lists have, with their parts of speech as bits. */
export function addedWords(base: ReadonlyMap<string, number>): Map<string, number> {
  const second = secondWords(base);
  return new Map([...second, ...thirdWords(base, second)]);
}

function secondWords(base: ReadonlyMap<string, number>): Map<string, number> {
  const added = new Map<string, number>();
  const add = adding(added, [base]);
  for (const { head, words } of readReviewedLines('pl/polski-2/words')) {
    for (const word of words) add(word, bitsOf(partsIn(head)));
  }
  for (const lemma of readReviewedWords('pl/polski-2/feminine')) {
    for (const form of feminineForms(lemma)) if (!base.has(form)) add(form, bitOf('noun'));
  }
  return added;
}

function thirdWords(
  base: ReadonlyMap<string, number>,
  second: ReadonlyMap<string, number>,
): Map<string, number> {
  const added = new Map<string, number>();
  const add = adding(added, [base, second]);
  for (const { form, part } of readToldForms('pl/polski-3/words')) add(form, bitOf(part));
  return added;
}

/** Puts words together that no older list has. */
function adding(
  added: Map<string, number>,
  older: readonly ReadonlyMap<string, number>[],
): (word: string, parts: number) => void {
  return (word, parts) => {
    if (older.some((list) => list.has(word))) throw new Error(`in the list already: ${word}`);
    if (!EDITIONS.pl.alphabet.spell(word)) throw new Error(`not in the alphabet: ${word}`);
    added.set(word, (added.get(word) ?? 0) | parts);
  };
}

function line(head: string, words: readonly string[]): string {
  return `${head}: ${frontCoded(words)}`;
}
