import { nameOf } from '@late/games';
import type { LevelResults } from '@late/games/manifest';
import { dateFormat, sayAny, useLanguage } from '@late/ui';
import { useId } from 'react';
import { titleOf, wordsNote } from '../../games/words-note.ts';
import type { Keepsake, Luck } from '../../store/keepsakes.ts';
import type { Score } from '../../store/scores.ts';
import { resultsFor } from '../expectation.ts';
import { useSay } from '../use-say.ts';
import { Highlights } from './Highlights.tsx';
import { kindOf } from './known-records.ts';
import { LuckLine } from './LuckLine.tsx';
import { SpreadChart } from './SpreadChart.tsx';
import { TimeChart } from './TimeChart.tsx';

const SHOWN = 5;

interface Props {
  /** Of one kind, the best first. */
  readonly scores: readonly Score[];
  readonly keepsakes: ReadonlyMap<string, Keepsake>;
  readonly lucks: ReadonlyMap<string, Luck>;
  readonly results: LevelResults | null;
}

/** Everything about one kind of game: the best ones, how they went on, how they compare, what stays. */
export function RecordGroup({ scores, keepsakes, lucks, results }: Props) {
  const say = useSay();
  const when = dateFormat(useLanguage(), { dateStyle: 'medium' });
  const id = useId();
  const [best] = scores;
  if (!best) return null;
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  const won = scores.filter((score) => score.won).length;
  const bots = results && resultsFor(results, best, usualSeats(scores, keepsakes));
  return (
    <section className="records">
      <h2>{titleOf(nameOf(best.game), wordsNote(say, best.game, best.terms))}</h2>
      <p className="records__kind">
        {sayAny(say, kindOf(best), best.terms)} · {say(`records.${best.company}`)}
        {best.coached && <> · {say('records.coached')}</>}
      </p>
      <p className="records__sum">
        {say('records.sum', { count: scores.length, won, mean: Math.round(mean) })}
      </p>
      <LuckLine scores={scores} lucks={lucks} />
      <div className="records__parts">
        <section className="records__best">
          <h3>{say('records.best')}</h3>
          <ol className="records__list">
            {scores.slice(0, SHOWN).map(({ table, score, at }) => (
              <li key={table}>
                <strong>{say('result.points', { count: score })}</strong>
                <span>{when.format(at)}</span>
              </li>
            ))}
          </ol>
        </section>
        <Highlights scores={scores} keepsakes={keepsakes} />
        {scores.length > 1 && <TimeChart scores={scores} id={`${id}-time`} />}
        {(scores.length > 1 || bots) && (
          <SpreadChart scores={scores} bots={bots} id={`${id}-spread`} />
        )}
      </div>
    </section>
  );
}

/** At how many seats most of these were played, as far as is known. */
function usualSeats(scores: readonly Score[], keepsakes: ReadonlyMap<string, Keepsake>): number {
  const counts = new Map<number, number>();
  for (const { table } of scores) {
    const seats = keepsakes.get(table)?.seats;
    if (seats !== undefined) counts.set(seats, (counts.get(seats) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 2;
}
