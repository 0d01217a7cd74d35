import { type BoardProps, RefusalLine } from '@late/ui';
import type { Move, OwnView } from '../../rules/index.ts';
import { CrosswordDesk } from './CrosswordDesk.tsx';
import { Interval } from './Interval.tsx';
import { OwnStandings } from './OwnStandings.tsx';
import { WordDesk } from './WordDesk.tsx';

/** Games 2 and 3: everybody at a table of their own, and between rounds all tables side by side. */
export function OwnBoard(props: BoardProps<OwnView, Move>) {
  const { view, seats } = props;
  const { mine, options, round } = view;
  const isAtWork = mine?.stage === 'laying' || mine?.stage === 'agreed';
  const Desk = options.game === 2 ? CrosswordDesk : WordDesk;
  return (
    <div className={isAtWork && options.game === 3 ? 'kz kz--own kz--word' : 'kz kz--own'}>
      <OwnStandings view={view} seats={seats} />
      {isAtWork ? <Desk key={round} {...props} desk={mine} /> : <Interval {...props} />}
      <RefusalLine refusal={props.refusal} onRule={props.onRule} />
    </div>
  );
}
