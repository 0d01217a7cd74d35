import type { Seat } from '@late/kernel';
import { Button, type SeatLabel } from '@late/ui';
import type { RefObject } from 'react';
import { type Move, type View, whyNot } from '../../rules/index.ts';
import { verbOf } from '../aim/proposal.ts';
import type { Aim } from '../aim/use-aim.ts';
import { useSay } from '../use-say.ts';
import { hintFor } from './hint.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** For whom this device acts. */
  readonly actor: Seat;
  readonly aim: Aim;
  readonly busy: boolean;
  readonly onMove: (seat: Seat, move: Move) => void;
  readonly first: RefObject<HTMLButtonElement | null> | null;
}

/** What the chosen move is confirmed with, and what can be done instead. */
export function Actions({ view, seats, actor, aim, busy, onMove, first }: Props) {
  const say = useSay();
  const verb = verbOf(view);
  if (!verb) return null;
  // Rolling needs no view of one's own: whoever holds the device may do it for the next.
  const isPublic = verb === 'roll' || verb === 'draw';
  const move: Move | null = isPublic ? { do: verb } : aim.move;
  const act = (chosen: Move | null) => () => {
    if (chosen && !busy) onMove(actor, chosen);
  };
  return (
    <div className="fk-actions" aria-busy={busy} data-lesson="actions">
      {instead(view, aim).map((other) => (
        <Button key={other.do} aria-disabled={busy} onClick={act(other)}>
          {say(`fakty.board.act.${other.do}`)}
        </Button>
      ))}
      <Button
        ref={first}
        look="main"
        className="fk-actions__main"
        aria-disabled={busy}
        missing={move ? null : hintFor(say, view, seats, aim)}
        onClick={act(move)}
      >
        {say(`fakty.board.act.${verb === 'draw' ? 'draw-three' : verb}`)}
      </Button>
    </div>
  );
}

type Aside = Extract<Move, { readonly do: 'draw' | 'keep' | 'pass' | 'discard' }>;

/** What can be done with a button alone, or with the tile that is held. */
function instead(view: View, { draft, legal }: Aim): Aside[] {
  const [held] = draft.tiles;
  if (view.phase.at === 'two') {
    const drop: Aside | null = held === undefined ? null : { do: 'discard', tile: held };
    return drop && whyNot(view, drop) === null ? [drop] : [];
  }
  if (view.phase.at !== 'second' && view.phase.at !== 'taken') return [];
  return legal.filter((move) => move.do === 'draw' || move.do === 'keep' || move.do === 'pass');
}
