import { EDITIONS } from '../../src/editions.ts';
import { PARTS_OF_SPEECH, type PartOfSpeech } from '../../src/lexicon.ts';
import { Lexemes } from '../lexemes.ts';
import { bitOf, partsIn } from '../parts.ts';
import { readReviewedLines, readReviewedWords } from '../reviewed-words.ts';
import { feminineForms } from './feminine-forms.ts';
import { partsOf, readMorphology } from './morphology.ts';
import { readToldForms } from './told-forms.ts';

/** Put in front of a form without being told of it in the patterns: what it then can be. */
const PREFIXES: readonly (readonly [string, readonly PartOfSpeech[]])[] = [
  ['nie', ['verb', 'adjective', 'adverb']],
  ['naj', ['adjective', 'adverb']],
];

/** Compiles what Polish forms are forms of, for words that are in a list: see forms.ts. */
export function compileForms(dictionary: Uint8Array, isListed: (word: string) => boolean): string {
  const lexemes = new Lexemes();
  const take = (form: string, base: string, part: PartOfSpeech): void => {
    // Found by their rest.
    const isPrefixed = PREFIXES.some(
      ([prefix, parts]) =>
        parts.includes(part) && form.startsWith(prefix) && !base.startsWith(prefix),
    );
    if (!isPrefixed) lexemes.add(form, base, part);
  };
  const isWord = (word: string) => EDITIONS.pl.alphabet.spell(word) !== null;
  readMorphology(dictionary, isWord, ({ form, lemma, tags }) => {
    if (!isWord(lemma)) return;
    const parts = partsOf(tags);
    for (const part of PARTS_OF_SPEECH) if (parts & bitOf(part)) take(form, lemma, part);
  });
  for (const lemma of readReviewedWords('pl/polski-2/feminine')) {
    for (const form of feminineForms(lemma)) take(form, lemma, 'noun');
  }
  for (const name of ['pl/bases', 'pl/polski-3/words']) {
    for (const { form, base, part } of readToldForms(name)) take(form, base, part);
  }
  // Gdy joins sentences, whatever a corpus calls it.
  for (const { head, words } of readReviewedLines('pl/polski-2/parts')) {
    for (const word of words) lexemes.rule(word, partsIn(head));
  }
  return lexemes.written(isListed, PREFIXES);
}
