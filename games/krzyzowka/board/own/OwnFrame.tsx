import { type BoardProps, Frame, RefusalLine } from '@late/ui';
import type { ReactNode } from 'react';
import type { Move, OwnView } from '../../rules/index.ts';
import { OwnStandings } from './OwnStandings.tsx';
import { RoundsTable } from './RoundsTable.tsx';

interface Props {
  readonly props: BoardProps<OwnView, Move>;
  /** What lies on the table: one's crossword, one's word, or what was handed in. */
  readonly look: 'crossword' | 'word' | 'interval';
  readonly board: ReactNode;
  readonly desk: ReactNode;
}

/** Games 2 and 3 on the screen: everybody's total, what lies there, what can be done, and the rounds so far. */
export function OwnFrame({ props, look, board, desk }: Props) {
  const { view, seats } = props;
  return (
    <Frame
      className={`kz kz--own kz--${look}`}
      strip={<OwnStandings view={view} seats={seats} />}
      board={board}
      desk={
        <>
          {desk}
          <RefusalLine refusal={props.refusal} onRule={props.onRule} />
        </>
      }
      side={look !== 'interval' && view.last && <RoundsTable view={view} seats={seats} />}
    />
  );
}
