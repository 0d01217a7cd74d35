import type { PartOfSpeech } from '../../src/lexicon.ts';
import { type NpmPackage, readFromPackage } from '../packages.ts';
import { textsIn } from '../texts-in.ts';

const [NOUNS, VERBS, ADJECTIVES]: readonly NpmPackage[] = [
  {
    name: 'italian-words-dict',
    version: '3.4.0',
    sha512:
      'e01bb18f9fddda552b21d2bd55a67251f3342a54b423f3e65ed042fbb5b43fe6cc5a27651f31d27f228482e856a965788fd3580255c50781bcd8da27d9b587cc',
  },
  {
    name: 'italian-verbs-dict',
    version: '3.4.0',
    sha512:
      '4d8d2456c0d4c4ff2c83557ef500d7af2bbf209cda4462d982478e89b102af5012330070316fceeb761010997847990b3b9704dd1225b45c6dd7999092474e94',
  },
  {
    name: 'italian-adjectives-dict',
    version: '3.4.0',
    sha512:
      '29ade23b9fdc86d07b07db426baa5bf6a49988035fb9ba7b255991d1dc7c7f20a9b0fed7a5f56e6f230bf02cd74fc8b234cbf10d7bb27f64306935d259a179b2',
  },
] as const;

interface Form {
  readonly form: string;
  readonly base: string;
  readonly part: PartOfSpeech;
}

/** What Morph-it knows of nouns, verbs and adjectives. */
export interface MorphIt {
  readonly forms: readonly Form[];
  /** By gerund or participle: the verb. */
  readonly verbs: ReadonlyMap<string, string>;
}

interface Verb {
  readonly ger?: unknown;
  readonly part?: unknown;
}

export function readMorphIt(): MorphIt {
  const read = (source: NpmPackage, file: string) =>
    JSON.parse(readFromPackage(source, `dist/${file}.json`).toString());
  const verbs: Record<string, Verb> = read(VERBS as NpmPackage, 'verbs');
  const nouns: Record<string, { readonly P?: unknown }> = read(NOUNS as NpmPackage, 'words');
  const adjectives: Record<string, unknown> = read(ADJECTIVES as NpmPackage, 'adjectives');
  const formsOf = (base: string, told: unknown, part: PartOfSpeech): Form[] =>
    [base, ...textsIn(told)].map((form) => ({ form, base, part }));
  const verbals = Object.entries(verbs).flatMap(([base, { ger, part }]) =>
    textsIn([ger, part]).map((form): [string, string] => [form, base]),
  );
  return {
    forms: [
      ...Object.entries(nouns).flatMap(([base, { P }]) => formsOf(base, P, 'noun')),
      ...Object.entries(verbs).flatMap(([base, told]) => formsOf(base, told, 'verb')),
      ...Object.entries(adjectives).flatMap(([base, told]) => formsOf(base, told, 'adjective')),
    ],
    verbs: new Map(verbals),
  };
}
