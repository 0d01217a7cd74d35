import { expect, type Page, test } from '@playwright/test';
import { goTo } from '../go-to.ts';
import { layTable } from '../laid-table.ts';
import { lay, putRows, type Row, readRows, rowsOf } from '../storage.ts';

const good = layTable({ id: 'good', names: ['Zofia'], playOn: 4 });
const victim = layTable({ id: 'victim', names: ['Anna', 'Bartek'], playOn: 6 });

const TORN = 'This page is torn';
const { kept } = victim;
const table = (value: unknown): Row[] => [{ store: 'tables', key: 'victim', value }];
const entry = (seq: number, value: unknown): Row[] => [
  { store: 'entries', key: ['victim', seq], value },
];
const step = (seq: number) => victim.entries[seq] as (typeof victim.entries)[number];

let faults: string[] = [];
test.beforeEach(({ page }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
});

/** The house stands: the front page is whole, and the other table can be played on. */
async function expectHouseStands(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play EXTRA!' })).toBeVisible();
  await page.getByRole('link', { name: /Zofia/ }).click();
  await expect(page.locator('.throw .act, .split .act')).toBeVisible();
}

/** Damage that already shows in the list of tables. */
const UNREADABLE: readonly [string, Row[]][] = [
  ['a number', table(5)],
  ['null', table(null)],
  ['a list', table([1, 2])],
  ['nothing in it', table({})],
  ['a seed that is none', table({ ...kept, seed: 'abc' })],
  ['no holders', table({ ...kept, plan: { ...kept.plan, holders: [] } })],
  [
    'a holder of a strange kind',
    table({ ...kept, plan: { ...kept.plan, holders: [{ kind: 'x' }] } }),
  ],
  [
    'a name of 10,000 letters',
    table({
      ...kept,
      plan: { ...kept.plan, holders: [{ kind: 'person', name: 'x'.repeat(10_000) }] },
    }),
  ],
  ['a date beyond all calendars', table({ ...kept, touched: 1e300 })],
  ['a date that is text', table({ ...kept, touched: 'today' })],
  ['the name of another table', table({ ...kept, plan: { ...kept.plan, id: 'good' } })],
  ['a game that we do not have', table({ ...kept, plan: { ...kept.plan, game: 'chess' } })],
  ['a game of the prototype', table({ ...kept, plan: { ...kept.plan, game: 'constructor' } })],
];

test('a table that cannot be read is named on the front page and can be cleared away', async ({
  page,
}) => {
  await lay(page, good);
  for (const [what, rows] of UNREADABLE) {
    await test.step(what, async () => {
      await putRows(page, [...rowsOf(victim), ...rows]);
      await goTo(page, '/');
      const alert = page.getByRole('alert');
      await expect.soft(alert, what).toContainText('A stored table cannot be read');
      await expect.soft(page.locator('.continue__link'), what).toHaveCount(1);
      await goTo(page, '/table/extra/victim');
      await expect.soft(page.getByRole('heading', { name: TORN }), what).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: 'Clear away The damaged table' }).click();
      await expect.soft(alert, what).toHaveCount(0);
    });
  }
  expect((await readRows(page, 'tables')).map(({ key }) => key)).toEqual(['good']);
  expect(await readRows(page, 'entries')).toHaveLength(good.entries.length);
  expect(faults).toEqual([]);
  await expectHouseStands(page);
});

