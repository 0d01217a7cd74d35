import { Button } from '@late/ui';
import { useSay } from '../shell/use-say.ts';
import type { CoachAtTable } from './use-coach.ts';

/** Asks the coach what it would do. */
export function AskCoach({ coach }: { coach: CoachAtTable }) {
  const say = useSay();
  return (
    <Button
      look="quiet"
      icon="hint"
      iconOnly="narrow"
      className="news__coach"
      aria-disabled={coach.isAsked}
      onClick={() => !coach.isAsked && coach.ask()}
    >
      {say('table.hint')}
    </Button>
  );
}
