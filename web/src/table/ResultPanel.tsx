import type { Line, Refusal, Seat } from '@late/kernel';
import type { Seen } from '@late/table';
import { Button, type SeatLabel, sayLine, sayRefusal } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { type Texts, useSay } from '../shell/use-say.ts';
import { listScores, recordBefore } from '../store/scores.ts';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';
import { saveRecord } from './save-record.ts';

/** The last word on a game: who won, whether it was a record, and what next. */
export function ResultPanel(props: {
  client: TableClient;
  seen: Seen;
  seats: readonly SeatLabel[];
  rematch: Snapshot['rematch'];
}) {
  const say = useSay();
  const face = useFace();
  const [, navigate] = useLocation();
  const { client, seen, seats, rematch } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const record = useRecord(seen.plan.id);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const { result } = seen;
  if (!result) return null;
  const order = result.scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => b.score - a.score);
  const again = async () => {
    const begun = await client.rematch();
    if (begun.ok) navigate(begun.address);
    else setTrouble(begun.refusal);
  };
  return (
    <section className="result" aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1}>
        {headline(say, seats, result.winners, result.scores)}
      </h2>
      {record && <p className="result__record">{sayLine(say, record)}</p>}
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
        {rematch && (
          <Button look="main" icon="again" onClick={again}>
            {say(rematch === 'begun' ? 'result.follow' : 'result.again')}
          </Button>
        )}
        <Link href={`/replay/${client.kind}/${seen.plan.id}`} className="button">
          {say('table.replay')}
        </Link>
        <Button icon="save" onClick={() => saveRecord(face, client)}>
          {say('table.export')}
        </Button>
        <Link href={`/fair/${client.kind}/${seen.plan.id}`} className="button">
          {say('fair-page.check')}
        </Link>
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {sayRefusal(say, trouble)}
        </p>
      )}
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
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(', ');
  return say(winners.length > 1 ? 'result.shared' : 'result.won', { names });
}

/** How this game compares with the earlier ones of its kind. */
function useRecord(table: string) {
  const [line, setLine] = useState<Line<Texts> | null>(null);
  useEffect(() => {
    listScores().then((scores) => {
      const own = scores.find((score) => score.table === table);
      if (!own) return;
      const before = recordBefore(scores, own);
      if (before === null) {
        if (own.won) setLine({ key: 'result.first' });
      } else if (own.score > before) setLine({ key: 'result.record', params: { count: before } });
      else setLine({ key: 'result.no-record', params: { count: before } });
    });
  }, [table]);
  return line;
}
