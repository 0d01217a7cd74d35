export const SECTIONS = [
  'politics',
  'business',
  'sport',
  'culture',
  'local',
  'miscellany',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A headline by its number: five to a section, in the order of the sections. */
export type Headline = number;

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
export const HEADLINES_PER_SECTION = LETTERS.length;
export const HEADLINES = SECTIONS.length * HEADLINES_PER_SECTION;

/** How many copies of every headline the wire sends. With one paper or two a third would find no taker. */
export function copiesFor(seats: number): number {
  return seats <= 2 ? 2 : 3;
}

export function sectionIndex(headline: Headline): number {
  return Math.floor(headline / HEADLINES_PER_SECTION);
}

export function sectionOf(headline: Headline): Section {
  return SECTIONS[sectionIndex(headline)] as Section;
}

/** What the texts call it: `sport-c` is the third headline of the sport section. */
type HeadlineName = `${Section}-${(typeof LETTERS)[number]}`;

export function headlineName(headline: Headline): HeadlineName {
  const letter = LETTERS[headline % HEADLINES_PER_SECTION] as (typeof LETTERS)[number];
  return `${sectionOf(headline)}-${letter}`;
}

export function headlineNamed(name: string): Headline | null {
  for (let headline = 0; headline < HEADLINES; headline++) {
    if (headlineName(headline) === name) return headline;
  }
  return null;
}
