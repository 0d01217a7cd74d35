import { Button } from '@late/ui';
import { useSay } from '../use-say.ts';
import { zoomStep } from './camera.ts';
import type { Look } from './use-camera.ts';

/** Closer, farther, and everything: for whoever has neither wheel nor two fingers free. */
export function ZoomButtons({ look, onFit }: { look: Look; onFit: () => void }) {
  const say = useSay();
  const step = (steps: number) => look((now, room) => zoomStep(now, steps, room));
  return (
    <div className="kz-table__zoom">
      <Button icon="closer" iconOnly onClick={() => step(1)}>
        {say('krzyzowka.board.zoom-in')}
      </Button>
      <Button icon="farther" iconOnly onClick={() => step(-1)}>
        {say('krzyzowka.board.zoom-out')}
      </Button>
      <Button icon="fit" iconOnly onClick={onFit}>
        {say('krzyzowka.board.zoom-fit')}
      </Button>
    </div>
  );
}
