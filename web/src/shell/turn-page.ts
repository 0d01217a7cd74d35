import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';

/** As long as the page may stand still for a screen that is nearly there. */
const PATIENCE = 120;

/** From screen to screen as from page to page, where the browser can and the reader does not ask for calm. */
export const turnPage: AroundNavHandler = (navigate, to, options) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !('startViewTransition' in document)) return navigate(to, options);
  document.startViewTransition(async () => {
    flushSync(() => navigate(to, options));
    // A screen that has been here before is whole in a moment: it need not come as a frame first.
    const end = performance.now() + PATIENCE;
    while (performance.now() < end && document.querySelector('.loading')) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
};
