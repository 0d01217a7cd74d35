import { Button, Dialog, type SeatLabel, useHasSide } from '@late/ui';
import { useState } from 'react';
import type { View } from '../../rules/index.ts';
import { CountView } from '../count/CountView.tsx';
import { useSay } from '../use-say.ts';
import { NewsClock } from './NewsClock.tsx';
import { NewsroomDialog } from './NewsroomDialog.tsx';
import { Wallet } from './Wallet.tsx';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly cheques: readonly number[] | null;
  readonly isPrivate: boolean;
  readonly zoomed: boolean;
  readonly onZoom: (zoomed: boolean) => void;
}

/** The clock, the wallet, a magnifying glass, and two looks behind the scenes. */
export function StatusRow({ view, seats, cheques, isPrivate, zoomed, onZoom }: Props) {
  const say = useSay();
  const hasRoom = useHasSide();
  const [open, setOpen] = useState<'count' | 'newsroom' | null>(null);
  return (
    <div className="xb-status">
      <NewsClock {...view} />
      {cheques && view.papers.length > 1 && <Wallet cheques={cheques} />}
      <div className="xb-status__buttons">
        <Button
          look="quiet"
          className="xb-zoom"
          icon={zoomed ? 'farther' : 'closer'}
          iconOnly
          aria-pressed={zoomed}
          onClick={() => onZoom(!zoomed)}
        >
          {say('extrablatt.board.zoom')}
        </Button>
        <Button look="quiet" icon="count" iconOnly={!hasRoom} onClick={() => setOpen('count')}>
          {say('extrablatt.board.if-now')}
        </Button>
        <Button
          look="quiet"
          icon="newsroom"
          iconOnly={!hasRoom}
          onClick={() => setOpen('newsroom')}
        >
          {say('extrablatt.board.newsroom')}
        </Button>
      </div>
      {open === 'count' && (
        <Dialog title={say('extrablatt.board.if-now')} onClose={() => setOpen(null)}>
          <CountView counted={view} seats={seats} />
        </Dialog>
      )}
      {open === 'newsroom' && (
        <NewsroomDialog
          view={view}
          seats={seats}
          isPrivate={isPrivate}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
