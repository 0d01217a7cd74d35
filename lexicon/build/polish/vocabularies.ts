import { readReviewed } from '../reviewed-words.ts';
import { type Entry, readMorphology } from './morphology.ts';

/** Forms of a known word that everybody can make: no vocatives, verbal nouns or participles. */
const EASY_FORM =
  /^(subst:(sg|pl):(?!voc)|adj:.*:pos$|adv|num|ppron|siebie|prep|verb:(inf|fin|impt:sg:sec|praet:(sg|pl):[^:]*:ter))/;

/** So many forms of a word, all met, make it a word that a reader knows in its other forms too. */
const MET_FORMS = 3;

export interface Vocabularies {
  readonly everyday: Set<string>;
  readonly reader: Set<string>;
}

/**
 * The words that people know, told from the words that the web writes often.
 *
 * Everyday words were met in small letters, at the head of a sentence, and all in capitals: three
 * spellings, each of them often. A reader knows every word met in small letters, and of words met
 * in several forms the other easy forms. A form of which the web uses no sister counts for neither:
 * it is likely to be a foreign word that looks like it.
 */
export function vocabularies(
  words: ReadonlyMap<string, number>,
  met: readonly string[],
  dictionary: Uint8Array,
): Vocabularies {
  const asMet = new Set(met);
  const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const isMet = (word: string) => asMet.has(word);
  const isMetOften = (word: string) =>
    isMet(word) && asMet.has(capitalised(word)) && asMet.has(word.toUpperCase());

  const lexemes = new Map<string, { last: string; forms: number; met: number }>();
  const tagged = new Set<string>();
  const isListed = (form: string) => words.has(form);
  readMorphology(dictionary, isListed, (entry) => {
    const { form } = entry;
    if (isMet(form)) tagged.add(form);
    for (const key of lexemesOf(entry)) {
      const lexeme = lexemes.get(key) ?? { last: '', forms: 0, met: 0 };
      lexemes.set(key, lexeme);
      if (lexeme.last === form) continue;
      lexeme.last = form;
      lexeme.forms++;
      if (isMet(form)) lexeme.met++;
    }
  });

  const everyday = new Set<string>();
  const reader = new Set<string>();
  readMorphology(dictionary, isListed, (entry) => {
    const { form, tags } = entry;
    for (const key of lexemesOf(entry)) {
      const { forms, met } = lexemes.get(key)!;
      const isKnown = isMet(form) && met >= Math.min(2, forms);
      if (isKnown && isMetOften(form)) everyday.add(form);
      const isEasy = tags.some((tag) => tag.startsWith(key.split(' ')[1]!) && EASY_FORM.test(tag));
      if (isKnown || (met >= MET_FORMS && isEasy)) reader.add(form);
    }
  });
  // Words younger than Polimorfologik, such as smartfon.
  for (const word of words.keys()) {
    if (word.length < 5 || !isMet(word) || tagged.has(word)) continue;
    reader.add(word);
    if (isMetOften(word)) everyday.add(word);
  }
  for (const word of readReviewed('pl/unfamiliar', ['unfamiliar']).keys()) {
    everyday.delete(word);
    reader.delete(word);
  }
  return { everyday, reader };
}

/** Which words a form belongs to: a lemma and a grammatical class. */
function lexemesOf({ lemma, tags }: Entry): Set<string> {
  return new Set(tags.map((tag) => `${lemma} ${tag.split(':', 1)[0]}`));
}
