import type { SeatLabel } from '@late/ui';
import type { MouseEvent } from 'react';
import type { Cell, Paper, Place } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { articleAt } from './cell-words.ts';
import { Ghost } from './Ghost.tsx';
import { type Held, samePlace } from './held.ts';
import { Masthead } from './Masthead.tsx';
import { PaperInWords } from './PaperInWords.tsx';
import { paperOf } from './paper-names.ts';
import { SheetCells } from './SheetCells.tsx';
import { SmallAd, Story } from './Story.tsx';
import type { Placing } from './use-placing.ts';
import { cellNamed, useSheetKeys } from './use-sheet-keys.ts';
import type { WetInk } from './wet-ink.ts';

interface Props {
  readonly paper: Paper;
  readonly wet: WetInk;
  readonly owner: SeatLabel | undefined;
  readonly zoomed: boolean;
  /** The card that goes into this paper. */
  readonly held: Held | null;
  /** Where a move that is only shown lays its card. */
  readonly ghost: Place | null;
  readonly placing: Placing;
  /** Articles that can be picked, and the one that is. */
  readonly open: readonly number[];
  readonly picked: number | null;
  readonly onPick: (article: number) => void;
  readonly onPut: (corner: Cell) => void;
  readonly onTurn: () => void;
  readonly onEscape: () => void;
  /** An article or a free cell was looked at, with nothing in the hand. */
  readonly onLook: (cell: Cell) => void;
}

/** A newspaper as large as the screen allows; it zooms where that is small. */
export function PaperSheet(props: Props) {
  const { paper, wet, owner, held, ghost, placing, open, picked } = props;
  const say = useSay();
  const name = paperOf(say, owner);
  const act = (cell: Cell) => {
    const article = articleAt(paper, cell);
    if (held?.shape) props.onPut(cell);
    else if (open.includes(article)) props.onPick(article);
    else props.onLook(cell);
  };
  const keys = useSheetKeys({
    held,
    onTurn: props.onTurn,
    onAct: act,
    onEscape: props.onEscape,
  });
  const keyed = keys.isKeyed && held?.shape ? { ...keys.cursor, ...held.shape } : null;
  const preview = keyed ?? placing.preview;
  const isLegal = held?.places.some((place) => samePlace(place, preview)) ?? false;
  const click = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? cellNamed(event.target) : null;
    if (!cell) return;
    keys.setKeyed(false);
    // Programs that click for somebody have no finger, and mean the cell itself.
    if (held?.shape && event.detail > 0) placing.put(event.clientX, event.clientY);
    else act(cell);
  };
  return (
    <section aria-label={name} className={props.zoomed ? 'xb-frame xb-frame--zoomed' : 'xb-frame'}>
      <div className="xb-frame__view">
        <div
          className="xb-sheet"
          data-held={held?.shape ? '' : undefined}
          data-placing={held ? '' : undefined}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: see SheetCells */}
          <div
            ref={placing.sheet}
            role="grid"
            className="xb-sheet__cells"
            aria-label={say('extrablatt.board.grid')}
            onFocus={keys.onFocus}
            onKeyDown={keys.onKeyDown}
            onBlur={() => keys.setKeyed(false)}
            onClick={click}
            onPointerMove={(event) => {
              if (event.pointerType !== 'mouse') return;
              keys.setKeyed(false);
              placing.hover(event.clientX, event.clientY);
            }}
            onPointerLeave={placing.leave}
          >
            <SheetCells paper={paper} held={held} cursor={keys.cursor} />
          </div>
          <div className="xb-sheet__print" aria-hidden="true">
            <Masthead owner={owner} />
            {paper.articles.map((article, index) => (
              <Story
                key={index}
                article={article}
                look={
                  (index === picked && 'xb-story--picked') ||
                  (open.includes(index) && 'xb-story--open') ||
                  (wet.articles.includes(index) && 'xb-story--wet') ||
                  ''
                }
              />
            ))}
            {paper.ads.map((ad, index) => (
              <SmallAd
                key={ad.text}
                ad={ad}
                look={wet.ads.includes(index) ? 'xb-story--wet' : ''}
              />
            ))}
            {ghost && <Ghost place={ghost} placing={placing} look="shown" />}
            {held?.place && !ghost && <Ghost place={held.place} placing={placing} look="put" />}
            {preview && !samePlace(preview, held?.place ?? null) && (
              <Ghost place={preview} placing={placing} look={isLegal ? 'preview' : 'barred'} />
            )}
          </div>
        </div>
      </div>
      <PaperInWords paper={paper} />
    </section>
  );
}
