import type { Locator, Page } from '@playwright/test';
import { type KeysTaught, teachKeys } from './by-keys.ts';

/** With what somebody plays. */
export type Device = 'mouse' | 'keys' | 'touch';

/** What is one stop for Tab, with arrows inside. */
const GROUPS = 'fieldset, section, .xb-fax, .hand, .kz-rack';

/** Presses something as its device does: by keys, the whole way there from where the focus is. */
export async function press(page: Page, goal: Locator, by: Device): Promise<void> {
  if (by === 'mouse') return goal.click();
  if (by === 'touch') return goal.tap();
  await goal.waitFor({ state: 'attached' });
  await teachKeys(page);
  for (let tries = 0; tries < 40; tries++) {
    const keys = await goal.evaluate((element, groups) => {
      const inside = element.querySelector<HTMLElement>('input');
      const to = inside ?? (element as HTMLElement);
      if (to instanceof HTMLInputElement && to.checked) return null;
      return (globalThis as KeysTaught).keysTo?.(to, groups) ?? [];
    }, GROUPS);
    if (keys === null) return;
    for (const key of keys) await page.keyboard.press(key);
    if (keys[0] === 'Enter' || keys[0] === 'Space') return;
  }
  throw new Error('the keys lead nowhere');
}
