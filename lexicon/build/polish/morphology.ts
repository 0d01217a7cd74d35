import { PARTS_OF_SPEECH, type PartOfSpeech } from '../../src/lexicon.ts';
import { bitOf } from '../parts.ts';
import { readCfsa2 } from './cfsa2.ts';

/** Polimorfologik's grammatical classes as parts of speech; `brev` is an abbreviation. */
const PARTS: Readonly<Record<string, PartOfSpeech>> = {
  subst: 'noun',
  depr: 'noun',
  verb: 'verb',
  ger: 'verb',
  pant: 'verb',
  pcon: 'verb',
  pact: 'verb',
  ppas: 'verb',
  pred: 'verb',
  adj: 'adjective',
  adja: 'adjective',
  adjc: 'adjective',
  adjp: 'adjective',
  num: 'numeral',
  ppron12: 'pronoun',
  ppron3: 'pronoun',
  siebie: 'pronoun',
  adv: 'adverb',
  // Words that live in one expression only, nearly all adverbial: (na) oścież, (po) ciemku.
  burk: 'adverb',
  prep: 'preposition',
  conj: 'conjunction',
  comp: 'conjunction',
  qub: 'particle',
  interj: 'interjection',
};

/** The bit that marks an abbreviation, beside those of the parts of speech. */
export const ABBREVIATION = 1 << PARTS_OF_SPEECH.length;

/** One line of the dictionary: a form, the word it belongs to, and what it can be. */
export interface Entry {
  readonly form: string;
  readonly lemma: string;
  /** Such as `subst:sg:nom:f`. */
  readonly tags: readonly string[];
}

/** Reads Polimorfologik, of forms that are asked for; forms come in the order of their bytes. */
export function readMorphology(
  dictionary: Uint8Array,
  isWanted: (form: string) => boolean,
  take: (entry: Entry) => void,
): void {
  let lastForm = Buffer.alloc(0);
  let form = '';
  let wanted = false;
  readCfsa2(dictionary, (buffer, length) => {
    const entry = Buffer.from(buffer.buffer, 0, length);
    const formEnd = entry.indexOf(';');
    if (!entry.subarray(0, formEnd).equals(lastForm)) {
      lastForm = Buffer.from(entry.subarray(0, formEnd));
      form = lastForm.toString();
      wanted = isWanted(form);
    }
    if (!wanted) return;
    const lemmaEnd = entry.indexOf(';', formEnd + 1);
    const tags = entry.toString('latin1', lemmaEnd + 1).split('+');
    take({ form, lemma: lemmaOf(lastForm, entry.subarray(formEnd + 1, lemmaEnd)), tags });
  });
}

/** A lemma is coded as: bytes cut off in front and behind (as letters from A), bytes put behind. */
function lemmaOf(form: Buffer, code: Buffer): string {
  const front = (code[0] as number) - 65;
  const behind = (code[1] as number) - 65;
  return Buffer.concat([form.subarray(front, form.length - behind), code.subarray(2)]).toString();
}

/** The parts of speech of an entry, and whether it is an abbreviation, as bits. */
export function partsOf(tags: readonly string[]): number {
  let parts = 0;
  for (const tag of tags) {
    const grammar = tag.split(':', 1)[0] as string;
    if (grammar === 'brev') {
      parts |= ABBREVIATION;
      continue;
    }
    const part = PARTS[grammar];
    if (!part) throw new Error(`unknown grammatical class: ${grammar}`);
    parts |= bitOf(part);
  }
  return parts;
}
