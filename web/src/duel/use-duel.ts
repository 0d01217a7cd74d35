import type { Refusal } from '@late/kernel';
import type { DuelSeen } from '@late/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../remote/api.ts';

/** How often it is asked who is through meanwhile, while somebody looks. */
const LOOK = 15_000;

export interface DuelNow {
  readonly duel: DuelSeen | null;
  readonly refusal: Refusal | null;
  look(): void;
}

/** A duel as the house tells it, again and again. */
export function useDuel(id: string): DuelNow {
  const [duel, setDuel] = useState<DuelSeen | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const look = useCallback(async () => {
    const reply = await api.duel(id);
    setRefusal(reply.ok ? null : reply.refusal);
    if (reply.ok) setDuel(reply.value);
  }, [id]);
  useEffect(() => {
    look();
    const again = () => document.visibilityState === 'visible' && look();
    const timer = setInterval(again, LOOK);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look]);
  return { duel, refusal, look };
}
