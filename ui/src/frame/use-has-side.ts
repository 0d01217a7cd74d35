import { useSyncExternalStore } from 'react';

/** Where frame.css has room for the side. */
const ROOMY = '(min-width: 48rem) and (min-height: 30.01rem)';

const screen = globalThis.matchMedia?.(ROOMY);

function subscribe(listener: () => void): () => void {
  screen?.addEventListener('change', listener);
  return () => screen?.removeEventListener('change', listener);
}

/** Whether there is room beside the game: what stands there need not be found elsewhere. */
export function useHasSide(): boolean {
  return useSyncExternalStore(subscribe, () => screen?.matches ?? false);
}
