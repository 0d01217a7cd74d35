import { useEffect, useRef } from 'react';
import type { CommonView } from '../../rules/index.ts';

/** What the dictionary has just refused goes back to the hand, as it does on a real table. */
export function useRefusedBack({ last, viewer }: CommonView, onBack: () => void): void {
  // Between two refused words of the same number something else has happened.
  const refused = last?.type === 'rejected' && last.seat === viewer ? last.tries : 0;
  const seen = useRef(refused);
  useEffect(() => {
    if (refused && refused !== seen.current) onBack();
    seen.current = refused;
  });
}
