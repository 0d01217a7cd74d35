import { seededChance } from '@late/kernel';
import {
  type Ad,
  type Article,
  BLANK_PAPER,
  type Circulation,
  cardOf,
  extrablatt,
  type FaxCard,
  headlineNamed,
  type Paper,
  type Place,
  type State,
} from '../rules/index.ts';

/** `3x2 r7 c1`, as a record writes it. */
export function place(text: string): Place {
  const [, width, height, row, column] = /^(\d)x(\d) r(\d+) c(\d+)$/.exec(text) ?? [];
  if (!column) throw new TypeError(`"${text}" is no place`);
  return {
    column: Number(column) - 1,
    row: Number(row) - 1,
    width: Number(width),
    height: Number(height),
  };
}

export function headline(name: string): number {
  const found = headlineNamed(name);
  if (found === null) throw new TypeError(`there is no "${name}"`);
  return found;
}

/**
 * A paper written out line by line: `sport-a 3x2 r7 c1 20`, with `photo` or `duck` behind it where
 * it is one, or `ad 2x2 r9 c1`.
 */
export function paper(...lines: string[]): Paper {
  const articles: Article[] = [];
  const ads: Ad[] = [];
  const stock = [...BLANK_PAPER.stock];
  for (const line of lines) {
    const [name = '', size, row, column, marker, ...rest] = line.split(' ');
    const at = place([size, row, column].join(' '));
    if (name === 'ad') ads.push({ by: 1, place: at, text: ads.length });
    else {
      stock[cardOf(at)]! -= 1;
      articles.push({
        headline: headline(name),
        photo: rest.includes('photo') ? 1 : null,
        place: at,
        circulation: Number(marker) as Circulation,
        duck: rest.includes('duck'),
      });
    }
  }
  return { articles, ads, stock, tokens: 1 };
}

/** A column of the fax plan, lowest card first: `sport-a motor local-c`. */
function column(text: string): FaxCard[] {
  const cards = text.split(' ').filter((name) => name !== '');
  return cards.map((name) => (name === 'motor' ? name : headline(name)));
}

/** A table as one wants it: a fresh deal with some things put right. Seat 0 is on turn. */
export function table(
  papers: readonly Paper[],
  plan: readonly string[],
  changes: Partial<State> = {},
): State {
  const context = { chance: seededChance(1), now: 0 };
  const { state } = extrablatt.setup({}, papers.length, context);
  return { ...state, active: 0, papers, plan: plan.map(column), ...changes };
}
