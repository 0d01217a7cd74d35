import { Button, LiveRegion, type SeatLabel } from '@late/ui';
import { useSay } from '../use-say.ts';
import { frameTitle, frameWords, stepWords } from './frame-words.ts';
import type { CountInSteps } from './use-count.ts';

interface Props {
  readonly steps: CountInSteps;
  readonly seats: readonly SeatLabel[];
}

/** What is counted just now, and the way through the steps. */
export function CountBar({ steps, seats }: Props) {
  const { frame, at, last, plays, go, toggle } = steps;
  const say = useSay();
  return (
    <div className="xb-count__bar">
      <LiveRegion text={plays ? '' : frameWords(say, frame, seats)} />
      <p className="xb-count__title">
        <span>{stepWords(say, frame)}</span>
        <strong>{frameTitle(say, frame, seats)}</strong>
      </p>
      <div className="xb-count__buttons">
        <Button icon="first" iconOnly aria-disabled={at === 0} onClick={() => go(0)}>
          {say('extrablatt.board.count-first')}
        </Button>
        <Button icon="back" iconOnly aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {say('extrablatt.board.count-back')}
        </Button>
        <Button
          icon={plays ? 'pause' : 'play'}
          iconOnly
          aria-disabled={at === last}
          onClick={toggle}
        >
          {say(plays ? 'extrablatt.board.count-pause' : 'extrablatt.board.count-play')}
        </Button>
        <Button icon="next" iconOnly aria-disabled={at === last} onClick={() => go(at + 1)}>
          {say('extrablatt.board.count-next')}
        </Button>
        <Button icon="last" iconOnly aria-disabled={at === last} onClick={() => go(last)}>
          {say('extrablatt.board.count-skip')}
        </Button>
      </div>
    </div>
  );
}
