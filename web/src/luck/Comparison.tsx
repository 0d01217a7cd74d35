import type { Result } from '@late/kernel';
import type { Snapshot } from '../table-client/table-client.ts';
import type { Rival } from './rival.ts';
import { useSay } from './use-say.ts';

/** Two results with the same luck. */
export function Comparison(props: {
  rival: Rival;
  name: string;
  snapshot: Snapshot;
  result: Result;
}) {
  const say = useSay();
  const { rival, name, snapshot, result } = props;
  const then = rival.result.scores[rival.seat] ?? 0;
  const now = result.scores[rival.seat] ?? 0;
  const lead = now - then;
  const verdict = lead > 0 ? 'luck.ahead' : lead < 0 ? 'luck.behind' : 'luck.level';
  const rows = [
    { name: snapshot.seats[rival.seat]?.name ?? '', score: now },
    { name, score: then },
  ].sort((a, b) => b.score - a.score);
  return (
    <section className="beside beside--end" aria-labelledby="same-luck">
      <h2 id="same-luck">{say(verdict, { count: Math.abs(lead), name })}</h2>
      <ol className="beside__list">
        {rows.map((row) => (
          <li key={row.name}>
            <span>{row.name}</span>
            <strong>{say('result.points', { count: row.score })}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
