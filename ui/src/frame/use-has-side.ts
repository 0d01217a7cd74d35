import { useSyncExternalStore } from 'react';

/** Whether the screen is like that, now and whenever it changes. */
function screenHook(query: string): () => boolean {
  const screen = globalThis.matchMedia?.(query);
  const subscribe = (listener: () => void) => {
    screen?.addEventListener('change', listener);
    return () => screen?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => screen?.matches ?? false);
}

/** Whether there is room beside the game, as in frame.css: what stands there need not be found elsewhere. */
export const useHasSide = screenHook('(min-width: 48rem) and (min-height: 30.01rem)');

/** Whether the side is a column of its own, with room for more than a list. */
export const useHasThirdColumn = screenHook('(min-width: 100rem) and (min-height: 30.01rem)');
