import {
  type BoardProps,
  Frame,
  RefusalLine,
  useAtLastTurn,
  useFocusOnTurn,
  useHasThirdColumn,
  useSound,
} from '@late/ui';
import { useState } from 'react';
import { fillIn, type Move, type Pad, SHEETS, type Split, type View } from '../rules/index.ts';
import './board.css';
import { type Draft, needsColumn, readDraft, readTyped, splitOf } from './draft.ts';
import { LastThrow } from './LastThrow.tsx';
import { PadSheet } from './PadSheet.tsx';
import { RealDiceForm } from './RealDiceForm.tsx';
import { Rivals } from './Rivals.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import { ShownSplit } from './ShownSplit.tsx';
import { SplitForm } from './SplitForm.tsx';
import { ThrowForm } from './ThrowForm.tsx';
import { Waiting } from './Waiting.tsx';

/** EXTRA! as a player sees it: sheets, dice, and one thing to do next. */
export default function Board(props: BoardProps<View, Move>) {
  const { view, seats, acting, onMove, busy, onRule } = props;
  const ghost = props.ghost ?? null;
  const own = ghost?.seat ?? (view.viewer === 'audience' ? 0 : view.viewer);
  // Looking at somebody else's sheet lasts until a hand-over or a new throw.
  const [looking, setLooking] = useState({ at: own, during: '' });
  const during = `${own} ${view.throws}`;
  const shown = looking.during === during ? looking.at : own;
  const setShown = (at: number) => setLooking({ at, during });
  const pad = view.pads[own] as Pad;
  const known = useAtLastTurn(view.pads);
  const hasThirdColumn = useHasThirdColumn();
  const { sheet: name, children } = view.options;
  const deciding = view.dice !== null && acting.includes(own) && !view.decided[own];
  const draft = deciding && view.dice ? readDraft(props.draft, view.throws, pad, view.dice) : null;
  const shownSplit = ghost?.move.do === 'split' ? ghost.move : null;
  const split: Split | null =
    shownSplit ??
    (draft && view.dice ? splitOf(draft, view.dice) : shown === own ? view.mine : null);
  const preview =
    split && shown === own ? fillIn(SHEETS[name], pad, split, children.includes(own)) : null;
  const throwing = view.dice === null && acting.includes(view.roller);
  const first = useFocusOnTurn<HTMLInputElement & HTMLButtonElement>(
    deciding ? `split ${view.throws}` : throwing ? 'throw' : '',
    '.extra .frame__desk',
  );
  const fifth = draft?.fifth != null && view.dice ? (view.dice[draft.fifth] as number) : null;
  const choice =
    draft && fifth !== null && shown === own && needsColumn(pad, fifth)
      ? {
          number: fifth,
          column: draft.column ?? 0,
          onChoose: (column: number) => props.onDraft({ ...draft, column } satisfies Draft),
        }
      : undefined;
  const showOwn = (next: unknown) => {
    setShown(own);
    props.onDraft(next);
  };
  useSound('throw', view.throws + (view.dice ? 1 : 0));
  const isOver = Boolean(props.epilogue);
  return (
    <Frame
      className="extra"
      strip={
        seats.length > 1 && <SeatStrip view={view} seats={seats} shown={shown} onShow={setShown} />
      }
      board={
        <div className="extra__pad">
          <PadSheet
            sheet={name}
            pad={view.pads[shown] as Pad}
            preview={preview}
            known={known[shown] as Pad}
            owner={seats[shown]?.name ?? ''}
            columnChoice={choice}
            isGhost={ghost?.as === 'better'}
          />
        </div>
      }
      desk={
        <>
          {props.epilogue}
          {isOver && shownSplit && <ShownSplit split={shownSplit} />}
          {!isOver && deciding && view.dice && draft && (
            <SplitForm
              key={view.throws}
              pad={pad}
              dice={view.dice}
              draft={draft}
              busy={busy}
              onDraft={showOwn}
              onSplit={(chosen) => onMove(own, { do: 'split', ...chosen })}
              onRule={onRule}
              first={first}
            />
          )}
          {!isOver && throwing && view.options.dice === 'table' && (
            <RealDiceForm
              typed={readTyped(props.draft, view.throws)}
              roller={seats[view.roller]}
              busy={busy}
              onTyped={(typed) => props.onDraft({ throws: view.throws, typed })}
              onThrow={(dice) => onMove(view.roller, { do: 'throw', dice })}
              first={first}
            />
          )}
          {!isOver && throwing && view.options.dice === 'house' && (
            <ThrowForm
              view={view}
              seats={seats}
              busy={busy}
              onThrow={() => onMove(view.roller, { do: 'throw' })}
              first={first}
            />
          )}
          {!isOver && !deciding && !throwing && <Waiting view={view} seats={seats} />}
          <RefusalLine refusal={props.refusal} onRule={onRule} />
        </>
      }
      side={
        seats.length > 1 && (
          <>
            <LastThrow view={view} seats={seats} />
            {hasThirdColumn && <Rivals view={view} seats={seats} shown={shown} />}
          </>
        )
      }
    />
  );
}
