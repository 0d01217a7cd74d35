import type { Seat } from '@late/kernel';
import { Button, type SeatLabel, sayShortName } from '@late/ui';
import type { ReactNode } from 'react';
import { headline, type Move, READ, tilesOf, type View } from '../../rules/index.ts';
import { boardsOf } from '../aim/place.ts';
import { deckOf } from '../deck-of.ts';
import { useSay } from '../use-say.ts';
import { answersOf } from './answers-of.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** Everybody this device may act for. */
  readonly acting: readonly Seat[];
  readonly busy: boolean;
  readonly onMove: (seat: Seat, move: Move) => void;
}

/** What the whole table is asked: who begins, whether a title stands, and objections. */
export function TableQuestion({ view, seats, acting, busy, onMove }: Props) {
  const say = useSay();
  const { phase } = view;
  const name = (seat: Seat) => sayShortName(seats[seat]);
  const isAlone = acting.length === 1 && acting[0] === view.viewer;
  const isStart = phase.at === 'tabloid' || phase.at === 'youngest';
  const answers = acting.flatMap((seat) => answersOf(view, seat).map((move) => ({ seat, move })));
  const button = (seat: Seat, move: Move, label: string) => (
    <Button
      key={`${seat} ${JSON.stringify(move)}`}
      aria-disabled={busy}
      onClick={() => busy || onMove(seat, move)}
    >
      {label}
    </Button>
  );
  const objections = answers.flatMap(({ seat, move }) =>
    move.do === 'object' ? [{ seat, move, key: `${move.seat}/${move.title}` }] : [],
  );
  const rows: ReactNode[] = [...new Set(objections.map(({ key }) => key))].map((key) => {
    const raised = objections.filter((one) => one.key === key);
    const [first] = raised;
    return (
      <div key={key} className="fk-question__row">
        <p className="fk-question__title">
          {say('fakty.board.headline', {
            text: titleText(view, first?.move.seat ?? 0, first?.move.title ?? 0),
          })}
        </p>
        {raised.map(({ seat, move }) =>
          button(
            seat,
            move,
            isAlone
              ? say('fakty.board.act.object')
              : say('fakty.board.object-by', { name: name(seat) }),
          ),
        )}
      </div>
    );
  });
  // Where a device is shared, one after the other is asked who begins.
  const [asked] = acting;
  const others = answers.filter(({ seat, move }) =>
    isStart ? seat === asked : move.do !== 'object',
  );
  if (phase.at === 'objection') {
    const text = titleText(view, phase.laid.board, phase.laid.title);
    rows.push(
      <p key="title" className="fk-question__text">
        {seats[phase.by]?.you
          ? say('fakty.board.question-yours', { text })
          : say('fakty.board.question', { name: name(phase.by), text })}
      </p>,
    );
  }
  if (others.length) {
    rows.push(
      <div key="answers" className="fk-question__row">
        {isStart && !isAlone && asked !== undefined && (
          <span className="fk-question__who">
            {say('fakty.board.asked-of', { name: name(asked) })}
          </span>
        )}
        {others.map(({ seat, move }) => {
          switch (move.do) {
            case 'read':
              return button(seat, move, say(`fakty.read.${READ[move.when] ?? 'never'}`));
            case 'point':
              return button(seat, move, name(move.seat));
            case 'print': {
              const label = isAlone
                ? say('fakty.board.act.print')
                : say('fakty.board.print-by', { name: name(seat) });
              return button(seat, move, label);
            }
            case 'falls':
            case 'stands':
              return button(seat, move, say(`fakty.board.act.${move.do}`));
            default:
              return null;
          }
        })}
      </div>,
    );
  }
  if (!rows.length) return null;
  return (
    <section
      className="fk-question"
      aria-label={say(isStart ? 'fakty.board.asked' : 'fakty.board.objections')}
    >
      {rows}
    </section>
  );
}

function titleText(view: View, board: Seat, title: number): string {
  const row = boardsOf(view)[board]?.[title] ?? [];
  return headline(deckOf(view), tilesOf(row));
}
