import type { Seat } from '@late/kernel';
import { type BoardProps, RefusalLine } from '@late/ui';
import type { RefObject } from 'react';
import type { Move, View } from '../../rules/index.ts';
import type { Aim } from '../aim/use-aim.ts';
import { Actions } from './Actions.tsx';
import { TableQuestion } from './TableQuestion.tsx';
import { Unreviewed } from './Unreviewed.tsx';

interface Props {
  readonly board: BoardProps<View, Move>;
  readonly aim: Aim;
  /** For whom this device acts now, if it may. */
  readonly actor: Seat | null;
  readonly first: RefObject<HTMLButtonElement | null> | null;
}

/** What the table asks, why something was refused, and the buttons under the thumb. */
export function DeskForms({ board, aim, actor, first }: Props) {
  const { view, seats, acting, busy, epilogue, onMove, onRule } = board;
  return (
    <div className="fakty__desk">
      {epilogue}
      {!epilogue && (
        <TableQuestion view={view} seats={seats} acting={acting} busy={busy} onMove={onMove} />
      )}
      <RefusalLine refusal={aim.refusal ?? board.refusal} onRule={onRule} />
      {!epilogue && actor !== null && (
        <Actions
          view={view}
          seats={seats}
          actor={actor}
          aim={aim}
          busy={busy}
          onMove={onMove}
          first={first}
        />
      )}
      <Unreviewed view={view} />
    </div>
  );
}
