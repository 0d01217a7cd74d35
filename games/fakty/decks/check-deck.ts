import { printOf, satisfies } from './deck.ts';
import type { DeckText } from './deck-text.ts';
import { DECK_LIMITS, PLAYABLE, SPECIAL_WORDS } from './limits.ts';
import { isPrintable, isSmall, type OwnDeck } from './own-deck.ts';
import { type DeckRow, type DeckRows, rowsOf } from './rows.ts';
import { COLOURS, type Colour, PER_COLOUR } from './tile.ts';

/** A tile of a deck that may not be finished: its colour, and its place among those, counted from 0. */
export interface Place {
  readonly colour: Colour;
  readonly at: number;
}

/** Something about a deck that its author should know. What `bars` keeps it from being played. */
export type Finding =
  | { readonly code: 'count'; readonly bars: true; readonly colour: Colour; readonly count: number }
  | { readonly code: 'size'; readonly bars: true }
  | {
      readonly code: 'blank' | 'long' | 'characters' | 'marks' | 'kind';
      readonly bars: true;
      readonly place: Place;
    }
  | { readonly code: 'twice'; readonly bars: true; readonly place: Place; readonly other: Place }
  /** Two tiles that fit, and too few of the `third` colour that fit them both. */
  | {
      readonly code: 'scarce';
      readonly bars: true;
      readonly place: Place;
      readonly other: Place;
      readonly third: Colour;
      readonly count: number;
      readonly least: number;
    }
  | { readonly code: 'capitals'; readonly bars: false; readonly place: Place }
  | {
      readonly code: 'special';
      readonly bars: false;
      readonly colour: Colour;
      readonly count: number;
    };

/** Of the pairs that have too few others, the worst are told. */
const WORST = 12;

/** What is wrong with a deck, finished or not: quick enough to be asked at every keystroke. */
export function checkDeck(deck: OwnDeck): readonly Finding[] {
  const rows = rowsOf(deck);
  return [
    ...(isSmall(deck) ? [] : [{ code: 'size', bars: true } as const]),
    ...COLOURS.flatMap((colour): Finding[] => checkCount(colour, rows[colour])),
    ...COLOURS.flatMap((colour) =>
      rows[colour].flatMap((row, at) => checkText(row, { colour, at }, deck.language)),
    ),
    ...checkKinds(deck, rows),
    ...checkTwice(rows),
    ...checkPairs(deck, rows),
  ];
}

function checkCount(colour: Colour, rows: readonly DeckRow[]): Finding[] {
  const count = rows.filter(({ text }) => printOf(text).special !== null).length;
  const { least, most } = SPECIAL_WORDS;
  return [
    ...(rows.length === PER_COLOUR
      ? []
      : [{ code: 'count', bars: true, colour, count: rows.length } as const]),
    ...(count >= least && count <= most
      ? []
      : [{ code: 'special', bars: false, colour, count } as const]),
  ];
}

function checkText({ text: marked }: DeckRow, place: Place, language: string): Finding[] {
  const { text, special } = printOf(marked);
  if (text.replaceAll('_', '').trim() === '') return [{ code: 'blank', bars: true, place }];
  // Underscores that are left mark nothing, or more than one word.
  if (text.includes('_') || (special !== null && special !== special.trim()))
    return [{ code: 'marks', bars: true, place }];
  if (!isPrintable(text)) return [{ code: 'characters', bars: true, place }];
  if (text.length > DECK_LIMITS.text) return [{ code: 'long', bars: true, place }];
  return text === capitals(text, language) ? [] : [{ code: 'capitals', bars: false, place }];
}

function capitals(text: string, language: string): string {
  return /^[a-z]{2,3}$/.test(language) ? text.toLocaleUpperCase(language) : text.toUpperCase();
}

