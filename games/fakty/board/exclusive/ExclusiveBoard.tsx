import type { Seat } from '@late/kernel';
import {
  type BoardProps,
  Frame,
  SeatStrip,
  useAtLastTurn,
  useFocusOnTurn,
  useHasSide,
} from '@late/ui';
import {
  type Board,
  type ExclusiveView,
  grammarOf,
  type Move,
  titleWorth,
} from '../../rules/index.ts';
import { ghostsOn } from '../aim/ghosts.ts';
import { useAim } from '../aim/use-aim.ts';
import { deckOf } from '../deck-of.ts';
import { DeskForms } from '../desk/DeskForms.tsx';
import { DieRow } from '../desk/DieRow.tsx';
import { askedHint, hintFor } from '../desk/hint.ts';
import { onTurn } from '../desk/on-turn.ts';
import { ReadOut } from '../desk/ReadOut.tsx';
import { ShownMove } from '../desk/ShownMove.tsx';
import { waitingFor } from '../desk/waiting.ts';
import { PlayArea } from '../PlayArea.tsx';
import { TitlesBoard } from '../page/TitlesBoard.tsx';
import { useSay } from '../use-say.ts';
import { standingsOf } from './standings.tsx';
import { Trays } from './Trays.tsx';
import { useShown } from './use-shown.ts';

/** Temat na wyłączność: one's own paper large, the rivals' beside it. */
export function ExclusiveBoard(props: BoardProps<ExclusiveView, Move>) {
  const { view, seats, acting, epilogue } = props;
  const say = useSay();
  const own = view.viewer === 'audience' ? null : view.viewer;
  const due = onTurn(view, acting);
  const actor = due[0] ?? null;
  const isActing = own !== null && due.includes(own) && !epilogue;
  const ghost = props.ghost?.move ?? null;
  const { draft: stored, onDraft } = props;
  const aim = useAim({ view, isActing, stored, shown: ghost, onDraft });
  // Whoever is about to take the device over must not see what the last one held.
  const isPassing = actor !== null && !isActing;
  const home = isPassing ? actor : (own ?? view.active);
  const [shown, show] = useShown(view, aim, home);
  const hasSide = useHasSide();
  const known = useAtLastTurn(view.boards);
  const { phase } = view;
  const isRolling = phase.at === 'roll';
  const isStarting = phase.at === 'tabloid' || phase.at === 'youngest';
  const task = actor === null ? '' : `${actor} ${view.round} ${aim.draft.at}`;
  const first = useFocusOnTurn<HTMLButtonElement & HTMLParagraphElement>(task, '.fakty');
  const grammar = grammarOf(view.options);
  const page = (seat: Seat, size: 'large' | 'small') => {
    const board = view.boards[seat] as Board;
    return (
      <TitlesBoard
        label={
          seats[seat]?.you
            ? say('fakty.board.your-page')
            : say('fakty.board.page-of', { name: seats[seat]?.name ?? '' })
        }
        deck={deckOf(view)}
        board={board}
        known={known[seat]}
        seat={seat}
        aim={aim}
        ghosts={ghostsOn(view, aim.draft, seat)}
        size={size}
        worth={(row) => titleWorth(grammar, row)}
      />
    );
  };
  const hint = isActing
    ? hintFor(say, view, seats, aim)
    : actor !== null
      ? isRolling
        ? say('fakty.board.roll-for', { name: seats[actor]?.name ?? '' })
        : askedHint(say, view, seats)
      : waitingFor(say, view, seats);
  const trays = (!epilogue || ghost) && !isStarting && (
    <Trays view={view} seats={seats} own={isPassing ? null : own} aim={aim} />
  );
  return (
    <PlayArea aim={aim}>
      <ReadOut view={view} seats={seats} />
      <Frame
        className={epilogue ? 'fakty--rivals fakty--over' : 'fakty--rivals'}
        strip={
          <SeatStrip
            seats={seats}
            standings={standingsOf(say, view)}
            shown={shown}
            onShow={(seat) => {
              show(seat);
              if (phase.at === 'action' && phase.face === 'bug') aim.tap({ on: 'seat', seat });
            }}
          />
        }
        board={
          <div className="fakty__paper">
            <div className="fakty__page" data-lesson="page">
              <h2 className="fakty__owner">{seats[shown]?.name}</h2>
              {page(shown, 'large')}
            </div>
            {hasSide && trays}
          </div>
        }
        desk={
          <>
            {!epilogue && (
              <DieRow view={view} seats={seats} hint={hint} first={isRolling ? null : first} />
            )}
            {!hasSide && trays}
            {ghost && <ShownMove view={view} seats={seats} move={ghost} />}
            <DeskForms
              board={props}
              aim={aim}
              actor={isActing || isRolling ? actor : null}
              first={isRolling ? first : null}
            />
          </>
        }
        side={
          <div className="fakty__others">
            {view.boards.map((_, seat) =>
              seat === shown ? null : (
                <div key={seat} className="fk-rival">
                  <h2>{seats[seat]?.name}</h2>
                  {page(seat, 'small')}
                </div>
              ),
            )}
          </div>
        }
      />
    </PlayArea>
  );
}
