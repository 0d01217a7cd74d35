import type { Refusal } from '@late/kernel';
import { useEffect, useState } from 'react';
import { keep } from '../store/keep.ts';
import { api, type RoomLine } from './api.ts';
import { tellRestart } from './restart-notice.ts';

/** Whether there is a server behind this page: open, out of reach just now, or none at all. */
export type ServerState = 'open' | 'away' | 'none';

const KNOWN = 'online/known';

/** Whether this browser has been given an identity; before that there is nothing to ask for. */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

export function remember(): void {
  keep(KNOWN, '1');
}

export function forgetKnown(): void {
  localStorage.removeItem(KNOWN);
}

interface Listed {
  readonly server: ServerState;
  readonly rooms: readonly RoomLine[];
  /** Why there are none, if the house said so. */
  readonly refusal?: Refusal;
}

/** The rooms on offer; asking for them also tells whether there is a server. */
export async function listedRooms(): Promise<Listed> {
  if (!navigator.onLine) return { server: 'away', rooms: [] };
  const reply = await api.listed();
  if (reply.ok) {
    tellRestart(reply.value.restart ?? null);
    return { server: 'open', rooms: reply.value.rooms };
  }
  const none = reply.refusal.code === 'online.no-house';
  return { server: none ? 'none' : 'away', rooms: [], refusal: reply.refusal };
}

let lastSeen: ServerState | null = null;

/** Null until it is known. */
export function useServerState(): ServerState | null {
  const [server, setServer] = useState(lastSeen);
  useEffect(() => {
    let here = true;
    listedRooms().then((found) => {
      lastSeen = found.server;
      if (here) setServer(found.server);
    });
    return () => {
      here = false;
    };
  }, []);
  return server;
}