test('even a key of the wrong kind can be cleared away', async ({ page }) => {
  await putRows(page, [{ store: 'tables', key: 7, value: 'what' }]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Clear away The damaged table' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await readRows(page, 'tables')).toEqual([]);
});

/** Damage that shows only when the table is opened. */
const IMPOSSIBLE: readonly [string, Row[]][] = [
  ['a step that is text', entry(2, 'throw')],
  ['a step with the wrong number', entry(2, { ...step(2), seq: 9 })],
  ['a step without a tape', entry(2, { ...step(2), tape: undefined })],
  ['a die of 9', entry(1, { ...step(1), tape: [9, 0, 0, 0, 0] })],
  ['a throw without dice', entry(1, { ...step(1), tape: [] })],
  ['a move out of turn', entry(1, { ...step(1), by: 1 })],
  ['a move by the clock', entry(1, { ...step(1), by: 'clock' })],
  ['a move of no shape', entry(2, { ...step(2), act: { do: 'move', move: { do: 'win' } } })],
  ['a move that is null', entry(2, { ...step(2), act: { do: 'move', move: null } })],
  [
    'a forged split',
    entry(2, {
      ...step(2),
      act: {
        do: 'move',
        move: {
          do: 'split',
          pairs: [
            [6, 6],
            [6, 6],
          ],
          fifth: 6,
          column: 0,
        },
      },
    }),
  ],
  ['a step before its predecessor', entry(2, { ...step(2), at: 5 })],
  ['a step beyond all calendars', entry(2, { ...step(2), at: 1e300 })],
  ['an undo of the future', entry(3, { ...step(3), act: { do: 'undo', drops: [99] } })],
  ['an undo of the deal', entry(3, { ...step(3), act: { do: 'undo', drops: [0] } })],
  ['a second deal', entry(3, { ...step(3), act: { do: 'deal' } })],
  [
    'time that ran out where there is no clock',
    entry(3, { ...step(3), by: 'clock', act: { do: 'expire' } }),
  ],
  ['another commitment', table({ ...kept, plan: { ...kept.plan, commitment: 'a'.repeat(64) } })],
  ['options of another game', table({ ...kept, plan: { ...kept.plan, options: { deck: 1 } } })],
  [
    'an empty chair',
    table({ ...kept, plan: { ...kept.plan, holders: [...kept.plan.holders, { kind: 'empty' }] } }),
  ],
];

test('a table with an impossible log says so, and the others still open', async ({ page }) => {
  await lay(page, good);
  for (const [what, rows] of IMPOSSIBLE) {
    await test.step(what, async () => {
      await putRows(page, [...rowsOf(victim), ...rows]);
      await goTo(page, '/table/extra/victim');
      await expect.soft(page.getByRole('heading', { name: TORN }), what).toBeVisible();
    });
  }
  // A replay opens the table by the same door.
  await page.goto('/replay/table/victim');
  await expect(page.getByRole('heading', { name: TORN })).toBeVisible();
  expect(faults).toEqual([]);
  await expectHouseStands(page);
});

test('a table of other rules is not torn: it rests, and stays as it is', async ({ page }) => {
  await lay(page, good);
  const rests = table({ ...kept, plan: { ...kept.plan, version: 99 } });
  await putRows(page, [...rowsOf(victim), ...rests]);
  const before = await readRows(page, 'entries');
  for (const address of ['/table/extra/victim', '/replay/table/victim']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'An earlier edition' })).toBeVisible();
  }
  expect(await readRows(page, 'entries')).toEqual(before);
  await expectHouseStands(page);
});

test('a table without its steps says so, and Back leads out of it', async ({ page }) => {
  await lay(page, good);
  await putRows(page, table(kept));
  await page.goto('/');
  await page.getByRole('link', { name: /Anna/ }).click();
  await expect(page.getByRole('heading', { name: TORN })).toBeVisible();
  // Not a reload: the page that failed must let go of its fault.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Play EXTRA!' })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Anna' })
    .getByRole('button', { name: 'Clear away' })
    .click();
  await expect(page.getByRole('link', { name: /Anna/ })).toHaveCount(0);
  await expectHouseStands(page);
});

test('a damaged clipping says so', async ({ page }) => {
  for (const [key, value] of Object.entries({
    text: { id: 'text', text: 'Late Edition record 1\ngame: extra 1\n\n0', added: 1 },
    none: { id: 'none', text: 'nonsense', added: 1 },
    type: 17,
  })) {
    await putRows(page, [{ store: 'clippings', key, value }]);
    await page.goto(`/replay/file/${key}`);
    await expect(
      page.getByRole('heading', { name: /This page is torn|No such table/ }),
    ).toBeVisible();
  }
});

test('damaged scores are left out of the records', async ({ page }) => {
  const score = {
    table: 'a',
    game: 'extra',
    heading: 'schmidt-house',
    company: 'solo',
    score: 120,
    won: true,
    at: Date.UTC(2025, 1, 1),
  };
  const bad: unknown[] = [
    5,
    null,
    {},
    { ...score, score: 'many' },
    { ...score, score: Number.POSITIVE_INFINITY },
    { ...score, at: Number.NaN },
    { ...score, at: 1e300 },
    { ...score, company: 'friends' },
    { ...score, game: 'constructor' },
    { ...score, heading: 'nonsense' },
  ];
  await putRows(page, [
    { store: 'scores', key: 'a', value: score },
    ...bad.map((value, index): Row => ({ store: 'scores', key: `bad-${index}`, value })),
  ]);
  await page.goto('/records');
  await expect(page.locator('.records__list li')).toHaveText(['120 points1 Feb 2025']);
  await expect(page.locator('main')).not.toContainText('records.');
});

