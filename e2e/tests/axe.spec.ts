import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { layRooms, onlineScreens } from '../online-screens.ts';
import { EMPTY_SCREENS, layScreens, openScreen, PLAYED_SCREENS, type Screen } from '../screens.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['paper', 'night'] as const;

/** What axe objects to, short enough to read in a report. By night only the inks are others. */
async function violations(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (theme === 'paper'
    ? axe.withTags(TAGS)
    : axe.withRules('color-contrast')
  ).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

async function expectClean(
  page: Page,
  theme: (typeof THEMES)[number],
  screens: readonly Screen[],
): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      expect.soft(await violations(page, theme), screen.name).toEqual([]);
    });
  }
}

for (const theme of THEMES) {
  test.describe(`axe finds nothing, ${theme}`, () => {
    // Many screens in one walk, and axe takes its time on a busy machine.
    test.slow();

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => {
        localStorage.setItem('settings', JSON.stringify({ theme: name, language: 'en' }));
      }, theme);
    });

    test('on the screens of an empty house', async ({ page }) => {
      await expectClean(page, theme, EMPTY_SCREENS);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    });

    test('in the online house', async ({ page }) => {
      await expectClean(page, theme, onlineScreens(await layRooms(page)));
    });

    test('at the tables', async ({ page }) => {
      await layScreens(page);
      await expectClean(page, theme, PLAYED_SCREENS);
    });
  });
}
