import { type BoardProps, Button, RefusalLine, SeatStrip, useFocusOnTurn } from '@late/ui';
import type { Move, View } from '../rules/index.ts';
import './board.css';
import { Race } from './Race.tsx';
import { RolledDice } from './RolledDice.tsx';
import { useSay } from './use-say.ts';

/** Pig as a player sees it: who is how far, what this turn has brought, and two things to do. */
export default function Board(props: BoardProps<View, Move>) {
  const { view, seats, acting, busy, onMove } = props;
  const { active, result, rolls, scores } = view;
  const say = useSay();
  const isOurs = acting.includes(active) && !result;
  const first = useFocusOnTurn<HTMLButtonElement>(isOurs ? `seat ${active}` : '', '.pig__desk');
  const standings = scores.map((score, seat) => {
    const due = seat === active && !result;
    const state = due ? 'rolls' : 'waits';
    return { score, state, words: say(`pig.state.${state}`), due };
  });
  return (
    <div className="pig">
      <SeatStrip seats={seats} standings={standings} />
      <Race view={view} />
      <RolledDice view={view} seats={seats} />
      <div className="pig__desk">
        {props.epilogue}
        {!props.epilogue && isOurs && (
          <div className="pig__buttons">
            <Button
              ref={first}
              look="main"
              aria-disabled={busy}
              onClick={() => busy || onMove(active, { do: 'roll' })}
            >
              {say('pig.roll')}
            </Button>
            {/* Before the first roll it can be pressed too: the rules then say why not. */}
            <Button
              aria-disabled={busy || rolls.length === 0}
              onClick={() => busy || onMove(active, { do: 'hold' })}
            >
              {say('pig.hold')}
            </Button>
          </div>
        )}
        {!props.epilogue && !isOurs && (
          <p className="pig__waiting">{say('pig.waiting', { name: seats[active]?.name ?? '' })}</p>
        )}
        <RefusalLine refusal={props.refusal} onRule={props.onRule} />
      </div>
    </div>
  );
}
