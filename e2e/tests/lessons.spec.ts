import { expect, type Page, test } from '@playwright/test';
import type { LessonStep } from '../../games/lesson.ts';
import { flaws, flawsByNight } from '../flaws.ts';
import { arriveAt, lessonsIn, make, type PlayedLesson, playLesson } from '../play-lesson.ts';

const lessons = await lessonsIn('en');
const [extra] = lessons as [PlayedLesson];

/** What of a note lies on something that has to be seen or tapped meanwhile. */
function coveredBy(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((marks) => {
    const note = document.querySelector('.lesson')?.getBoundingClientRect();
    if (!note) return ['no note'];
    const isInside =
      note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight;
    return [
      ...(isInside ? [] : ['out of the window']),
      ...marks.filter((name) => {
        const all = [...document.querySelectorAll(`[data-lesson~="${name}"]`)];
        const need = all.find((one) => one.getClientRects().length)?.getBoundingClientRect();
        if (!need) return false;
        const width = Math.min(note.right, need.right) - Math.max(note.left, need.left);
        const height = Math.min(note.bottom, need.bottom) - Math.max(note.top, need.top);
        // Hairlines may touch.
        return width > 2 && height > 2;
      }),
    ];
  }, names);
}

const seesAll = (page: Page) => async (step: LessonStep<unknown>, index: number) => {
  await expect
    .poll(() => coveredBy(page, [step.at, ...(step.needs ?? [])]), `step ${index + 1}`)
    .toEqual([]);
};

for (const lesson of lessons) {
  test(`${lesson.path} to its end by mouse`, async ({ page }) => {
    await playLesson(page, lesson, 'mouse', seesAll(page));
    await expect(page.locator('.result')).toHaveCount(0);
  });

  test(`${lesson.path} to its end by keys`, async ({ page }) => {
    await playLesson(page, lesson, 'keys');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  for (const lesson of lessons) {
    test(`${lesson.path} to its end by touch, and no note covers what is needed`, async ({
      page,
    }) => {
      await playLesson(page, lesson, 'touch', seesAll(page));
    });
  }
});

test('a lesson is offered to whoever has not played yet, survives a reload, and can be left', async ({
  page,
}) => {
  await page.goto('/new/extra');
  await page.locator('a[href^="/learn/extra"]').click();
  await arriveAt(page, 0, extra.lesson);
  await page.locator('.lesson .button--main').click();
  await make(page, 'extra', { do: 'throw' }, 'mouse');
  await arriveAt(page, 2, extra.lesson);
  await page.reload();
  await arriveAt(page, 2, extra.lesson);
  const table = page.url();
  // Whoever asks for it again is led back to where it was left.
  await page.goto('/learn/extra');
  await expect(page).toHaveURL(table);
  await page.locator('.lesson .button--quiet').first().click();
  await expect(page.locator('.lesson__buttons')).toHaveCount(0);
  // What is left is an ordinary game, with any split that the rules allow.
  await page.locator('.split .pick').nth(4).click();
  await page.locator('.pairing').first().click();
  await page.locator('.split .act').click();
  // Bots are quick here: the next throw is on the table.
  await expect(page.locator('.split .pick').nth(1)).toContainText('Die 3');
  await page.goto('/new/extra');
  await page.locator('.form__start').click();
  await page.waitForSelector('.throw .act');
  await page.goto('/new/extra');
  await page.waitForSelector('.form__start');
  await expect(page.locator('a[href^="/learn/extra"]')).toHaveCount(0);
});

test('a move other than the one that is asked for is refused with what to do, and changes nothing', async ({
  page,
}) => {
  await page.goto('/learn/extra');
  await arriveAt(page, 0, extra.lesson);
  // The first step is to be read.
  await page.locator('.throw .act').click();
  await expect(page.locator('.refusal')).toContainText('read the note');
  await page.locator('.lesson .button--main').click();
  await make(page, 'extra', { do: 'throw' }, 'mouse');
  await arriveAt(page, 2, extra.lesson);
  await page.locator('.split .pick').nth(4).click();
  await page.locator('.pairing').first().click();
  await page.locator('.split .act').click();
  await expect(page.locator('.refusal')).toContainText('Leave out the 2');
  await expect(page.locator('.split .act')).toBeVisible();
  await expect(page.locator('.lesson__words')).toContainText('Leave out the 2');
});

test('a lesson takes no focus, is read out, and is clean', async ({ page }) => {
  await page.goto('/learn/slowka');
  await page.waitForSelector('.lesson__buttons');
  await expect(page.locator('.lesson :focus')).toHaveCount(0);
  await expect(page.locator('.lesson [role=status]')).toContainText('Step 1 of 6.');
  expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
  // From the note on to what is to be done.
  await page.locator('.lesson .button--main').press('Enter');
  await expect(page.locator('.hand :focus')).toHaveCount(1);
});
