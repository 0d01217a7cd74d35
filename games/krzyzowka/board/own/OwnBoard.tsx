import type { BoardProps } from '@late/ui';
import type { Move, OwnView } from '../../rules/index.ts';
import { CrosswordDesk } from './CrosswordDesk.tsx';
import { Interval } from './Interval.tsx';
import { WordDesk } from './WordDesk.tsx';

/** Games 2 and 3: everybody at a table of their own, and between rounds all tables side by side. */
export function OwnBoard(props: BoardProps<OwnView, Move>) {
  const { mine, options, round } = props.view;
  const isAtWork = mine?.stage === 'laying' || mine?.stage === 'agreed';
  const Desk = options.game === 2 ? CrosswordDesk : WordDesk;
  return isAtWork ? <Desk key={round} {...props} desk={mine} /> : <Interval {...props} />;
}
