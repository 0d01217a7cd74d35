import { PREFIXES } from '../src/forms.ts';
import { frontCoded } from '../src/front-coded.ts';
import { spell } from '../src/letters.ts';
import { PARTS_OF_SPEECH, type PartOfSpeech } from '../src/lexicon.ts';
import { sealed } from '../src/sealed-text.ts';
import { feminineForms } from './feminine-forms.ts';
import { bitOf, partsIn, partsOf, readMorphology } from './morphology.ts';
import { readReviewedLines, readReviewedWords } from './reviewed-words.ts';

/** Compiles what forms are forms of, for words that are in a list: see forms.ts. */
export function compileForms(dictionary: Uint8Array, isListed: (word: string) => boolean): string {
  /** By base form and part of speech: all forms, also those that the list lacks, which keeps patterns few. */
  const lexemes = new Map<string, Set<string>>();
  const ruled = ruledParts();
  const take = (form: string, base: string, part: PartOfSpeech): void => {
    if (ruled.get(form)?.includes(part) === false) return;
    // Found by their rest.
    const isPrefixed = PREFIXES.some(
      ([prefix, parts]) =>
        parts.includes(part) && form.startsWith(prefix) && !base.startsWith(prefix),
    );
    if (isPrefixed) return;
    const key = `${part} ${base}`;
    const forms = lexemes.get(key) ?? new Set<string>();
    lexemes.set(key, forms.add(form));
  };
  const isWord = (word: string) => spell(word) !== null;
  readMorphology(dictionary, isWord, ({ form, lemma, tags }) => {
    if (!isWord(lemma)) return;
    const parts = partsOf(tags);
    for (const part of PARTS_OF_SPEECH) if (parts & bitOf(part)) take(form, lemma, part);
  });
  for (const lemma of readReviewedWords('polski-2/feminine')) {
    for (const form of feminineForms(lemma)) take(form, lemma, 'noun');
  }
  for (const [word, parts] of ruled) {
    for (const part of parts) take(word, word, part);
  }

  const patterns = new Map<string, string[]>();
  for (const [key, forms] of lexemes) {
    if (![...forms].some(isListed)) continue;
    const [part, base] = key.split(' ') as [string, string];
    const stem = [...forms].reduce(sharedStart, base);
    const endings = [...forms].map((form) => form.slice(stem.length)).sort();
    const pattern = `${part}|${base.slice(stem.length)}|${endings.join(',')}`;
    const stems = patterns.get(pattern) ?? [];
    patterns.set(pattern, stems);
    stems.push(`.${stem}`);
  }
  const lines = [...patterns].map(([pattern, stems]) => `${pattern}: ${frontCoded(stems)}\n`);
  return sealed(lines.sort().join(''));
}

/** Words of which the list says what they are and nothing else: gdy joins sentences, whatever a corpus calls it. */
function ruledParts(): Map<string, PartOfSpeech[]> {
  const lines = readReviewedLines('polski-2/parts');
  return new Map(lines.flatMap(({ head, words }) => words.map((word) => [word, partsIn(head)])));
}

function sharedStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
