import type { Page } from '@playwright/test';
import type { Entry } from '../kernel/src/index.ts';
import { readRows } from './storage.ts';

const TAPS_AT_ONCE = 30;
const PATIENCE = 40_000;

/**
 * Taps whatever can be tapped on a board, until the first seat has made so many moves. It knows no
 * game: of every kind of thing that is there, one after the other as a fixed dice would have it.
 */
export async function tapAnything(page: Page, moves: number): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let seed = 1; (await movesMade(page)) < moves; seed++) {
    if (Date.now() > end) throw new Error(`fewer than ${moves} moves after ${seed} times tapping`);
    await page.evaluate(tap, [seed, TAPS_AT_ONCE] as const);
  }
}

async function movesMade(page: Page): Promise<number> {
  const entries = (await readRows(page, 'entries')).map(({ value }) => value as Entry);
  return entries.filter(({ by, act }) => by === 0 && act.do === 'move').length;
}

async function tap([seed, times]: readonly [number, number]): Promise<void> {
  let luck = seed * 2_654_435_761;
  const oneOf = <T>(some: readonly T[]): T | undefined => {
    luck = (Math.imul(luck, 1_664_525) + 1_013_904_223) >>> 0;
    return some[Math.floor((luck / 2 ** 32) * some.length)];
  };
  for (let time = 0; time < times; time++) {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const all = [...(root?.querySelectorAll<HTMLElement>('button, label, [role=gridcell]') ?? [])];
    const ready = all.filter(
      (one) => one.checkVisibility() && !one.matches('[aria-disabled=true], :disabled'),
    );
    // A hundred empty cells are one kind of thing, the button beside them is another.
    const kind = oneOf([...new Set(ready.map((one) => `${one.tagName} ${one.className}`))]);
    const chosen = oneOf(ready.filter((one) => `${one.tagName} ${one.className}` === kind));
    const { x = 0, y = 0, width = 0, height = 0 } = chosen?.getBoundingClientRect() ?? {};
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    const click = { bubbles: true, cancelable: true, detail: 1, ...at };
    chosen?.dispatchEvent(new MouseEvent('click', click));
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
}
