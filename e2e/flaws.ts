import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Where to look; everywhere if nothing is said. */
interface Look {
  readonly include?: string;
  readonly exclude?: string;
}

/** What to look for. */
interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: string[];
}

const ALL: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const INKS: Rules = { type: 'rule', values: ['color-contrast'] };

/**
 * What axe finds, each flaw with its place and what would mend it. It runs in the page itself and
 * tells of nothing but flaws: axe's own driver opens a second page and carries all that is well
 * there and back, which takes longer than looking.
 */
export function flaws(page: Page, look: Look = {}): Promise<string[]> {
  return find(page, ALL, look);
}

/** The same page by night, where only the inks are others. */
export async function flawsByNight(page: Page, look: Look = {}): Promise<string[]> {
  const day = await wear(page, 'night');
  const found = await find(page, INKS, look);
  await wear(page, day);
  return found.map((flaw) => `by night: ${flaw}`);
}

/** Changes the theme, and says what it was. */
function wear(page: Page, theme: string): Promise<string> {
  return page.evaluate((next) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme ?? '';
    dataset.theme = next;
    return before;
  }, theme);
}

async function find(page: Page, rules: Rules, look: Look): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, include, exclude }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      // What stays at the edge hides what is scrolled under it: that is no flaw of either.
      const feet = [...document.querySelectorAll<HTMLElement>('.foot')];
      for (const foot of feet) foot.style.position = 'static';
      const context = { include: [include], exclude: exclude ? [exclude] : [] };
      const { violations } = await here.run(context, { runOnly, resultTypes: ['violations'] });
      for (const foot of feet) foot.style.position = '';
      // A tap on a paper means the nearest place that is legal, and its magnifier makes cells of 24 px and more.
      const isCell = (css: string) => document.querySelector(css)?.matches('.xb-cell') ?? false;
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => id !== 'target-size' || !isCell(target.join(' ')))
          .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    { runOnly: rules, include: look.include ?? 'html', exclude: look.exclude ?? '' },
  );
}
