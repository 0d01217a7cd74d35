import { Button } from '@late/ui';
import type { ReactNode } from 'react';
import { useSay } from '../use-say.ts';

/** What is in the hand, and the way to put it back. */
export function DeskHead({ children, onClose }: { children: ReactNode; onClose?: () => void }) {
  const say = useSay();
  return (
    <div className="xb-desk__head">
      {children}
      {onClose && (
        <Button look="quiet" icon="close" iconOnly onClick={onClose}>
          {say('extrablatt.board.put-back')}
        </Button>
      )}
    </div>
  );
}
