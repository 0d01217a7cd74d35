import { nameOf } from '@late/games';
import type { RoomSeen } from '@late/table';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/SettingsContext.tsx';
import { useSay } from '../shell/use-say.ts';
import { notify } from './notify.ts';

/**
 * "Your turn" and "somebody is at your door" beyond the page: a badge on the app, a notification for
 * whoever wants one, and, given back, what goes before the title of the window.
 */
export function usePageSignal({ plan, knocks }: RoomSeen, isTurn: boolean): string | undefined {
  const say = useSay();
  const { settings } = useSettings();
  const game = nameOf(plan.game);
  const room = `/room/${plan.id}`;
  useBadge(knocks.length + (isTurn ? 1 : 0));
  const isTold = settings.notify;
  const turn = say('turn.notice', { game });
  useEffect(() => {
    if (isTurn && isTold) notify(turn, 'turn', room);
  }, [isTurn, isTold, turn, room]);
  const told = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a guest is told when they come, and once
  useEffect(() => {
    const guests = knocks.filter((name) => !told.current.includes(name));
    told.current = knocks;
    if (!isTold) return;
    for (const name of guests) notify(say('team.notice', { game, name }), 'door', room);
  }, [knocks]);
  const calls = [isTurn && say('turn.title'), knocks.length > 0 && say('team.title')];
  return calls.filter(Boolean).join(' · ') || undefined;
}

function useBadge(count: number): void {
  useEffect(() => {
    if (!count) return;
    navigator.setAppBadge?.(count).catch(ignore);
    return () => {
      navigator.clearAppBadge?.().catch(ignore);
    };
  }, [count]);
}

function ignore(): void {
  // A badge is a courtesy.
}
