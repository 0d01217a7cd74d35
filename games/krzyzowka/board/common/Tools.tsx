import { Button, Dialog, useHasSide } from '@late/ui';
import { useState } from 'react';
import { type CommonView, unseenTiles } from '../../rules/index.ts';
import { RackTools } from '../rack/RackTools.tsx';
import { useSay } from '../use-say.ts';
import type { Workbench } from '../use-workbench.ts';
import { Inventory } from './Inventory.tsx';

/** What one does to one's own tiles without playing them, and which tiles nobody has seen. */
export function Tools({ bench, view }: { bench: Workbench; view: CommonView }) {
  const say = useSay();
  const hasSide = useHasSide();
  const [isCounting, setCounting] = useState(false);
  return (
    <RackTools bench={bench} isEmpty={bench.laying.tiles.length === 0}>
      {!hasSide && (
        <Button
          look="quiet"
          icon="letters"
          iconOnly
          aria-haspopup="dialog"
          onClick={() => setCounting(true)}
        >
          {say('krzyzowka.board.unseen')}
        </Button>
      )}
      {isCounting && (
        <Dialog title={say('krzyzowka.board.unseen')} onClose={() => setCounting(false)}>
          <p className="kz-bag">{say('krzyzowka.board.bag', { count: view.bag })}</p>
          <Inventory tiles={unseenTiles(view)} />
        </Dialog>
      )}
    </RackTools>
  );
}
