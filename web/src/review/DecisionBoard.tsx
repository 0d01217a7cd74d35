import type { Analysis, Rated } from '@late/kernel';
import { Button, type SeatLabel, sayLine, useFocusIfLost, useLanguage } from '@late/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFace } from '../games/GameProvider.tsx';
import { figureFormat } from './figure.ts';
import { gradeOf } from './grade-of.ts';
import type { Begun } from './messages.ts';
import { ONLY_SHOWN } from './review-board.ts';
import type { Decided } from './review-state.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly decisions: readonly Decided[];
  readonly at: number;
  readonly begun: Begun;
  readonly seats: readonly SeatLabel[];
  readonly opened: number;
  readonly onGo: (at: number) => void;
  readonly onSummary: () => void;
}

/** One decision on its board: what was done, what is better, and why. */
export function DecisionBoard(props: Props) {
  const { decisions, at, begun, seats, opened, onGo, onSummary } = props;
  const say = useSay();
  const face = useFace();
  const [chosen, setChosen] = useState<{ readonly of: number; readonly index: number } | null>(
    null,
  );
  const heading = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(() => heading.current?.focus({ preventScroll: true }));
  const decided = decisions[at];
  if (!decided) return null;
  const { place, analysis, view, isFinal } = decided;
  const ways = waysOf(analysis);
  const usual = Math.max(
    0,
    ways.findIndex(({ as }) => as === 'better'),
  );
  const shown = chosen?.of === place.step ? chosen.index : usual;
  const way = ways[shown] ?? ways[0];
  const last = decisions.length - 1;
  const go = (to: number) => onGo(Math.max(0, Math.min(last, to)));
  const keys = (event: KeyboardEvent) => {
    const jump = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (jump === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    go(jump);
  };
  const grade = gradeOf(decided);
  const count = Math.round(analysis.error);
  const reasons = [...(analysis.made?.reasons ?? []), ...(analysis.found[0]?.reasons ?? [])];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the buttons below
    <div className="table__main" onKeyDown={keys}>
      <face.Board
        {...ONLY_SHOWN}
        view={view}
        seats={seats}
        now={() => opened}
        opened={opened}
        ghost={way ? { seat: place.seat, move: way.rated.move, as: way.as } : null}
        epilogue={
          <section className="review__decision" aria-label={say('review.controls')}>
            <div className="review__verdict" role="status">
              <p className="review__at" ref={heading} tabIndex={-1}>
                {say('review.at', { at: at + 1, all: decisions.length })}
              </p>
              <p>
                <span className={`grade grade--${grade}`}>{say(`review.grade.${grade}`)}</span>{' '}
                {count > 0 && (
                  <span className="review__loss">
                    {say(`review.gave-away.${begun.unit}`, { count })}
                  </span>
                )}
              </p>
              {reasons.map((line, index) => (
                <p key={index} className="review__reason">
                  {sayLine(say, line)}
                </p>
              ))}
              {ways.length === 1 && !analysis.isForced && isFinal && (
                <p className="review__reason">{say('review.nothing-better')}</p>
              )}
              {place.isStandIn && <p className="review__note">{say('review.stand-in')}</p>}
              {!isFinal && <p className="review__note">{say('review.still')}</p>}
            </div>
            <Ways
              ways={ways}
              shown={shown}
              onShow={(index) => setChosen({ of: place.step, index })}
            />
            <div className="review__steps">
              <Button icon="back" iconOnly aria-disabled={at === 0} onClick={() => go(at - 1)}>
                {say('review.previous')}
              </Button>
              <Button onClick={onSummary}>{say('review.summary')}</Button>
              <Button icon="next" iconOnly aria-disabled={at === last} onClick={() => go(at + 1)}>
                {say('review.next')}
              </Button>
            </div>
          </section>
        }
      />
    </div>
  );
}

/** What was done and what is better; the rest is there for who wants it. */
const FIRST_SHOWN = 2;

interface Way {
  readonly as: 'made' | 'better';
  readonly name: 'made' | 'better' | 'instead';
  readonly rated: Rated<unknown>;
}

/** What was done first, then what else was found, the best first. */
function waysOf({ made, found, error }: Analysis<unknown>): Way[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const others = found.filter(({ move }) => !made || !same(move, made.move));
  return [
    ...(made ? [{ as: 'made', name: 'made', rated: made } as const] : []),
    ...others.map((rated): Way => {
      const isBetter = rated === found[0] && error > 0;
      return { as: 'better', name: isBetter ? 'better' : 'instead', rated };
    }),
  ];
}

/** Chooses what the board shows: native radio buttons, one stop. */
function Ways(props: { ways: readonly Way[]; shown: number; onShow: (index: number) => void }) {
  const say = useSay();
  const { game } = useFace();
  const figure = figureFormat(useLanguage());
  const name = useId();
  const { ways, shown, onShow } = props;
  const made = ways[0]?.as === 'made' ? ways[0].rated.worth : null;
  const row = ({ name: called, rated }: Way, index: number) => (
    <label key={index} className="review__way">
      <input type="radio" name={name} checked={index === shown} onChange={() => onShow(index)} />
      <span>{say(`review.${called}`)}</span>
      <code>{game.notation.write(rated.move)}</code>
      {made !== null && index > 0 && <span>{figure.signed(rated.worth - made)}</span>}
      {rated.win !== undefined && (
        <span className="review__win">
          {say('review.win', { percent: figure.percent(100 * rated.win) })}
        </span>
      )}
    </label>
  );
  const rest = ways.slice(FIRST_SHOWN).map((way, index) => row(way, index + FIRST_SHOWN));
  return (
    <fieldset className="review__ways">
      <legend className="unseen">{say('review.shown')}</legend>
      {ways.slice(0, FIRST_SHOWN).map(row)}
      {rest.length > 0 && (
        <details className="review__more">
          <summary>{say('review.others')}</summary>
          {rest}
        </details>
      )}
    </fieldset>
  );
}
