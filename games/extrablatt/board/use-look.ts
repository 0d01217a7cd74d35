import { useState } from 'react';
import type { Cell } from '../rules/index.ts';

/** Which paper the player looks at, and which cell of it. */
export interface Look {
  readonly at: number;
  readonly cell?: Cell;
}

/** What the player looks at on purpose. It lasts until something happens: until `during` changes. */
export function useLook(during: string): [Look | null, (look: Look | null) => void] {
  const [looking, setLooking] = useState<(Look & { during: string }) | null>(null);
  const look = looking?.during === during ? looking : null;
  return [look, (next) => setLooking(next && { ...next, during })];
}
