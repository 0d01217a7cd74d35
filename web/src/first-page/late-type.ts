import { afterPaint } from '../shell/after-paint.ts';
import { keep } from '../store/keep.ts';
import { TYPE_KEY } from './type-at-hand.ts';

/** How often it is looked whether the page is whole, and how long at most, in milliseconds. */
const EVERY = 100;
const LONGEST = 3000;

/**
 * Our own type is a fifth of a megabyte. On a first visit what there is to read comes before it, in the type of the
 * device, which takes the same room; from then on it is at hand, and there from the start.
 */
export async function setType(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const end = performance.now() + LONGEST;
  do await new Promise((resolve) => setTimeout(resolve, EVERY));
  while (performance.now() < end && document.querySelector('.loading'));
  await afterPaint();
  await import('./type-faces.ts');
  await document.fonts.ready;
  keep(TYPE_KEY, 'here');
}
