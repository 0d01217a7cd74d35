import { Choice } from '@late/ui';
import { useState } from 'react';
import { useSettings } from '../settings/SettingsContext.tsx';
import { useSay } from './use-say.ts';

/** Whether the reader may be called from outside of the page. Permission is asked for on this tap only. */
export function NotifyChoice() {
  const say = useSay();
  const { settings, change } = useSettings();
  const [denied, setDenied] = useState(false);
  if (!('Notification' in window)) return null;
  const choose = async (value: 'on' | 'off') => {
    if (value === 'off') return change({ notify: false });
    const granted = (await Notification.requestPermission()) === 'granted';
    setDenied(!granted);
    change({ notify: granted });
  };
  return (
    <>
      <Choice
        legend={say('settings.notify')}
        value={settings.notify ? 'on' : 'off'}
        onChange={choose}
        alternatives={[
          { value: 'off', label: say('settings.notify-off') },
          { value: 'on', label: say('settings.notify-on') },
        ]}
      />
      {denied && (
        <p className="trouble" role="alert">
          {say('settings.notify-denied')}
        </p>
      )}
    </>
  );
}
