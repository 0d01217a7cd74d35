import type { DailyLine } from '@late/protocol';
import { Link } from 'wouter';
import { resultWords } from './result-words.ts';
import { useSay } from './use-say.ts';

/** Who is through, the best first; each game can be looked at, and reported there. */
export function HouseLines({ game, lines }: { game: string; lines: readonly DailyLine[] }) {
  const say = useSay();
  if (lines.length === 0) return <p>{say('house.nobody')}</p>;
  return (
    <table className="house__lines">
      <thead className="unseen">
        <tr>
          <th scope="col">{say('house.rank')}</th>
          <th scope="col">{say('settings.name')}</th>
          <th scope="col">{say('daily.results')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rank, name, score, isYou, room }) => (
          <tr key={room} data-you={isYou || undefined}>
            <td>{rank}</td>
            <td>
              <Link href={`/room/${room}`}>{name}</Link>
              {isYou && ` (${say('online.you')})`}
            </td>
            <td>{resultWords(say, game, { score, won: true, at: 0 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
