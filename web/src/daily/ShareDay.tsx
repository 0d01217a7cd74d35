import { type Day, startOf } from '@late/kernel';
import {
  Button,
  Dialog,
  dateFormat,
  drawPicture,
  measurer,
  PageDrawing,
  saveBlob,
  useLanguage,
} from '@late/ui';
import { useState } from 'react';
import type { DailyTry } from '../store/daily-results.ts';
import { sharePage } from './share-page.ts';
import { sharedResults, shareText } from './share-text.ts';
import { useSay } from './use-say.ts';

/** Tells others how a day went: as text, as a picture, through the system's own sheet where there is one. */
export function ShareDay({ day, tries }: { day: Day; tries: readonly DailyTry[] }) {
  const say = useSay();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const results = sharedResults(say, tries);
  if (results.length === 0) return null;
  const utc = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const date = dateFormat(language, utc).format(startOf(day));
  const head = say('daily.head', { date });
  const text = shareText(head, results, `${location.origin}/daily/${day}`);
  const page = sharePage(head, results, measurer());
  const share = async () => {
    const picture = await drawPicture(page);
    const files = picture ? [new File([picture], `${day}.png`, { type: 'image/png' })] : [];
    const whole = { text, files };
    if (!navigator.canShare?.(whole)) return setIsOpen(true);
    // Whoever closes the system's sheet has changed their mind.
    await navigator.share(whole).catch(() => {});
  };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(say('daily.copied')),
      () => setSaid(say('daily.not-copied')),
    );
  const save = async () => {
    const picture = await drawPicture(page);
    if (picture) saveBlob(picture, `late-edition-${day}.png`);
  };
  return (
    <div className="daily__share">
      <Button icon="share" onClick={share}>
        {say('daily.share')}
      </Button>
      {isOpen && (
        <Dialog title={say('daily.share-title')} onClose={() => setIsOpen(false)}>
          <PageDrawing page={page} label={say('daily.picture', { date })} />
          <pre className="daily__text">{text}</pre>
          <p role="status">{said}</p>
          <div className="dialog__actions">
            <Button look="main" icon="copy" onClick={copy}>
              {say('daily.copy')}
            </Button>
            <Button icon="save" onClick={save}>
              {say('daily.save')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
