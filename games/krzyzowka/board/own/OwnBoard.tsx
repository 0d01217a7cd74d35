import type { BoardProps } from '@late/ui';
import { laid, type Move, type OwnView } from '../../rules/index.ts';
import { CrosswordDesk } from './CrosswordDesk.tsx';
import { Interval } from './Interval.tsx';
import { WordDesk } from './WordDesk.tsx';

/** Games 2 and 3: everybody at a table of their own, and between rounds all tables side by side. */
export function OwnBoard(props: BoardProps<OwnView, Move>) {
  const { mine, options, round } = props.view;
  const isAtWork = mine?.stage === 'laying' || mine?.stage === 'agreed';
  const Desk = options.game === 2 ? CrosswordDesk : WordDesk;
  const { acting, ghost } = props;
  // What is shown lies on a table at which nobody works just now.
  if (isAtWork && acting.length === 0 && ghost?.move.do === 'arrange') {
    const shown = { ...mine, layout: ghost.move.tiles.map(laid) };
    const key = `${round} ${JSON.stringify(ghost.move)}`;
    return <Desk key={key} {...props} draft={null} onDraft={() => {}} desk={shown} />;
  }
  return isAtWork ? <Desk key={round} {...props} desk={mine} /> : <Interval {...props} />;
}
