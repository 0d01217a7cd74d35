import { Button, Dialog, RefusalLine, sayRefusal } from '@late/ui';
import { useState } from 'react';
import { bagLeft, type CommonView, type Move, type Tile } from '../../rules/index.ts';
import { TileChoice } from '../TileChoice.tsx';
import { useSay } from '../use-say.ts';
import type { Outlook } from './Preview.tsx';

interface Props {
  readonly view: CommonView;
  readonly hand: readonly Tile[];
  readonly outlook: Outlook;
  readonly isTurn: boolean;
  /** What is said while nothing is laid. */
  readonly idle: string;
  readonly busy: boolean;
  readonly onLay: () => void;
  readonly onMove: (move: Move) => void;
  readonly onRule: (anchor: string) => void;
}

/** Lay the word, exchange, or pass. */
export function Actions(props: Props) {
  const { view, hand, outlook, isTurn, idle, busy, onLay, onMove, onRule } = props;
  const say = useSay();
  const [asked, setAsked] = useState<'exchange' | 'pass' | null>(null);
  const count = bagLeft(view);
  const waits = !isTurn || busy;
  const points = outlook?.score?.points ?? null;
  const missing = () => {
    if (!isTurn) return idle;
    if (outlook) return outlook.refusal && sayRefusal(say, outlook.refusal);
    return say(view.table.length ? 'krzyzowka.board.turn' : 'krzyzowka.board.first-turn');
  };
  const answer = (move: Move) => {
    setAsked(null);
    onMove(move);
  };
  return (
    <div className="kz-actions" data-lesson="actions">
      <Button
        look="main"
        className="kz-actions__main"
        aria-disabled={busy}
        missing={missing()}
        onClick={onLay}
      >
        {points === null
          ? say('krzyzowka.board.lay')
          : say('krzyzowka.board.lay-for', { count: points })}
      </Button>
      <Button
        aria-disabled={waits || count === 0}
        aria-haspopup="dialog"
        onClick={() => waits || count === 0 || setAsked('exchange')}
      >
        {say('krzyzowka.board.exchange')}
      </Button>
      <Button
        aria-disabled={waits}
        aria-haspopup="dialog"
        onClick={() => waits || setAsked('pass')}
      >
        {say('krzyzowka.board.pass')}
      </Button>
      {asked === 'exchange' && (
        <TileChoice
          title={say('krzyzowka.board.exchange')}
          text={say('krzyzowka.board.exchange-text', { count })}
          tiles={hand}
          fault={(chosen) =>
            chosen.length > count ? (
              <RefusalLine
                refusal={{ code: 'krzyzowka.bag', params: { count }, rule: 'rulings' }}
                onRule={onRule}
              />
            ) : null
          }
          confirm={(chosen) => say('krzyzowka.board.exchange-now', { count: chosen })}
          onChoose={(tiles) => answer({ do: 'exchange', tiles })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'pass' && (
        <Dialog title={say('krzyzowka.board.pass-title')} onClose={() => setAsked(null)}>
          <div className="kz-give">
            <p>
              {view.counts.length === 1
                ? say('krzyzowka.board.pass-text-alone')
                : say('krzyzowka.board.pass-text')}
            </p>
            <Button look="main" onClick={() => answer({ do: 'pass' })}>
              {say('krzyzowka.board.pass')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
