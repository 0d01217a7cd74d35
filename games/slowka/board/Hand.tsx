import { LetterTile } from '@late/ui';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { HAND, type Token } from '../rules/index.ts';
import type { Point } from './geometry.ts';
import { useCarrying } from './use-carrying.ts';
import { useSay } from './use-say.ts';
import { useTokenValue } from './use-token-value.ts';

interface Props {
  readonly hand: readonly Token[];
  /** By place: whether the token can be taken. */
  readonly left: readonly boolean[];
  /** The places of tokens that are taken up, or chosen for an exchange. */
  readonly chosen: readonly number[];
  readonly onTap?: (slot: number) => void;
  /** With both, tokens can be carried to the board. */
  readonly onCarry?: (slot: number) => void;
  readonly onDrop?: (slot: number, at: Point) => void;
  readonly first?: Ref<HTMLButtonElement>;
}

/** One's own tokens: one stop for Tab, arrows inside. */
export function Hand({ hand, left, chosen, onTap, onCarry, onDrop, first }: Props) {
  const say = useSay();
  const worth = useTokenValue();
  const [wanted, setAt] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const { carried, handlers } = useCarrying(onCarry, onDrop);
  const last = hand.length - 1;
  const at = Math.min(wanted, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    row.current?.querySelectorAll('button')[Math.max(0, Math.min(last, next))]?.focus();
  };
  return (
    <div
      className="hand"
      data-lesson="hand"
      ref={row}
      role="toolbar"
      aria-label={say('slowka.board.hand')}
      onKeyDown={onKeyDown}
    >
      {hand.map((token, slot) => {
        const isHere = left[slot] === true;
        const isChosen = chosen.includes(slot);
        const isGone = !isHere || carried?.slot === slot;
        return (
          <button
            key={slot}
            type="button"
            ref={slot === at ? first : undefined}
            className="hand__slot"
            tabIndex={slot === at ? 0 : -1}
            aria-pressed={isChosen}
            aria-disabled={!isHere}
            aria-label={say('slowka.board.token', {
              letter: token.toUpperCase(),
              value: worth(token),
            })}
            onFocus={() => setAt(slot)}
            onClick={() => isHere && onTap?.(slot)}
            {...(isHere && handlers(slot))}
          >
            <LetterTile
              letter={token}
              value={worth(token)}
              look={isGone ? 'ghost' : isChosen ? 'held' : undefined}
            />
          </button>
        );
      })}
      {Array.from({ length: HAND - hand.length }, (_, gap) => (
        <span key={hand.length + gap} className="hand__gap" />
      ))}
      {carried && (
        <span className="hand__carried" style={{ left: carried.at.x, top: carried.at.y }}>
          <LetterTile
            letter={hand[carried.slot] as Token}
            value={worth(hand[carried.slot] as Token)}
            look="held"
          />
        </span>
      )}
    </div>
  );
}
