import { Button, Dialog } from '@late/ui';
import { useSay } from '../shell/use-say.ts';
import type { CoachAtTable } from './use-coach.ts';

/** Asks once more before a large error. */
export function SecondLook({ coach: { doubt, settle } }: { coach: CoachAtTable }) {
  const say = useSay();
  if (!doubt) return null;
  const { analysis, unit } = doubt.advice;
  return (
    <Dialog title={say('second-look.title')} onClose={() => settle(false)}>
      <p>{say(`second-look.${unit}`, { count: Math.round(analysis.error) })}</p>
      <div className="dialog__actions">
        <Button look="main" onClick={() => settle(false)}>
          {say('second-look.think')}
        </Button>
        <Button onClick={() => settle(true)}>{say('second-look.play')}</Button>
      </div>
    </Dialog>
  );
}