const HUGE = JSON.stringify({ language: 'x'.repeat(500_000), name: 'y'.repeat(500_000) });
const GARBAGE = [
  '',
  '{',
  'null',
  '5',
  '"text"',
  '[]',
  '[[]]',
  '{"__proto__":{"theme":"night"}}',
  '{"language":"__proto__","theme":5,"type":[],"hand":null,"name":{}}',
  '{"company":"constructor","bots":1e9,"level":7,"people":[1,2],"options":{"__proto__":{"dice":"table"}}}',
  '{"people":[],"options":[]}',
  HUGE,
];

test('damaged settings fall back, one by one', async ({ page }) => {
  await page.goto('/');
  for (const text of GARBAGE) {
    await page.evaluate((value) => {
      localStorage.setItem('settings', value);
      localStorage.setItem('last-time/extra', value);
    }, text);
    await page.goto('/new/extra');
    await expect
      .soft(page.locator('html'), text.slice(0, 80))
      .toHaveAttribute('data-theme', 'paper');
    await page.locator('.form__start').click();
    await expect(page.locator('.throw .act'), text.slice(0, 80)).toBeVisible();
  }
  // What is sound among what is not is kept.
  await page.evaluate(() => localStorage.setItem('settings', '{"language":"de","theme":"blue"}'));
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(faults).toEqual([]);
});

/** Of dice 1 2 3 4 5 on a sheet whose first column is 1: none of these can have come from the form. */
const NO_DRAFT = [
  '{',
  'null',
  '7',
  '[]',
  '{"throws":2}',
  '{"throws":"2","fifth":0,"pairing":0,"column":null}',
  '{"throws":1,"fifth":0,"pairing":0,"column":null}',
  '{"throws":2,"fifth":9,"pairing":0,"column":null}',
  '{"throws":2,"fifth":1,"pairing":0,"column":0}',
  '{"throws":2,"fifth":1,"pairing":0,"column":null}',
  '{"throws":2,"fifth":0,"pairing":0,"column":1}',
  '{"throws":2,"fifth":null,"pairing":0,"column":null}',
  '{"throws":2,"fifth":1.5,"pairing":0,"column":1}',
  '{"__proto__":{"throws":2,"fifth":1,"pairing":0,"column":1}}',
];

test('a draft that makes no sense is ignored, and the turn goes on', async ({ page }) => {
  const moves = ['1 throw 1 2 3 4 5', '1 2+3 4+5 1a', '1 throw 1 2 3 4 5'];
  await lay(page, layTable({ id: 'draft', names: ['Zofia'], realDice: true, moves }));
  for (const text of NO_DRAFT) {
    await page.evaluate((value) => localStorage.setItem('draft/draft/0', value), text);
    await goTo(page, '/table/extra/draft');
    await expect(page.locator('.pick')).toHaveCount(5);
    await expect.soft(page.locator('input:checked'), text).toHaveCount(0);
    await expect.soft(page.locator('.box--preview'), text).toHaveCount(0);
  }
  // A sound one, so that the list above is known to fail for its own reasons.
  await page.evaluate(() =>
    localStorage.setItem('draft/draft/0', '{"throws":2,"fifth":1,"pairing":0,"column":1}'),
  );
  await page.reload();
  await expect(page.locator('input:checked')).toHaveCount(3);
  await page.locator('.split .act').click();
  await expect(page.locator('.keys')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a full storage stops nobody from playing', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (let i = 0; ; i++) localStorage.setItem(`junk/${size}/${i}`, 'x'.repeat(size));
      } catch {
        // Full for pieces of this size.
      }
    }
  });
  await page.goto('/new/extra');
  await page.locator('.form__start').click();
  await page.locator('.throw .act').click();
  await page.locator('.pick').first().click();
  await page.locator('.pairing').first().click();
  await page.locator('.split .act').click();
  await expect(page.locator('.box--crossed')).toHaveCount(3);
  await page.goto('/settings');
  await page.locator('input[value=night]').check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  expect(faults).toEqual([]);
});