/** A predicate has two wants that the deck explains; other tiles have a class or form that is wanted. */
function checkKinds(deck: DeckText, rows: DeckRows): Finding[] {
  const { subjectWants, objectWants } = deck;
  const wanted = {
    subject: new Set(Object.values(subjectWants).flat()),
    object: new Set(Object.values(objectWants).flat()),
  };
  const isRight = (colour: Colour, kinds: readonly string[]): boolean => {
    if (colour !== 'predicate')
      return kinds.length > 0 && kinds.every((k) => wanted[colour].has(k));
    const [subject = '', object = ''] = kinds;
    const known = Object.hasOwn(subjectWants, subject) && Object.hasOwn(objectWants, object);
    return known && kinds.length === 2;
  };
  return COLOURS.flatMap((colour) =>
    rows[colour].flatMap(({ kinds }, at): Finding[] =>
      isRight(colour, kinds) ? [] : [{ code: 'kind', bars: true, place: { colour, at } }],
    ),
  );
}

function checkTwice(rows: DeckRows): Finding[] {
  const seen = new Map<string, Place>();
  return COLOURS.flatMap((colour) =>
    rows[colour].flatMap(({ text }, at): Finding[] => {
      const place = { colour, at };
      const plain = text.replaceAll('_', '').trim();
      const other = seen.get(plain);
      if (plain === '') return [];
      if (other) return [{ code: 'twice', bars: true, place, other }];
      seen.set(plain, place);
      return [];
    }),
  );
}

interface Kind {
  readonly kinds: readonly string[];
  /** The first tile of this kind, and how many there are. */
  readonly place: Place;
  readonly count: number;
}

/** Tiles of one kind fit alike, so kinds are paired instead of tiles: a dozen instead of fifty. */
function kindsIn(colour: Colour, rows: readonly DeckRow[]): Kind[] {
  const found = new Map<string, Kind>();
  rows.forEach(({ kinds }, at) => {
    const key = kinds.join(' ');
    const { place, count } = found.get(key) ?? { place: { colour, at }, count: 0 };
    found.set(key, { kinds, place, count: count + 1 });
  });
  return [...found.values()];
}

function checkPairs(deck: DeckText, rows: DeckRows): Finding[] {
  const subjects = kindsIn('subject', rows.subject);
  const predicates = kindsIn('predicate', rows.predicate);
  const objects = kindsIn('object', rows.object);
  const agrees = (subject: Kind, { kinds: [want = ''] }: Kind) =>
    satisfies(deck.subjectWants, want, subject.kinds);
  const governs = ({ kinds: [, want = ''] }: Kind, object: Kind) =>
    satisfies(deck.objectWants, want, object.kinds);
  const found: Extract<Finding, { code: 'scarce' }>[] = [];
  const weigh = (one: Kind, two: Kind, third: Colour, fitting: readonly Kind[]) => {
    const count = fitting.reduce((sum, kind) => sum + kind.count, 0);
    const least = PLAYABLE[third];
    if (count >= least) return;
    const [place, other] = [one.place, two.place];
    found.push({ code: 'scarce', bars: true, place, other, third, count, least });
  };
  const agreeing = new Map(predicates.map((p) => [p, subjects.filter((s) => agrees(s, p))]));
  const governed = new Map(predicates.map((p) => [p, objects.filter((o) => governs(p, o))]));
  for (const predicate of predicates) {
    const [fitS, fitO] = [agreeing.get(predicate) ?? [], governed.get(predicate) ?? []];
    for (const subject of fitS) weigh(subject, predicate, 'object', fitO);
    for (const object of fitO) weigh(predicate, object, 'subject', fitS);
  }
  for (const subject of subjects) {
    const own = predicates.filter((predicate) => agreeing.get(predicate)?.includes(subject));
    for (const object of objects) {
      const both = own.filter((predicate) => governed.get(predicate)?.includes(object));
      weigh(subject, object, 'predicate', both);
    }
  }
  const missing = ({ count, least }: { count: number; least: number }) => count / least;
  return found.sort((a, b) => missing(a) - missing(b)).slice(0, WORST);
}
