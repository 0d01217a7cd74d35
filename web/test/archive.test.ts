import { expect, test } from 'vitest';
import { ARCHIVE_LIMITS, readArchive, writeArchive } from '../src/endings/records/archive.ts';

const scores = [
  {
    table: 't1',
    game: 'slowka',
    heading: 'checked',
    terms: { edition: 'en' },
    company: 'bots' as const,
    coached: false,
    score: 120,
    won: true,
    at: 1_763_000_000_000,
  },
];
const games = [
  { table: 't1', seats: 2, highlights: [{ kind: 'word' as const, text: 'PRESS', points: 31 }] },
];
const lucks = [{ table: 't1', counts: 'score' as const, final: 120, even: 97.5 }];
const good = writeArchive({ scores, games, lucks }, 0);

/** As the first edition wrote it, word for word: it is read for ever. */
const FIRST = `{
 "format": "late-edition-records",
 "version": 1,
 "saved": "2026-11-18T15:00:00.000Z",
 "scores": [
  {"table": "t9", "game": "extra", "heading": "schmidt-house", "company": "solo", "score": -70, "won": false, "at": 1761955200000}
 ],
 "games": [],
 "lucks": []
}`;

/** The good file with something changed. */
function changed(change: (archive: Record<string, unknown>) => void): string {
  const archive = JSON.parse(good);
  change(archive);
  return JSON.stringify(archive);
}

test('records leave as a file and come back as they were', () => {
  expect(readArchive(good)).toMatchObject({ scores, games, lucks });
});

test('the first files are still read, and what they did not know yet is as it was then', () => {
  expect(readArchive(FIRST)).toMatchObject({
    scores: [{ table: 't9', score: -70, terms: {}, coached: false }],
  });
});

test('of what is no such file, or a damaged one, nothing is taken', () => {
  const bad = [
    '',
    'null',
    '[]',
    '{"format":"late-edition-records"}',
    good.slice(0, -20),
    changed((archive) => Object.assign(archive, { format: 'something' })),
    changed((archive) => Object.assign(archive, { more: 1 })),
    changed((archive) => Object.assign(archive, { scores: [{ ...scores[0], score: 1.5 }] })),
    changed((archive) => Object.assign(archive, { scores: [{ ...scores[0], score: 1e12 }] })),
    changed((archive) => Object.assign(archive, { scores: [{ ...scores[0], table: '' }] })),
    changed((archive) =>
      Object.assign(archive, { scores: [{ ...scores[0], heading: 'x'.repeat(81) }] }),
    ),
    changed((archive) =>
      Object.assign(archive, {
        games: [{ ...games[0], highlights: [{ kind: 'curse', text: '', points: 1 }] }],
      }),
    ),
    changed((archive) =>
      Object.assign(archive, {
        games: [{ ...games[0], highlights: [{ kind: 'word', text: 'x'.repeat(241), points: 1 }] }],
      }),
    ),
    changed((archive) => Object.assign(archive, { lucks: [{ ...lucks[0], even: '97' }] })),
    changed((archive) =>
      Object.assign(archive, { lucks: new Array(ARCHIVE_LIMITS.games + 1).fill(lucks[0]) }),
    ),
  ];
  for (const text of bad) expect(readArchive(text), text.slice(0, 80)).toBe('other');
  expect(readArchive(changed((archive) => Object.assign(archive, { version: 2 })))).toBe('newer');
  expect(readArchive(' '.repeat(ARCHIVE_LIMITS.characters + 1))).toBe('long');
});
