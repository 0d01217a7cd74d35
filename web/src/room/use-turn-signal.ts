import { useSay } from '@late/ui';
import { useEffect } from 'react';
import { useSettings } from '../settings/SettingsContext.tsx';

/** "Your turn" beyond the page: a badge on the app, and a notification for whoever wants one. */
export function useTurnSignal(isTurn: boolean, room: string, game: string): void {
  const say = useSay();
  const { settings } = useSettings();
  const { notify } = settings;
  useEffect(() => {
    if (!isTurn) return;
    navigator.setAppBadge?.(1).catch(ignore);
    return () => {
      navigator.clearAppBadge?.().catch(ignore);
    };
  }, [isTurn]);
  const text = say('turn.notice', { game });
  useEffect(() => {
    if (isTurn && notify && document.visibilityState === 'hidden') tell(text, room);
  }, [isTurn, notify, text, room]);
}

async function tell(text: string, room: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { tag: `room/${room}`, icon: '/icon-192.png', data: `/room/${room}` };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    await registration.showNotification(text, options).catch(ignore);
    return;
  }
  try {
    const notification = new Notification(text, options);
    notification.onclick = () => window.focus();
  } catch {
    // Some browsers allow notifications only from a service worker.
  }
}

function ignore(): void {
  // A badge is a courtesy.
}
