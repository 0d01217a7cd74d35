import { Button, Dialog } from '@late/ui';
import { useState } from 'react';
import { type CommonView, unseenTiles } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import type { Workbench } from '../use-workbench.ts';
import { Inventory } from './Inventory.tsx';

/** What one does to one's own tiles without playing them. */
export function Tools({ bench, view }: { bench: Workbench; view: CommonView }) {
  const say = useSay();
  const [isCounting, setCounting] = useState(false);
  const isLying = bench.laying.tiles.length > 0;
  return (
    <div className="kz-tools">
      <Button
        look="quiet"
        icon="undo"
        iconOnly
        aria-disabled={!isLying}
        onClick={() => isLying && bench.takeBack()}
      >
        {say('krzyzowka.board.take-back')}
      </Button>
      <Button look="quiet" icon="shuffle" iconOnly onClick={bench.shuffle}>
        {say('krzyzowka.board.shuffle')}
      </Button>
      <Button look="quiet" icon="sort" iconOnly onClick={bench.sort}>
        {say('krzyzowka.board.sort')}
      </Button>
      <Button
        look="quiet"
        icon="count"
        iconOnly
        className="kz-tools__unseen"
        aria-haspopup="dialog"
        onClick={() => setCounting(true)}
      >
        {say('krzyzowka.board.unseen')}
      </Button>
      {isCounting && (
        <Dialog title={say('krzyzowka.board.unseen')} onClose={() => setCounting(false)}>
          <p className="kz-bag">{say('krzyzowka.board.bag', { count: view.bag })}</p>
          <Inventory tiles={unseenTiles(view)} />
        </Dialog>
      )}
    </div>
  );
}
