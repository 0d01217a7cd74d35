import { type SeatLabel, typedLetters } from '@late/ui';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import {
  type Direction,
  type Field,
  fieldAt,
  layoutOf,
  ROWS,
  type Token,
  tokenSetOf,
  type View,
  withLaid,
} from '../rules/index.ts';
import { BonusField } from './BonusField.tsx';
import type { Draft } from './draft.ts';
import { closers, fieldWords } from './field-words.ts';
import { centreOf, pair, VIEW_BOX } from './geometry.ts';
import { KEYS } from './KeysHelp.tsx';
import { directionOf, goTo, isShortcut } from './keys.ts';
import { LightField } from './LightField.tsx';
import { Prints } from './Prints.tsx';
import { Ribbon, type ShownPath } from './Ribbon.tsx';
import type { GhostWord } from './shown-path.ts';
import { useSay } from './use-say.ts';
import type { Tracing } from './use-tracing.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly draft: Draft;
  /** The board as its reader saw it when they last acted: what is different is marked. */
  readonly known: View['board'];
  readonly shown: ShownPath | null;
  /** A word that is shown and not laid: its tokens lie there in an ink of their own. */
  readonly ghost: GhostWord | null;
  /** Where what is held can go. */
  readonly targets: ReadonlySet<Field>;
  /** What a refusal is about. */
  readonly blamed: ReadonlySet<Field>;
  readonly board: RefObject<SVGSVGElement | null>;
  readonly tracing: Tracing;
  readonly onTap: (field: Field) => void;
  /** Enter, Backspace or Escape at a field; says where to go on, or null if it meant nothing. */
  readonly onKey: (key: string, at: Field) => Field | null;
  /** The same for letters, most often one: ß is two. */
  readonly onType: (letters: readonly Token[], at: Field, heading: Direction) => Field | null;
}

/** The seven rows of hexagons: one stop for Tab, arrows inside. */
export function HexBoard(props: Props) {
  const { view, seats, draft, shown, board } = props;
  const say = useSay();
  const { bonus, start } = layoutOf(view);
  const [firstBonus] = bonus.keys();
  const [at, setAt] = useState(start);
  const [heading, setHeading] = useState<Direction>('right');
  // What is half made gives way to what is shown.
  const laid = props.ghost ? props.ghost.laid : draft.laid;
  const tokens = withLaid(view.board, laid);
  const position = { options: view.options, board: tokens };
  const shownDraft = props.ghost ? { ...draft, ...props.ghost } : draft;
  const closed = closers(view);
  const fresh = new Set(laid.map(({ field }) => field));
  const waiting = new Set(view.waiting?.laid.map(({ field }) => field));
  const isNew = (field: Field) => !fresh.has(field) && view.board[field] !== props.known[field];
  const focus = (field: Field) => {
    setAt(field);
    board.current?.querySelector<SVGGElement>(`[data-field="${field}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const letters = typedLetters(event, tokenSetOf(view.options).alphabet);
    if (letters.length === 0 && isShortcut(event)) return;
    const direction = directionOf(event, at);
    const done = () =>
      letters.length > 0 ? props.onType(letters, at, heading) : props.onKey(event.key, at);
    const next = goTo(event, at) ?? done();
    if (next === null && direction === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (direction) setHeading(direction);
    if (next !== null) focus(next);
  };
  const look = (field: Field) =>
    [
      'hex',
      bonus.has(field) ? 'hex--bonus' : 'hex--light',
      field === start && 'hex--start',
      closed.has(field) && 'hex--closed',
      tokens[field] !== null && 'hex--covered',
      fresh.has(field) && (props.ghost ? 'hex--ghost' : 'hex--fresh'),
      waiting.has(field) && 'hex--waiting',
      isNew(field) && (view.board[field] === null ? 'hex--emptied' : 'hex--new'),
      props.targets.has(field) && 'hex--target',
      props.blamed.has(field) && 'hex--blamed',
    ]
      .filter(Boolean)
      .join(' ');
  const closerOf = (field: Field) => {
    const seat = closed.get(field);
    return seat === undefined ? null : (seats[seat]?.name ?? '');
  };
  return (
    <svg ref={board} className="board" viewBox={VIEW_BOX} role="presentation" {...props.tracing}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no hexagons */}
      <g
        role="grid"
        aria-label={say('slowka.board.title')}
        aria-describedby={KEYS}
        onKeyDown={onKeyDown}
      >
        {ROWS.map((length, row) => (
          // biome-ignore lint/a11y/useSemanticElements: a table has no hexagons
          <g key={row} role="row">
            {Array.from({ length }, (_, column) => fieldAt(row, column) as Field).map((field) => (
              // biome-ignore lint/a11y/useSemanticElements: a table has no hexagons
              <g
                key={field}
                role="gridcell"
                className={look(field)}
                data-field={field}
                data-lesson={field === firstBonus ? 'bonus' : undefined}
                tabIndex={field === at ? 0 : -1}
                aria-label={fieldWords(say, view, shownDraft, seats, field)}
                transform={`translate(${pair(centreOf(field))})`}
                onFocus={() => setAt(field)}
                onClick={() => props.onTap(field)}
              >
                {bonus.has(field) ? (
                  <BonusField position={position} field={field} closer={closerOf(field)} />
                ) : (
                  <LightField token={tokens[field] ?? null} isStart={field === start} />
                )}
              </g>
            ))}
          </g>
        ))}
      </g>
      {shown && <Ribbon {...shown} />}
      <Prints tokens={tokens} shown={shown} />
    </svg>
  );
}
