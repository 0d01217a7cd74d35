import { type BoardProps, Button, Frame, useFocusOnTurn, useSound } from '@late/ui';
import { useRef, useState } from 'react';
import type { Move, Paper, View } from '../rules/index.ts';
import './board.css';
import './low-screen.css';
import { CountBoard } from './count/CountBoard.tsx';
import { DeskArea } from './desk/DeskArea.tsx';
import type { Draft } from './draft.ts';
import { atOneDevice } from './newsroom/at-one-device.ts';
import { PaperStrip } from './newsroom/PaperStrip.tsx';
import { RivalPapers } from './newsroom/RivalPapers.tsx';
import { StatusRow } from './newsroom/StatusRow.tsx';
import { useDuelMoment } from './newsroom/use-duel-moment.ts';
import { Caption } from './paper/Caption.tsx';
import { PaperSheet } from './paper/PaperSheet.tsx';
import { useWetInk, type WetInk } from './paper/wet-ink.ts';
import { hoaxable, targetOf } from './target.ts';
import { useLayout } from './use-layout.ts';
import { useLook } from './use-look.ts';
import { useSay } from './use-say.ts';

/** Das Extrablatt as an editor sees it: the paper, the rivals' papers, the fax, and one thing to do. */
export default function Board(props: BoardProps<View, Move>) {
  const { view, seats, acting, epilogue } = props;
  const say = useSay();
  const { viewer, phase } = view;
  const isOver = phase.at === 'over';
  const watcher = viewer === 'audience' ? 0 : viewer;
  const me = acting.includes(watcher) ? watcher : (acting[0] ?? watcher);
  const isActing = acting.length > 0 && !epilogue;
  const layout = useLayout(props, me, isActing);
  const { draft, held, placing } = layout;
  const [look, setLook] = useLook(`${me} ${view.active} ${phase.at} ${JSON.stringify(draft)}`);
  const ghost = props.ghost?.move ?? null;
  const shown = look?.at ?? targetOf(view, me, isActing || ghost !== null);
  const counting = isOver && !look;
  const [zoomed, setZoomed] = useState(false);
  const moment = useDuelMoment(view, Boolean(epilogue));
  const wet = useWetInk(view, me);
  const wasOver = useRef(isOver);
  useSound('paper', moment.duel ? view.duels.length : 0);
  useSound('lay', printedIn(view));
  const desk = useRef<HTMLDivElement>(null);
  const first = useFocusOnTurn<HTMLInputElement & HTMLButtonElement>(
    isActing && !moment.duel ? `${phase.at} ${draft?.for}` : '',
    '.extrablatt',
  );
  const isPrivate = !atOneDevice(seats);
  const paper = view.papers[shown] as Paper;
  const strip = (
    <PaperStrip
      view={view}
      seats={seats}
      wet={wet}
      shown={counting ? null : shown}
      onShow={(at) => setLook({ at })}
    />
  );
  const deskArea = (
    <DeskArea
      board={props}
      me={me}
      isActing={isActing}
      layout={layout}
      moment={moment}
      first={first}
      desk={desk}
    >
      {isOver && !counting && (
        <div className="xb-after">
          <Button icon="count" onClick={() => setLook(null)}>
            {say('extrablatt.board.count')}
          </Button>
        </div>
      )}
    </DeskArea>
  );
  if (counting) {
    return (
      <CountBoard
        counted={view}
        seats={seats}
        begin={wasOver.current ? 'last' : 'first'}
        onLook={(at) => setLook({ at })}
        strip={strip}
        desk={deskArea}
      />
    );
  }
  return (
    <Frame
      className="extrablatt extrablatt--play"
      strip={
        <>
          {strip}
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
        </>
      }
      board={
        <div className="xb-main">
          <PaperSheet
            key={shown}
            paper={paper}
            wet={wet[shown] as WetInk}
            owner={seats[shown]}
            zoomed={zoomed}
            held={held?.seat === shown && !moment.duel ? held : null}
            ghost={ghost && 'place' in ghost ? ghost.place : null}
            placing={placing}
            open={isActing ? hoaxable(view, shown) : []}
            picked={pickedIn(ghost, draft)}
            onPick={(article) => layout.change({ for: 'duck', article })}
            onPut={(corner) => {
              if (layout.tryAt(corner))
                desk.current?.querySelector<HTMLElement>('.xb-print')?.focus();
            }}
            onTurn={layout.turn}
            onEscape={() => first.current?.focus()}
            onLook={(cell) => setLook({ at: shown, cell })}
          />
          <Caption paper={paper} cell={look?.cell ?? null} />
        </div>
      }
      desk={deskArea}
      side={<RivalPapers view={view} seats={seats} wet={wet} shown={shown} />}
    />
  );
}

/** The article that a duck is shown on, or is about to be put on. */
function pickedIn(ghost: Move | null, draft: Draft | null): number | null {
  if (ghost) return ghost.do === 'duck' ? ghost.article : null;
  return draft?.for === 'duck' ? draft.article : null;
}

/** How much lies in all papers. */
function printedIn({ papers }: View): number {
  return papers.reduce((sum, { articles, ads }) => sum + articles.length + ads.length, 0);
}
