import type { Refusal } from '@late/kernel';
import { useEffect, useState } from 'react';
import type { Reply } from '../remote/api.ts';

/** What the house answers; it is asked again whenever `key` changes. */
export function useAnswer<T>(
  ask: () => Promise<Reply<T>>,
  key: string,
): { readonly value: T | null; readonly trouble: Refusal | null } {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the question is another
  useEffect(() => {
    let here = true;
    ask().then((reply) => {
      if (!here) return;
      setTrouble(reply.ok ? null : reply.refusal);
      if (reply.ok) setValue(reply.value);
    });
    return () => {
      here = false;
    };
  }, [key]);
  return { value, trouble };
}
