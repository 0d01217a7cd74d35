import { type BoardProps, Button, ScrollArea, sayLine, useFocusOnTurn } from '@late/ui';
import { whyNot } from '../../locales/labels.ts';
import type { Move, OwnView } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { Compared } from './Compared.tsx';
import { namesAt } from './names-at.ts';
import { OwnFrame } from './OwnFrame.tsx';
import { Review } from './Review.tsx';
import { RoundLine } from './RoundLine.tsx';
import { RoundsTable } from './RoundsTable.tsx';

/** Before, between and after the rounds, and while others are still at work. */
export function Interval(props: BoardProps<OwnView, Move>) {
  const { view, seats, acting, busy, onMove, now, epilogue } = props;
  const say = useSay();
  const { viewer, mine, last, round, result } = view;
  const mayBegin =
    viewer !== 'audience' && acting.includes(viewer) && mine?.stage === 'waiting' && !epilogue;
  const begin = useFocusOnTurn<HTMLButtonElement>(mayBegin ? `ready ${round}` : '', '.kz');
  const kind = view.options.game === 2 ? 'own' : 'longest';
  const inTurn = view.options.rounds === 'in-turn';
  const isAlone = seats.length === 1;
  // One by one, the round has begun for others while it has not for the next.
  const next = inTurn && view.playing ? round : round + 1;
  return (
    <OwnFrame
      props={props}
      look="interval"
      board={
        <ScrollArea
          className={last ? 'kz-interval' : 'kz-interval kz-interval--overture'}
          label={say('krzyzowka.board.rounds')}
        >
          {last ? (
            <>
              {isAlone && result && <Compared {...props} />}
              <Review {...props} counted={last} />
              {isAlone && !result && <Compared {...props} />}
              {!isAlone && <RoundsTable view={view} seats={seats} />}
            </>
          ) : (
            <div className="kz-overture">
              <h2>{say(`krzyzowka.board.overture.${kind}`)}</h2>
              <p>
                {say(`krzyzowka.board.overture-${isAlone ? 'alone' : 'text'}.${kind}`, {
                  count: view.options.roundCount,
                })}
              </p>
            </div>
          )}
        </ScrollArea>
      }
      desk={
        <>
          {epilogue}
          {!epilogue && view.playing && !mayBegin && <RoundLine view={view} now={now} />}
          {!epilogue && !result && !mayBegin && (
            <p className="kz-preview" role="status">
              {mine?.offence && `${sayLine(say, whyNot(mine.offence.word, mine.offence.reason))} `}
              {waitingLine(props, say)}
            </p>
          )}
          {mayBegin && (
            <Button
              ref={begin}
              look="main"
              className="kz-actions__main"
              aria-disabled={busy}
              onClick={() => busy || onMove(viewer, { do: 'ready' })}
            >
              {isAlone || (inTurn && seats[viewer]?.you)
                ? say('krzyzowka.board.begin-alone', { round: next })
                : say(inTurn ? 'krzyzowka.board.begin' : 'krzyzowka.board.ready', {
                    round: next,
                    name: seats[viewer]?.name ?? '',
                  })}
            </Button>
          )}
        </>
      }
    />
  );
}

function waitingLine(
  { view, seats }: BoardProps<OwnView, Move>,
  say: ReturnType<typeof useSay>,
): string {
  return view.playing
    ? say('krzyzowka.board.at-work', { names: namesAt(view, seats, 'laying') })
    : say('krzyzowka.board.not-ready', { names: namesAt(view, seats, 'waiting') });
}
