import type { Params } from '@late/kernel';
import {
  type BoardProps,
  Frame,
  RefusalLine,
  readersSeat,
  TappedWords,
  useAtLastTurn,
  useFocusOnTurn,
  useHasSide,
  useSound,
  WordsLanguage,
} from '@late/ui';
import { useRef, useState } from 'react';
import {
  editionOf,
  fieldsNamed,
  isLastWord,
  type LaidWord,
  type Move,
  type Token,
  type View,
  wordFault,
} from '../rules/index.ts';
import './board.css';
import { Desk } from './Desk.tsx';
import { isEmpty } from './draft.ts';
import { GhostWords } from './GhostWords.tsx';
import { HexBoard } from './HexBoard.tsx';
import { Judgements } from './Judgements.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import { SheetButton } from './SheetButton.tsx';
import { SideSheet } from './SideSheet.tsx';
import { shownPath } from './shown-path.ts';
import { isCoveredBy } from './steps.ts';
import { useRefusedWord } from './use-refused-word.ts';
import { useSay } from './use-say.ts';
import { TableEdition } from './use-token-value.ts';
import { useTracing } from './use-tracing.ts';
import { useWord } from './use-word.ts';
import { VerdictCard } from './VerdictCard.tsx';
import { lastVerdict } from './verdict.ts';

const NO_TOKENS: readonly Token[] = [];

/** Słówka as a player sees it: hexagons, a hand of tokens, and the word on its way. */
export default function Board(props: BoardProps<View, Move>) {
  const { view, seats, acting, busy, onMove, onRule, epilogue } = props;
  const say = useSay();
  const hasSide = useHasSide();
  const own = view.viewer === 'audience' ? null : view.viewer;
  const { vote } = view.tableWords;
  // While all are asked about a word the device goes round, and no token can be laid.
  const isAllAsked = isLastWord(view) || vote !== null;
  const hand = own === null || view.end || isAllAsked ? null : (view.hands[own] ?? null);
  const table = { position: view, hand: hand ?? NO_TOKENS };
  const word = useWord(table, hand && props.draft, props.onDraft);
  const board = useRef<SVGSVGElement>(null);
  const tracing = useTracing(
    board,
    word.trace,
    (field) => hand !== null && isCoveredBy(table, word.draft, field),
  );
  const [picked, setPicked] = useState<LaidWord | null>(null);
  const isTurn = own !== null && acting.includes(own) && view.turn === own && !isAllAsked;
  const first = useFocusOnTurn<HTMLButtonElement>(
    isTurn ? `turn ${view.words.length}` : '',
    '.slowka .frame__desk',
  );
  const layWord = () => {
    const { laid, path } = word.draft;
    const fault = wordFault(view, table.hand, laid, path);
    if (fault) word.refuse(fault);
    else if (isTurn && !busy) onMove(own, { do: 'word', laid, path });
  };
  const refusal = word.refusal ?? props.refusal;
  const params: Params | undefined = refusal?.params;
  const blamed = new Set(fieldsNamed(String(params?.fields ?? '')));
  const verdict = lastVerdict(view);
  const known = useAtLastTurn(view.board);
  const ghost = props.ghost?.move.do === 'word' ? props.ghost.move : null;
  const sheet = { view, seats, picked, onPick: setPicked };
  useSound('lay', view.board.filter(Boolean).length + word.draft.laid.length);
  useRefusedWord(view, word.draft, props.onDraft);
  // Where words are judged at the table, there is a place for that, always.
  const { words, tableWords } = view.options;
  const isShared = tableWords || (words === 'challenge' && readersSeat(seats) === undefined);
  const look = isShared ? ' slowka--shared' : words === 'challenge' ? ' slowka--judged' : '';
  return (
    <TableEdition value={view.options}>
      <WordsLanguage value={editionOf(view.options)}>
        <Frame
          className={`slowka${look}`}
          strip={<SeatStrip view={view} seats={seats} />}
          board={
            <>
              <TappedWords words={picked ? [picked.word] : []} />
              <HexBoard
                view={view}
                seats={seats}
                draft={word.draft}
                known={known}
                shown={shownPath(view, word.draft, picked, ghost)}
                ghost={ghost}
                targets={word.targets}
                blamed={blamed}
                board={board}
                tracing={tracing}
                onTap={(field) => {
                  setPicked(null);
                  if (hand) word.tap(field);
                }}
                onType={(letters, at, heading) => hand && word.type(letters, at, heading)}
                onKey={(key, at) => {
                  if (!hand) return null;
                  if (key === 'Backspace' && !isEmpty(word.draft)) word.stepBack();
                  else if (key === 'Escape' && word.held !== null) word.take(null);
                  else if (key === 'Escape' && !isEmpty(word.draft)) word.clear();
                  else if (key === 'Enter' && at === word.draft.path.at(-1)) layWord();
                  else if (key === ' ' || key === 'Enter') word.tap(at);
                  else return null;
                  return at;
                }}
              />
              {!hasSide && <KeysHelp isHidden />}
              {verdict && (
                <VerdictCard
                  key={`${verdict.word} ${view.turn}`}
                  verdict={verdict}
                  view={view}
                  seats={seats}
                />
              )}
            </>
          }
          desk={
            epilogue ? (
              <>
                {epilogue}
                {props.ghost && <GhostWords view={view} move={props.ghost.move} />}
                {!hasSide && <SheetButton {...sheet} />}
              </>
            ) : (
              <>
                <Judgements
                  view={view}
                  seats={seats}
                  acting={acting}
                  own={own}
                  busy={busy}
                  onMove={onMove}
                />
                {seats.length === 1 && view.idle === 1 && (
                  <p className="slowka__hint">{say('slowka.board.last-idle')}</p>
                )}
                {hand && own !== null && (
                  <Desk
                    view={view}
                    hand={hand}
                    word={word}
                    refusal={refusal}
                    board={board}
                    isTurn={isTurn}
                    busy={busy}
                    mover={seats[view.turn]?.name ?? ''}
                    onWord={layWord}
                    onMove={(move) => onMove(own, move)}
                    onRule={onRule}
                    first={first}
                  >
                    {!hasSide && <SheetButton {...sheet} />}
                  </Desk>
                )}
                {!hand && !isAllAsked && (
                  <p className="slowka__hint">
                    {seats[view.turn]?.you
                      ? say('slowka.board.waiting-you')
                      : say('slowka.board.waiting', { name: seats[view.turn]?.name ?? '' })}
                  </p>
                )}
                {!hand && <RefusalLine refusal={refusal} onRule={onRule} />}
                {!hand && !hasSide && <SheetButton {...sheet} />}
              </>
            )
          }
          side={<SideSheet {...sheet} />}
        />
      </WordsLanguage>
    </TableEdition>
  );
}
