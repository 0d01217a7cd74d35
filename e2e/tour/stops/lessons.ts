import { lessonsIn } from '../../play-lesson.ts';
import type { Stop } from '../stop.ts';

/** The second step of every lesson, which is the first one that is done on the board, and a rulebook with pictures. */
export const lessonStops: Readonly<Record<string, Stop>> = Object.fromEntries(
  (await lessonsIn('en')).map(({ path }): [string, Stop] => [
    `lesson-${path.split('/').slice(2).join('-')}`,
    async (page) => {
      await page.goto(path);
      await page.waitForSelector('.lesson__buttons');
      const next = page.locator('.lesson .button--main');
      if (await next.isVisible()) await next.click();
      await page.waitForTimeout(200);
    },
  ]),
);
