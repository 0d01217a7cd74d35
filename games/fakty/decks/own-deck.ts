import * as v from 'valibot';
import { type DeckText, OBJECT_WANTS, SUBJECT_WANTS } from './deck-text.ts';
import { DECK_LIMITS } from './limits.ts';
import { PER_COLOUR } from './tile.ts';

/** A deck that somebody wrote at home: nobody has read it over. */
export interface OwnDeck extends DeckText {
  readonly name: string;
  /** What its headlines are read out in, as two or three letters. */
  readonly language: string;
}

/** Letters of any script, few accents on one, and what a headline needs; nothing that is not seen. */
const CHARACTER = /[\p{L}\p{N}'’"„“”«»,.…:;!?&%+/()€$£ –-]/u;
/** Some letters and marks are made not to be seen: with them two tiles look like one, or like none. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const PRINTABLE = new RegExp(`^(?:${CHARACTER.source}\\p{M}{0,2})+$`, 'u');

export function isPrintable(text: string): boolean {
  const isClean = !UNSEEN.test(text) && !/^ | $| {2}/.test(text);
  return isClean && PRINTABLE.test(text) && text === text.normalize('NFC');
}

/** What is left of a text that can be printed; blank if nothing is. */
export function printableIn(text: string): string {
  const characters = [...text.normalize('NFC')].filter(
    (one) => CHARACTER.test(one) && !UNSEEN.test(one),
  );
  return characters.join('').replaceAll(/ +/g, ' ').trim();
}

const kind = v.pipe(v.string(), v.regex(/^[a-z]+$/), v.maxLength(DECK_LIMITS.kind));

const KINDS = new RegExp(
  `^[a-z]{1,${DECK_LIMITS.kind}}(?: [a-z]{1,${DECK_LIMITS.kind}}){0,${DECK_LIMITS.kinds - 1}}$`,
);

/** What is wrong with a text is for `checkDeck` to say; here it is only kept from being endless. */
const texts = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(2 * DECK_LIMITS.text))),
  v.minLength(1),
  v.maxLength(PER_COLOUR),
);

const wants = <const Want extends string>(names: readonly Want[]) =>
  v.record(
    v.picklist(names),
    v.pipe(v.array(kind), v.minLength(1), v.maxLength(DECK_LIMITS.satisfying)),
  );

const groups = v.record(v.pipe(v.string(), v.regex(KINDS)), texts);

const parts = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(DECK_LIMITS.name), v.check(isPrintable)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)),
  subjectWants: wants(SUBJECT_WANTS),
  objectWants: wants(OBJECT_WANTS),
  subjects: groups,
  predicates: groups,
  objects: groups,
});

/** A record leaves out what means something to the language; nothing is to be left out unsaid. */
const isPlain = (input: unknown) =>
  typeof input === 'object' &&
  input !== null &&
  Object.values(input).every((part) => typeof part !== 'object' || !hasOddKey(part));

function hasOddKey(part: object | null): boolean {
  return ['__proto__', 'constructor', 'prototype'].some((key) => Object.hasOwn(part ?? {}, key));
}

/** Bounded in every direction, whatever it says. */
export const ownDeckSchema: v.GenericSchema<unknown, OwnDeck> = v.pipe(
  v.custom<v.InferInput<typeof parts>>(isPlain),
  parts,
  v.check((deck) => isSmall(deck as OwnDeck)),
) as v.GenericSchema<unknown, OwnDeck>;

export function isSmall(deck: OwnDeck): boolean {
  const json = JSON.stringify(deck);
  if (json.length > DECK_LIMITS.characters) return false;
  return new TextEncoder().encode(json).length <= DECK_LIMITS.bytes;
}
