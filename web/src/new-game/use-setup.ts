import type { GameId } from '@late/games';
import { parse } from '@late/kernel';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { useServerState } from '../remote/server-state.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { type Company, type LastTime, readLastTime } from '../shell/last-time.ts';

export interface Setup extends LastTime {
  /** How many can play, as the options are. */
  readonly min: number;
  readonly max: number;
  /** The companies that can be chosen. */
  readonly offered: readonly Company[];
  readonly change: (changes: Partial<LastTime>) => void;
}

/** How the next game is set up: as the last one was, as far as that is on offer, until it is changed. */
export function useSetup(id: GameId): Setup {
  const face = useFace();
  const { settings } = useSettings();
  const server = useServerState();
  const isAskedOnline = new URLSearchParams(useSearch()).has('online');
  const [wanted, setWanted] = useState<LastTime>(() => {
    const last = readLastTime(id);
    const kept = parse(face.game.options, last.options);
    const usual = parse(face.game.options, face.usual(settings.language));
    const options = kept.ok ? kept.value : usual.ok ? usual.value : {};
    return { ...last, options, ...(isAskedOnline && { company: 'online' }) };
  });
  const { min, max } = face.game.seats(wanted.options);
  const offered: readonly Company[] = [
    ...(min > 1 ? [] : (['solo'] as const)),
    'bots',
    'device',
    ...(server === 'none' ? [] : (['online'] as const)),
  ];
  const usual = min === 1 ? 'solo' : 'bots';
  return {
    ...wanted,
    company: offered.includes(wanted.company) ? wanted.company : usual,
    bots: Math.min(wanted.bots, max - 1),
    min,
    max,
    offered,
    change: (changes) => setWanted((before) => ({ ...before, ...changes })),
  };
}
