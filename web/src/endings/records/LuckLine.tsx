import type { Luck } from '../../store/keepsakes.ts';
import type { Score } from '../../store/scores.ts';
import { useSay } from '../use-say.ts';
import { useFigure } from './use-figure.ts';

/** What the results would be without luck, as far as the coach has looked at them. */
export function LuckLine(props: { scores: readonly Score[]; lucks: ReadonlyMap<string, Luck> }) {
  const say = useSay();
  const figure = useFigure();
  const known = props.scores.flatMap(({ table }) => props.lucks.get(table) ?? []);
  const [first] = known;
  if (!first) return null;
  const mean = (of: (luck: Luck) => number) =>
    figure(known.reduce((sum, luck) => sum + of(luck), 0) / known.length);
  return (
    <p className="records__sum">
      {say(`records.luck-${first.counts}`, {
        count: known.length,
        even: mean(({ even }) => even),
        final: mean(({ final }) => final),
      })}
    </p>
  );
}
