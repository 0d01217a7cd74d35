import type { Line, Refusal, Seat } from '@late/kernel';
import type { Seen } from '@late/table';
import { Button, readersSeat, type SeatLabel, sayLine } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Trouble } from '../shell/Trouble.tsx';
import { type Texts, useSay } from '../shell/use-say.ts';
import { listScores, recordBefore } from '../store/scores.ts';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';
import { Rematch } from './Rematch.tsx';
import { saveRecord } from './save-record.ts';

/** The last word on a game: who won, whether it was a record, and what next. */
export function ResultPanel(props: {
  client: TableClient;
  seen: Seen;
  seats: readonly SeatLabel[];
  rematch: Snapshot['rematch'];
}) {
  const say = useSay();
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
        {rematch && <Rematch client={client} rematch={rematch} onTrouble={setTrouble} />}
        <Link href={`/replay/${client.kind}/${seen.plan.id}`} className="button">
          {say('table.replay')}
        </Link>
        <Button icon="save" onClick={() => saveRecord(client)}>
          {say('table.export')}
        </Button>
        <Link href={`/fair/${client.kind}/${seen.plan.id}`} className="button">
          {say('fair-page.check')}
        </Link>
      </div>
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
