import type { Say } from '../board/use-say.ts';
import { type Colour, OBJECT_WANTS, SUBJECT_WANTS } from '../rules/index.ts';

const KINDS = [...SUBJECT_WANTS, ...OBJECT_WANTS];

type Kind = (typeof KINDS)[number];

const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

/** A class, form or want as people say it; one that a deck of elsewhere brought along keeps its own name. */
export function kindInWords(say: Say, kind: string): string {
  return isKind(kind) ? say(`fakty.workshop.kind.${kind}`) : kind;
}

export function kindsInWords(say: Say, colour: Colour, kinds: readonly string[]): string {
  const words = kinds.map((kind) => kindInWords(say, kind));
  return words.join(colour === 'predicate' ? ' → ' : ', ');
}
