import { Button } from '@late/ui';
import { useSay } from '../use-say.ts';
import { zoomStep } from './camera.ts';
import type { Look } from './use-camera.ts';

interface Props {
  readonly look: Look;
  /** How small cells may get. */
  readonly least: number | undefined;
  readonly onFit: () => void;
  /** Where there is a last word. */
  readonly onLast: (() => void) | null;
}

/** Closer, farther, everything, and the last word: for whoever has neither wheel nor two fingers free. */
export function ZoomButtons({ look, least, onFit, onLast }: Props) {
  const say = useSay();
  const step = (steps: number) => look((now, room) => zoomStep(now, steps, room, least));
  return (
    <div className="kz-table__zoom">
      {onLast && (
        <Button icon="find" iconOnly aria-keyshortcuts="Home" onClick={onLast}>
          {say('krzyzowka.board.zoom-last')}
        </Button>
      )}
      <Button icon="closer" iconOnly aria-keyshortcuts="+" onClick={() => step(1)}>
        {say('krzyzowka.board.zoom-in')}
      </Button>
      <Button icon="farther" iconOnly aria-keyshortcuts="-" onClick={() => step(-1)}>
        {say('krzyzowka.board.zoom-out')}
      </Button>
      <Button icon="fit" iconOnly aria-keyshortcuts="0" onClick={onFit}>
        {say('krzyzowka.board.zoom-fit')}
      </Button>
    </div>
  );
}
