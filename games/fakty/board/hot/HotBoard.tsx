import { type BoardProps, Frame, SeatStrip, useAtLastTurn, useFocusOnTurn } from '@late/ui';
import { grammarOf, HOT_FIELDS, type HotView, type Move, titleWorth } from '../../rules/index.ts';
import { ghostsOn } from '../aim/ghosts.ts';
import { useAim } from '../aim/use-aim.ts';
import { deckOf } from '../deck-of.ts';
import { DeskForms } from '../desk/DeskForms.tsx';
import { DieLegend } from '../desk/DieLegend.tsx';
import { DieRow } from '../desk/DieRow.tsx';
import { askedHint, hintFor } from '../desk/hint.ts';
import { onTurn, stillAsked } from '../desk/on-turn.ts';
import { ReadOut, VoiceSwitch } from '../desk/ReadOut.tsx';
import { ShownMove } from '../desk/ShownMove.tsx';
import { waitingFor } from '../desk/waiting.ts';
import { PlayArea } from '../PlayArea.tsx';
import { TitlesBoard } from '../page/TitlesBoard.tsx';
import { Piles } from '../tray/Piles.tsx';
import { Tray } from '../tray/Tray.tsx';
import { useSay } from '../use-say.ts';

/** Gorący temat: one front page of ten titles, and the tiles just drawn. */
export function HotBoard(props: BoardProps<HotView, Move>) {
  const { view, seats, acting, epilogue } = props;
  const say = useSay();
  const { phase, scores } = view;
  const due = onTurn(view, acting);
  const actor = due[0] ?? null;
  const isActing = view.viewer !== 'audience' && due.includes(view.viewer) && !epilogue;
  const ghost = props.ghost?.move ?? null;
  const { draft: stored, onDraft } = props;
  const aim = useAim({ view, isActing, stored, shown: ghost, onDraft });
  const isPublic = phase.at === 'draw' || phase.at === 'roll';
  const task = actor === null ? '' : `${actor} ${view.turn} ${aim.draft.at}`;
  const first = useFocusOnTurn<HTMLButtonElement & HTMLParagraphElement>(task, '.fakty');
  const deck = deckOf(view);
  const known = useAtLastTurn(view.board);
  const grammar = grammarOf(view.options);
  const tiles = phase.at === 'place' ? [phase.tile] : view.drawn;
  const hint = isActing
    ? hintFor(say, view, seats, aim)
    : actor !== null
      ? isPublic
        ? say('fakty.board.draw-for', { name: seats[actor]?.name ?? '' })
        : askedHint(say, view, seats)
      : waitingFor(say, view, seats);
  const asked = stillAsked(view);
  const standings = scores.map((score, seat) => {
    const isDue = asked ? asked.includes(seat) : phase.at !== 'over' && seat === view.active;
    return {
      score,
      state: isDue ? 'turn' : 'waits',
      words: say(isDue ? 'fakty.board.turn' : 'fakty.board.waits'),
      due: isDue,
    };
  });
  return (
    <PlayArea aim={aim}>
      <ReadOut view={view} seats={seats} />
      <Frame
        className={epilogue ? 'fakty--one fakty--over' : 'fakty--one'}
        strip={<SeatStrip seats={seats} standings={standings} />}
        board={
          <div className="fakty__page">
            <TitlesBoard
              label={say('fakty.board.page')}
              deck={deck}
              board={view.board}
              known={known}
              seat={0}
              aim={aim}
              ghosts={ghostsOn(view, aim.draft, 0)}
              size="ten"
              hot={HOT_FIELDS}
              worth={(row) => titleWorth(grammar, row)}
            />
          </div>
        }
        desk={
          <>
            {!epilogue && (
              <DieRow view={view} seats={seats} hint={hint} first={isPublic ? null : first}>
                <Piles deck={deck} stack={view.stackSize} discards={view.discards} />
                <VoiceSwitch />
              </DieRow>
            )}
            {(!epilogue || ghost) && (
              <Tray
                className="fk-tray--drawn"
                label={say('fakty.board.drawn')}
                deck={deck}
                tiles={tiles}
                aim={aim}
                empty={
                  view.drawnSize
                    ? say('fakty.board.others-drawn', { count: view.drawnSize })
                    : say('fakty.board.nothing-drawn')
                }
              />
            )}
            {ghost && <ShownMove view={view} seats={seats} move={ghost} />}
            <DeskForms
              board={props}
              aim={aim}
              actor={isActing || isPublic ? actor : null}
              first={isPublic ? first : null}
            />
          </>
        }
        side={<DieLegend view={view} />}
      />
    </PlayArea>
  );
}
