import { Button } from '@late/ui';
import type { ReactNode } from 'react';
import { useSay } from '../use-say.ts';

interface Props {
  readonly bench: {
    readonly shuffle: () => void;
    readonly sort: () => void;
    readonly takeBack: () => void;
  };
  /** Whether taking tiles back would do nothing. */
  readonly isEmpty?: boolean;
  readonly children?: ReactNode;
}

/** What one does to one's own tiles without laying them. */
export function RackTools({ bench, isEmpty = false, children }: Props) {
  const say = useSay();
  return (
    <div className="kz-tools">
      <Button
        look="quiet"
        icon="close"
        iconOnly
        {...(isEmpty && { 'aria-disabled': true })}
        onClick={() => isEmpty || bench.takeBack()}
      >
        {say('krzyzowka.board.take-back')}
      </Button>
      <Button look="quiet" icon="shuffle" iconOnly onClick={bench.shuffle}>
        {say('krzyzowka.board.shuffle')}
      </Button>
      <Button look="quiet" icon="sort" iconOnly onClick={bench.sort}>
        {say('krzyzowka.board.sort')}
      </Button>
      {children}
    </div>
  );
}
