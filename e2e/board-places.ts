import type { Page } from '@playwright/test';

type Watching = Window & { boardPlaces?: Map<string, Set<string>> };

/** Begins to note where the board lies, in every picture that the browser paints. */
export async function watchBoard(page: Page): Promise<void> {
  await page.waitForSelector('.frame__board, .hand-over');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const places = new Map<string, Set<string>>();
    (window as Watching).boardPlaces = places;
    const look = () => {
      if ((window as Watching).boardPlaces !== places) return;
      const frame = document.querySelector('.frame');
      const board = frame?.querySelector('.frame__board');
      if (frame && board) {
        const { x, y, width, height } = board.getBoundingClientRect();
        const at = [x, y + scrollY, width, height].map(Math.round).join(' ');
        // The class says what lies there: a table of one's own, or what came of it.
        places.set(frame.className, (places.get(frame.className) ?? new Set()).add(at));
      }
      requestAnimationFrame(look);
    };
    // Not before it has found its place.
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
}

/** Every place where each kind of board lay since then: left, top, width and height. */
export function boardPlaces(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...((window as Watching).boardPlaces ?? [])].map(([name, places]) => [name, [...places]]),
    ),
  );
}
