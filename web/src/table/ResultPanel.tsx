import { type GameId, isJudged } from '@late/games';
import type { Refusal, Seat } from '@late/kernel';
import type { Seen } from '@late/table';
import { Button, readersSeat, type SeatLabel } from '@late/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { FrontPageButton } from '../endings/FrontPageButton.tsx';
import { EveningButton } from '../evening/EveningButton.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';
import { Rematch } from './Rematch.tsx';
import { saveRecord } from './save-record.ts';

const EveningLine = lazy(() => import('../evening/EveningLine.tsx'));
const EndingLines = lazy(() => import('../endings/EndingLines.tsx'));

/** The last word on a game: who won and by how much, how that compares, and what next. */
export function ResultPanel(props: {
  client: TableClient;
  seen: Seen;
  seats: readonly SeatLabel[];
  rematch: Snapshot['rematch'];
  isCoached: boolean;
}) {
  const say = useSay();
  const { client, seen, seats, rematch, isCoached } = props;
  const { isEvening } = client.snapshot();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const { result, plan } = seen;
  const { id, game } = plan;
  if (!result) return null;
  const order = result.scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => b.score - a.score);
  return (
    <section className="result" aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1}>
        {headline(say, seats, result.winners, result.scores)}
      </h2>
      <Suspense>
        <EndingLines table={id} game={game} result={result} seats={seats} />
      </Suspense>
      {isEvening && (
        <Suspense>
          <EveningLine kind={client.kind} id={id} />
        </Suspense>
      )}
      {isCoached && <p className="result__record">{say('result.coached')}</p>}
      {seats.length > 1 && (
        <ol className="result__list">
          {order.map(({ score, seat }) => (
            <li key={seat}>
              <span>{seats[seat]?.name}</span>
              <strong>{say('result.points', { count: score })}</strong>
            </li>
          ))}
        </ol>
      )}
      <div className="result__actions">
        {seen.plan.daily && (
          <Link href={`/daily/${seen.plan.daily.day}`} className="button button--main">
            {say('daily.back')}
          </Link>
        )}
        {rematch && !seen.plan.daily && (
          <Rematch client={client} rematch={rematch} onTrouble={setTrouble} />
        )}
        {isEvening && <EveningButton kind={client.kind} id={id} />}
        <FrontPageButton kind={client.kind} id={id} game={game as GameId} seats={seats} />
        {isJudged(game, plan.options) && (
          <Link href={`/review/${client.kind}/${id}`} className="button">
            {say('table.review')}
          </Link>
        )}
        <Link href={`/replay/${client.kind}/${id}`} className="button">
          {say('table.replay')}
        </Link>
        {seen.plan.fairness === 2 && seen.seed !== null && (
          <Link href={`/luck/${client.kind}/${seen.plan.id}`} className="button">
            {say('luck.title')}
          </Link>
        )}
        <Button icon="save" onClick={() => saveRecord(client)}>
          {say('table.export')}
        </Button>
        <Link href={`/fair/${client.kind}/${id}`} className="button">
          {say('fair-page.check')}
        </Link>
      </div>
      {!isJudged(game, plan.options) && <p className="result__record">{say('table.no-coach')}</p>}
      <Trouble refusal={trouble} />
    </section>
  );
}

function headline(
  say: ReturnType<typeof useSay>,
  seats: readonly SeatLabel[],
  winners: readonly Seat[],
  scores: readonly number[],
): string {
  if (scores.length === 1) {
    return say(winners.length ? 'result.solo' : 'result.solo-lost', { count: scores[0] ?? 0 });
  }
  const you = readersSeat(seats);
  const others = winners.filter((seat) => seat !== you);
  const names = others.map((seat) => seats[seat]?.name ?? '').join(', ');
  if (others.length === winners.length)
    return say(winners.length > 1 ? 'result.shared' : 'result.won', { names });
  return others.length ? say('result.you.shared', { names }) : say('result.you.won');
}
