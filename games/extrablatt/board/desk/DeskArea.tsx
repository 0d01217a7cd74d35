import type { Seat } from '@late/kernel';
import { type BoardProps, RefusalLine } from '@late/ui';
import type { ReactNode, Ref } from 'react';
import type { Move, View } from '../../rules/index.ts';
import type { useDuelMoment } from '../newsroom/use-duel-moment.ts';
import type { useLayout } from '../use-layout.ts';
import { Desk } from './Desk.tsx';
import { DuelMoment } from './DuelMoment.tsx';
import type { DeskProps } from './desk-props.ts';
import { FaxPlan } from './FaxPlan.tsx';
import { ShownMove } from './ShownMove.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly board: BoardProps<View, Move>;
  readonly me: Seat;
  readonly isActing: boolean;
  readonly layout: ReturnType<typeof useLayout>;
  readonly moment: ReturnType<typeof useDuelMoment>;
  readonly first: DeskProps['first'];
  readonly desk: Ref<HTMLDivElement>;
  /** What stands above everything else once the game is over. */
  readonly children: ReactNode;
}

/** Below the paper: what to do next, what was just decided, or whom the table waits for. */
export function DeskArea({ board, me, isActing, layout, moment, first, desk, children }: Props) {
  const { view, seats, busy, epilogue, refusal, onMove, onRule } = board;
  const ghost = board.ghost?.move ?? null;
  const taken = ghost && 'fax' in ghost && epilogue ? ghost.fax : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button that puts it back
    <div
      className="xb-desk"
      ref={desk}
      onKeyDown={({ key }) => key === 'Escape' && layout.putBack()}
    >
      {children}
      {ghost && <ShownMove view={view} seats={seats} move={ghost} />}
      {taken !== null && <FaxPlan plan={view.plan} hour={view.hour} only={taken} />}
      {epilogue}
      {epilogue && view.phase.at !== 'over' && taken === null && (
        <div className="xb-desk__fax">
          <FaxPlan plan={view.plan} hour={view.hour} />
        </div>
      )}
      {!epilogue && moment.duel && (
        <DuelMoment duel={moment.duel} seats={seats} onClose={moment.putAway} />
      )}
      {!epilogue && !moment.duel && isActing && (
        <Desk
          {...layout}
          view={view}
          seats={seats}
          me={me}
          busy={busy}
          onDraft={layout.change}
          onMove={(move) => onMove(me, move)}
          onTurn={layout.turn}
          onGo={layout.toPaper}
          onRule={onRule}
          first={first}
        />
      )}
      {!epilogue && !moment.duel && !isActing && <Waiting view={view} seats={seats} />}
      <RefusalLine refusal={refusal} onRule={onRule} />
    </div>
  );
}
