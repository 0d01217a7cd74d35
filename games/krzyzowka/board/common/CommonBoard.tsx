import {
  type BoardProps,
  Frame,
  LiveRegion,
  readersSeat,
  TableWordsBar,
  TappedWords,
  useSound,
} from '@late/ui';
import { useState } from 'react';
import {
  type Cell,
  type CommonView,
  canAskFor,
  checkPlacement,
  type Deed,
  isLastWord,
  type Move,
  scoreOf,
  votersIn,
} from '../../rules/index.ts';
import { BenchRack, BenchTable } from '../BenchTable.tsx';
import { cellsOf } from '../cells-of.ts';
import { backToHand, type Laying } from '../laying.ts';
import { useDraft } from '../use-draft.ts';
import { useSay } from '../use-say.ts';
import { useWorkbench } from '../use-workbench.ts';
import { Actions } from './Actions.tsx';
import { GhostTurn } from './GhostTurn.tsx';
import { marksOf } from './marks.ts';
import { OpenWord } from './OpenWord.tsx';
import { type Outlook, Preview } from './Preview.tsx';
import { SidePage } from './SidePage.tsx';
import { Standings } from './Standings.tsx';
import { Tools } from './Tools.tsx';
import { tagsOf } from './tags.ts';
import { tappedWords } from './tapped-words.ts';
import { useIdleLine } from './use-idle-line.ts';
import { useLastWords } from './use-last-words.ts';
import { useRefusedBack } from './use-refused-back.ts';
import { type Judged, Verdict } from './Verdict.tsx';

const MIDDLE: Cell = { row: 0, column: 0 };

/** Game 1: the crossword that all build together. */
export function CommonBoard(props: BoardProps<CommonView, Move>) {
  const { view, seats, acting, busy, onMove, onRule, epilogue } = props;
  const say = useSay();
  const { viewer, table } = view;
  // All look at the device while all are asked.
  const isAllAsked = isLastWord(view) || view.tableWords.vote !== null;
  const hand = viewer === 'audience' || epilogue || isAllAsked ? null : view.mine;
  const draft = useDraft({ ...props, table, hand });
  const { laying } = draft;
  const [dismissed, setDismissed] = useState<Deed | null>(null);
  const mayAct = viewer !== 'audience' && acting.includes(viewer);
  const isTurn = mayAct && view.active === viewer && !isAllAsked;
  const outlook = outlookOf(view, laying);
  const lay = () => {
    if (!outlook?.score || !isTurn || busy) return;
    onMove(viewer, { do: 'lay', tiles: laying.tiles });
  };
  const bench = useWorkbench({
    table,
    hand: hand ?? [],
    draft,
    locked: hand === null,
    onTouch: () => setDismissed(view.last),
    onEnter: lay,
  });
  useSound('lay', table.length + laying.tiles.length);
  useRefusedBack(view, () => draft.setLaying(backToHand(laying)));
  const lastWords = useLastWords(view);
  const idle = useIdleLine({ view, seats, isTurn, lacking: bench.lacking });
  const judged = judgedIn(view.last);
  const verdict = judged === dismissed || epilogue ? null : judged;
  const ghost = props.ghost?.move.do === 'lay' ? props.ghost.move.tiles : null;
  const news = view.last?.type === 'laid' ? view.last.words.slice(0, 1).flatMap(cellsOf) : [];
  const { words, tableWords } = view.options;
  const isShared = readersSeat(seats) === undefined;
  const isJudged = words === 'challenge' || tableWords;
  const look = isJudged ? (isShared ? ' kz--judged kz--shared' : ' kz--judged') : '';
  // A word that can be challenged leaves its place to the verdict on it, unless the table may be asked there.
  const hasPlace = words === 'challenge' && !tableWords;
  return (
    <Frame
      className={`kz kz--common${look}`}
      strip={<Standings view={view} seats={seats} />}
      board={
        <div className="kz__table">
          <TappedWords words={tappedWords(view, laying)} />
          <BenchTable
            // When the game is over one looks at all of it.
            key={hand ? 'play' : 'look'}
            bench={bench}
            label={say('krzyzowka.board.table')}
            marks={marksOf(view, lastWords, outlook)}
            tags={tagsOf(lastWords, seats)}
            middle={MIDDLE}
            news={ghost ?? news}
            ghost={ghost}
            isShared
          />
        </div>
      }
      desk={
        <>
          {epilogue}
          {props.ghost && <GhostTurn view={view} move={props.ghost.move} />}
          <OpenWord view={view} seats={seats} acting={acting} busy={busy} onMove={onMove} />
          {hasPlace && verdict && (
            <Verdict deed={verdict} seats={seats} onClose={() => setDismissed(verdict)} />
          )}
          <TableWordsBar
            seats={seats}
            acting={acting}
            own={viewer === 'audience' ? null : viewer}
            wordsToAskFor={(seat) => canAskFor(view, seat)}
            vote={view.tableWords.vote}
            voters={votersIn(view)}
            busy={busy}
            onAsk={(seat, word) => onMove(seat, { do: 'ask', word })}
            onVote={(seat, yes) => onMove(seat, { do: 'vote', yes })}
          />
          <div className="kz-line">
            {verdict && !hasPlace ? (
              <Verdict deed={verdict} seats={seats} />
            ) : (
              <Preview
                outlook={bench.lacking ? null : outlook}
                refusal={props.refusal}
                idle={hand ? idle : ''}
                onRule={onRule}
              />
            )}
            {hand && <Tools bench={bench} view={view} />}
          </div>
          {hand && (
            <>
              <BenchRack bench={bench} size={hand.length} />
              <Actions
                view={view}
                hand={bench.order}
                outlook={outlook}
                isTurn={isTurn}
                idle={idle}
                busy={busy}
                onLay={lay}
                onMove={(move) => viewer !== 'audience' && onMove(viewer, move)}
                onRule={onRule}
              />
            </>
          )}
          <LiveRegion text={bench.lacking ? idle : ''} />
        </>
      }
      side={<SidePage view={view} />}
    />
  );
}

function outlookOf({ options, table, mine }: CommonView, { tiles }: Laying): Outlook {
  if (!tiles.length) return null;
  const refusal = checkPlacement(options, table, mine ?? [], tiles);
  if (refusal) return { score: null, refusal };
  return { score: scoreOf(options, table, tiles), refusal: null };
}

function judgedIn(last: Deed | null): Judged | null {
  return last?.type === 'rejected' || last?.type === 'challenged' ? last : null;
}
