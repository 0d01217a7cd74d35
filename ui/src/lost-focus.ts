import { useEffect } from 'react';

/** What had the focus last: a browser does not say when it goes out of the page. */
let last: EventTarget | null = null;
globalThis.document?.addEventListener('focusin', ({ target }) => {
  last = target;
});

/** Whether what somebody was at has gone, so that the next key would begin at the top of the page. */
export function isFocusLost(): boolean {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  return isNowhere && last instanceof Element && !last.isConnected;
}

/** What comes in place of something that was pressed and went takes the focus over. */
export function useFocusIfLost(take: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it comes
  useEffect(() => {
    if (isFocusLost()) take();
  }, []);
}
