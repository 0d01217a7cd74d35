import { useEffect, useState } from 'react';
import { keep } from '../store/keep.ts';
import { api, type RoomLine } from './api.ts';

/** Whether there is a house behind this page: open, out of reach just now, or none at all. */
export type House = 'open' | 'away' | 'none';

const KNOWN = 'online/known';

/** Whether this browser has been given an identity; before that there is nothing to ask for. */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

export function remember(): void {
  keep(KNOWN, '1');
}

export function leaveHouse(): void {
  localStorage.removeItem(KNOWN);
}

/** The rooms on offer; asking for them also tells whether there is a house. */
export async function listedRooms(): Promise<{ house: House; rooms: readonly RoomLine[] }> {
  if (!navigator.onLine) return { house: 'away', rooms: [] };
  const reply = await api.listed();
  if (reply.ok) return { house: 'open', rooms: reply.value.rooms };
  const none = reply.refusal.code === 'online.no-house';
  return { house: none ? 'none' : 'away', rooms: [] };
}

let lastSeen: House | null = null;

/** Null until it is known. */
export function useHouse(): House | null {
  const [house, setHouse] = useState(lastSeen);
  useEffect(() => {
    let here = true;
    listedRooms().then((found) => {
      lastSeen = found.house;
      if (here) setHouse(found.house);
    });
    return () => {
      here = false;
    };
  }, []);
  return house;
}
