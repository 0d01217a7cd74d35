import type { RoomSeen } from '@late/table';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { api } from '../remote/api.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { listTables } from '../store/tables.ts';

/** The finished game whose people play on in the one that is being set up. */
export type After =
  | { readonly kind: 'table'; readonly kept: KeptTable }
  | { readonly kind: 'room'; readonly room: RoomSeen };

/** As the address says; undefined until it is read, null where there is none. */
export function useAfter(): After | null | undefined {
  const asked = new URLSearchParams(useSearch()).get('after');
  const [after, setAfter] = useState<After | null | undefined>(asked === null ? null : undefined);
  useEffect(() => {
    if (asked === null) return;
    let here = true;
    find(asked).then(
      (found) => here && setAfter(found),
      () => here && setAfter(null),
    );
    return () => {
      here = false;
    };
  }, [asked]);
  return after;
}

async function find(asked: string): Promise<After | null> {
  const [kind, id = ''] = asked.split('/');
  if (kind === 'room') {
    const reply = await api.room(id);
    return reply.ok ? { kind, room: reply.value.room } : null;
  }
  const { tables } = await listTables();
  const kept = tables.find(({ plan }) => plan.id === id);
  return kept ? { kind: 'table', kept } : null;
}
