import { type PointerEvent, useEffect } from 'react';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';

/** What does something of its own when it is tapped. */
const LIVE = 'a, button, input, select, label, summary, [tabindex], [role="gridcell"], dialog';

/**
 * Bots are hurried by Escape, and by a tap on anything that does nothing else: but not by chance while somebody
 * here may act too, such as challenge a word.
 */
export function useHurry(
  client: TableClient,
  { canHurry, device }: Snapshot,
): { readonly onPointerDown?: (event: PointerEvent) => void } {
  useEffect(() => {
    if (!canHurry) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog[open]')) client.hurry();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [client, canHurry]);
  if (!canHurry || device.acting.length > 0) return {};
  return {
    onPointerDown: ({ target }) => {
      if (target instanceof Element && !target.closest(LIVE)) client.hurry();
    },
  };
}
