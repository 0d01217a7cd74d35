import { type BoardProps, Button, RefusalLine, useFocusOnTurn } from '@late/ui';
import { useRef, useState } from 'react';
import type { Cell, Move, Paper, View } from '../rules/index.ts';
import './board.css';
import './low-screen.css';
import { CountView } from './count/CountView.tsx';
import { Desk } from './desk/Desk.tsx';
import { DuelMoment } from './desk/DuelMoment.tsx';
import { FaxPlan } from './desk/FaxPlan.tsx';
import { Waiting } from './desk/Waiting.tsx';
import { FrontPageButton } from './front-page/FrontPageButton.tsx';
import { atOneDevice } from './newsroom/at-one-device.ts';
import { PaperStrip } from './newsroom/PaperStrip.tsx';
import { StatusRow } from './newsroom/StatusRow.tsx';
import { useDuelMoment } from './newsroom/use-duel-moment.ts';
import { Caption } from './paper/Caption.tsx';
import { PaperSheet } from './paper/PaperSheet.tsx';
import { useWetInk, type WetInk } from './paper/wet-ink.ts';
import { hoaxable, targetOf } from './target.ts';
import { useLayout } from './use-layout.ts';
import { useSay } from './use-say.ts';

/** Das Extrablatt as an editor sees it: the paper, the rivals' papers, the fax, and one thing to do. */
export default function Board(props: BoardProps<View, Move>) {
  const { view, seats, acting, onRule, epilogue } = props;
  const say = useSay();
  const { viewer, phase } = view;
  const isOver = phase.at === 'over';
  const watcher = viewer === 'audience' ? 0 : viewer;
  const me = acting.includes(watcher) ? watcher : (acting[0] ?? watcher);
  const isActing = acting.length > 0 && !epilogue;
  const layout = useLayout(props, me, isActing);
  const { draft, held, placing } = layout;
  // Looking at another paper, or at a cell, lasts until something happens.
  const during = `${me} ${view.active} ${phase.at} ${JSON.stringify(draft)}`;
  const [looking, setLooking] = useState<{ at: number; cell?: Cell; during: string } | null>(null);
  const look = looking?.during === during ? looking : null;
  const shown = look?.at ?? targetOf(view, me, isActing);
  const counting = isOver && !look;
  const [zoomed, setZoomed] = useState(false);
  const moment = useDuelMoment(view, Boolean(epilogue));
  const wet = useWetInk(view, me);
  const wasOver = useRef(isOver);
  const desk = useRef<HTMLDivElement>(null);
  const first = useFocusOnTurn<HTMLInputElement & HTMLButtonElement>(
    isActing && !moment.duel ? `${phase.at} ${draft?.for}` : '',
    '.extrablatt',
  );
  const isPrivate = !atOneDevice(seats);
  const paper = view.papers[shown] as Paper;
  return (
    <div
      className={`extrablatt${counting ? ' extrablatt--count' : isOver ? ' extrablatt--after' : ''}`}
    >
      <PaperStrip
        view={view}
        seats={seats}
        wet={wet}
        shown={counting ? null : shown}
        onShow={(at) => setLooking({ at, during })}
      />
      {!isOver && (
        <StatusRow
          view={view}
          seats={seats}
          cheques={isPrivate && viewer === me ? (view.cheques[me] ?? null) : null}
          isPrivate={isPrivate}
          zoomed={zoomed}
          onZoom={setZoomed}
        />
      )}
      <div className="xb-main">
        {counting ? (
          <CountView
            papers={view.papers}
            seats={seats}
            begin={wasOver.current ? 'last' : 'first'}
            onLook={(at) => setLooking({ at, during })}
          >
            <FrontPageButton view={view} seats={seats} seat={shown} date={props.opened} />
          </CountView>
        ) : (
          <PaperSheet
            key={shown}
            paper={paper}
            wet={wet[shown] as WetInk}
            owner={seats[shown]?.name ?? ''}
            zoomed={zoomed}
            held={held?.seat === shown && !moment.duel ? held : null}
            placing={placing}
            open={isActing ? hoaxable(view, shown) : []}
            picked={draft?.for === 'duck' ? draft.article : null}
            onPick={(article) => layout.change({ for: 'duck', article })}
            onPut={(corner) => {
              if (layout.tryAt(corner))
                desk.current?.querySelector<HTMLElement>('.xb-print')?.focus();
            }}
            onTurn={layout.turn}
            onEscape={() => first.current?.focus()}
            onLook={(cell) => setLooking({ at: shown, cell, during })}
          />
        )}
        <Caption paper={paper} cell={look?.cell ?? null} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button that puts it back */}
      <div
        className="xb-desk"
        ref={desk}
        onKeyDown={({ key }) => key === 'Escape' && layout.putBack()}
      >
        {isOver && !counting && (
          <div className="xb-after">
            <Button icon="count" onClick={() => setLooking(null)}>
              {say('extrablatt.board.count')}
            </Button>
            <FrontPageButton view={view} seats={seats} seat={shown} date={props.opened} />
          </div>
        )}
        {epilogue}
        {epilogue && !isOver && (
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
            busy={props.busy}
            onDraft={layout.change}
            onMove={(move) => props.onMove(me, move)}
            onTurn={layout.turn}
            onGo={layout.toPaper}
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
