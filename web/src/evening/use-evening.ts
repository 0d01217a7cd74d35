import type { EveningSeen } from '@late/protocol';
import { useEffect, useState } from 'react';
import { api } from '../remote/api.ts';
import type { RecordKind } from '../table-client/table-client.ts';
import { localEvening } from './local-evening.ts';
import { useSay } from './use-say.ts';

export type EveningState = EveningSeen | 'loading' | 'missing';

/** How an evening stands at one of its tables; asked for again whenever `stamp` changes. */
export function useEvening(kind: RecordKind, id: string, stamp = ''): EveningState {
  const say = useSay();
  const [evening, setEvening] = useState<EveningState>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp is not read, it says when to ask again
  useEffect(() => {
    let here = true;
    const found = kind === 'room' ? remoteEvening(id) : localEvening(id, say);
    found.then(
      (seen) => here && setEvening(seen ?? 'missing'),
      () => here && setEvening('missing'),
    );
    return () => {
      here = false;
    };
  }, [kind, id, say, stamp]);
  return evening;
}

async function remoteEvening(id: string): Promise<EveningSeen | null> {
  const reply = await api.evening(id);
  return reply.ok ? reply.value : null;
}
