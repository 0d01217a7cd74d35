import type { Page } from '@playwright/test';

const DAY = 86_400_000;
const FIRST = Date.UTC(2025, 8, 1, 18);

interface Kind {
  readonly game: string;
  readonly heading: string;
  readonly terms?: Readonly<Record<string, string>>;
  readonly company: 'solo' | 'bots';
  readonly seats: number;
  readonly points: readonly number[];
  readonly highlight: (index: number) => { kind: string; text: string; points: number };
}

const WORDS = ['press', 'letter', 'quarto', 'inkwell', 'editor', 'serif'];

const KINDS: readonly Kind[] = [
  {
    game: 'extra',
    heading: 'schmidt-house',
    company: 'solo',
    seats: 1,
    points: Array.from({ length: 24 }, (_, n) => 10 * (((n * 37) % 61) - 12 + n)),
    highlight: (n) => ({ kind: 'row', text: String(2 + (n % 11)), points: 50 * (1 + (n % 9)) }),
  },
  {
    game: 'slowka',
    heading: 'checked',
    terms: { edition: 'en' },
    company: 'bots',
    seats: 2,
    points: [131, 164, 120, 178, 155, 190],
    highlight: (n) => ({ kind: 'word', text: WORDS[n] as string, points: 14 + 3 * n }),
  },
  {
    game: 'extrablatt',
    heading: 'paper',
    company: 'bots',
    seats: 3,
    points: [640, 710, 590],
    highlight: (n) => ({ kind: 'paper', text: '189', points: 131 + 7 * n }),
  },
  {
    game: 'fakty',
    heading: 'exclusive',
    company: 'bots',
    seats: 2,
    points: [5, 3],
    highlight: (n) => ({
      kind: 'headline',
      text: ['MAYOR’S AUNT SECRETLY BREEDS NIGHT BUSES', 'RETIRED DIVER MARRIES A LIGHTHOUSE'][
        n
      ] as string,
      points: 3 - n,
    }),
  },
];

/** A file of records as the records page saves it. */
export function recordsFile(): string {
  const all = KINDS.flatMap(({ highlight, points, seats, ...kind }) =>
    points.map((score, n) => {
      const table = `${kind.game}-${n}`;
      const at = FIRST + n * 3 * DAY;
      const { game, heading, terms = {}, company } = kind;
      return {
        score: {
          ...{ table, game, heading, terms, company, coached: false },
          ...{ score, won: score > 150, at },
        },
        game: { table, seats, highlights: [highlight(n)] },
        luck: { table, counts: 'score', final: score, even: score - 30 + 4 * n },
      };
    }),
  );
  return JSON.stringify({
    format: 'late-edition-records',
    version: 1,
    saved: '2026-11-18T15:00:00.000Z',
    scores: all.map(({ score }) => score),
    games: all.map(({ game }) => game),
    lucks: all.slice(0, 10).map(({ luck }) => luck),
  });
}

/** Hands a file to the records page. */
export async function takeOver(page: Page, text: string): Promise<void> {
  await page.locator('.records-file input[type=file]').setInputFiles({
    name: 'records.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** The records page, with several kinds of games on it. */
export async function openRecords(page: Page): Promise<void> {
  await page.goto('/records');
  await takeOver(page, recordsFile());
  await page.waitForSelector('.chart');
}
