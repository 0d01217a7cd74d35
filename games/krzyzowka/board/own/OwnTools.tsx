import { Button } from '@late/ui';
import { useSay } from '../use-say.ts';

interface Arranged {
  readonly shuffle: () => void;
  readonly sort: () => void;
  readonly takeBack: () => void;
}

/** What one does to one's own tiles without laying them. */
export function OwnTools({ bench }: { bench: Arranged }) {
  const say = useSay();
  return (
    <div className="kz-tools">
      <Button look="quiet" icon="undo" iconOnly onClick={bench.takeBack}>
        {say('krzyzowka.board.take-back')}
      </Button>
      <Button look="quiet" icon="shuffle" iconOnly onClick={bench.shuffle}>
        {say('krzyzowka.board.shuffle')}
      </Button>
      <Button look="quiet" icon="sort" iconOnly onClick={bench.sort}>
        {say('krzyzowka.board.sort')}
      </Button>
    </div>
  );
}
