import type { Refusal } from '@late/kernel';
import { type BoardProps, Button, LiveRegion, RefusalLine, useFocusOnTurn, useSay } from '@late/ui';
import { useMemo, useRef, useState } from 'react';
import type { Cell, Move, Paper, View } from '../rules/index.ts';
import './board.css';
import { CountView } from './count/CountView.tsx';
import { Desk } from './desk/Desk.tsx';
import { DuelMoment } from './desk/DuelMoment.tsx';
import { Waiting } from './desk/Waiting.tsx';
import { type Draft, draftFor } from './draft.ts';
import { FrontPageButton } from './front-page/FrontPageButton.tsx';
import { atOneDevice } from './newsroom/at-one-device.ts';
import { PaperStrip } from './newsroom/PaperStrip.tsx';
import { StatusRow } from './newsroom/StatusRow.tsx';
import { useDuelMoment } from './newsroom/use-duel-moment.ts';
import { cellWords } from './paper/cell-words.ts';
import { heldOf, middleOf, nearest, turned } from './paper/held.ts';
import { PaperSheet } from './paper/PaperSheet.tsx';
import { usePlacing } from './paper/use-placing.ts';
import { hoaxable, targetOf } from './target.ts';

/** Das Extrablatt as an editor sees it: the paper, the rivals' papers, the fax, and one thing to do. */
export default function Board(props: BoardProps<View, Move>) {
  const { view, seats, acting, busy, onRule, onMove, onDraft, epilogue } = props;
  const say = useSay();
  const { viewer, phase } = view;
  const isOver = phase.at === 'over';
  const me =
    acting.find((seat) => seat === viewer) ?? acting[0] ?? (viewer === 'audience' ? 0 : viewer);
  const isActing = acting.length > 0 && !epilogue;
  const stored = JSON.stringify(props.draft);
  const draft = useMemo(
    () => (isActing ? draftFor(JSON.parse(stored ?? 'null'), view, me) : null),
    [isActing, stored, view, me],
  );
  const held = useMemo(() => heldOf(view, me, draft), [view, me, draft]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [looked, setLooked] = useState<Cell | null>(null);
  const [looking, setLooking] = useState<{ at: number; during: string } | null>(null);
  const during = `${me} ${view.active} ${phase.at} ${draft?.for}`;
  const shown = looking?.during === during ? looking.at : targetOf(view, me, isActing);
  const moment = useDuelMoment(view, isOver || Boolean(epilogue));
  const desk = useRef<HTMLDivElement>(null);
  const first = useFocusOnTurn<HTMLInputElement & HTMLButtonElement>(
    isActing && !moment.duel ? `${phase.at} ${draft?.for}` : '',
    '.extrablatt',
  );
  const wasOver = useRef(isOver);
  const change = (next: Draft | null) => {
    setRefused(null);
    setLooked(null);
    setLooking(null);
    onDraft(next);
  };
  const put = (corner: Cell) => {
    if (draft?.for === 'dispatch' || draft?.for === 'ad') change({ ...draft, corner });
  };
  const placing = usePlacing({ held, onPut: put, onRefuse: setRefused });
  const turn = () => {
    if (!held?.shape || !(draft?.for === 'dispatch' || draft?.for === 'ad')) return;
    const shape = turned(held.shape);
    const places = held.all.filter(
      ({ width, height }) => width === shape.width && height === shape.height,
    );
    const place = held.place && nearest(places, middleOf(held.place));
    change({ ...draft, shape, corner: place && { column: place.column, row: place.row } });
  };
  const putByKey = (corner: Cell) => {
    if (!held?.shape) return;
    const wrong = held.check({ ...corner, ...held.shape });
    if (wrong) return setRefused(wrong);
    put(corner);
    desk.current?.querySelector<HTMLElement>('.xb-print')?.focus();
  };
  const toPaper = () => {
    const [place] = held?.place ? [held.place] : (held?.places ?? []);
    const cell =
      place &&
      placing.sheet.current?.querySelector<HTMLElement>(
        `[data-cell="${place.row}-${place.column}"]`,
      );
    cell?.focus();
  };
  const isPrivate = !atOneDevice(seats);
  const paper = view.papers[shown] as Paper;
  const owner = seats[shown]?.name ?? '';
  const counting = isOver && looking?.during !== during;
  const own = isPrivate && viewer === me ? (view.cheques[me] ?? null) : null;
  return (
    <div className={counting ? 'extrablatt extrablatt--count' : 'extrablatt'}>
      <PaperStrip
        view={view}
        seats={seats}
        shown={counting ? -1 : shown}
        onShow={(at) => setLooking({ at, during })}
      />
      {!isOver && <StatusRow view={view} seats={seats} cheques={own} isPrivate={isPrivate} />}
      <div className="xb-main">
        {counting ? (
          <CountView
            papers={view.papers}
            seats={seats}
            begin={wasOver.current ? 'last' : 'first'}
          />
        ) : (
          <PaperSheet
            key={shown}
            paper={paper}
            owner={owner}
            held={held?.seat === shown ? held : null}
            placing={placing}
            open={isActing ? hoaxable(view, shown) : []}
            picked={draft?.for === 'duck' ? draft.article : null}
            onPick={(article) => change({ for: 'duck', article })}
            onPut={putByKey}
            onTurn={turn}
            onEscape={() => first.current?.focus()}
            onLook={setLooked}
          />
        )}
        {looked && !counting && (
          <p className="xb-caption" aria-hidden="true">
            {cellWords(say, paper, looked, null)}
          </p>
        )}
        <LiveRegion text={looked ? cellWords(say, paper, looked, null) : ''} />
      </div>
      <div className="xb-desk" ref={desk}>
        {isOver && (
          <div className="xb-after">
            {!counting && (
              <Button icon="count" onClick={() => setLooking(null)}>
                {say('extrablatt.board.count')}
              </Button>
            )}
            <FrontPageButton
              view={view}
              seats={seats}
              seat={counting ? me : shown}
              now={props.now}
            />
          </div>
        )}
        {epilogue}
        {!epilogue && moment.duel && (
          <DuelMoment duel={moment.duel} seats={seats} onClose={moment.putAway} />
        )}
        {!epilogue && !moment.duel && isActing && (
          <Desk
            view={view}
            seats={seats}
            me={me}
            draft={draft}
            held={held}
            placing={placing}
            busy={busy}
            refused={refused}
            onDraft={change}
            onMove={(move) => onMove(me, move)}
            onTurn={turn}
            onGo={toPaper}
            onRule={onRule}
            first={first}
          />
        )}
        {!epilogue && !moment.duel && !isActing && <Waiting view={view} seats={seats} />}
        <RefusalLine refusal={props.refusal} onRule={onRule} />
      </div>
    </div>
  );
}
