import { dateFormat, HIGHLIGHT_KINDS, type Highlight, useLanguage } from '@late/ui';
import type { Keepsake } from '../../store/keepsakes.ts';
import type { Score } from '../../store/scores.ts';
import { type Say, useSay } from '../use-say.ts';

/** So many of a kind. */
const SHOWN = 5;

/** What the reader did best: words, headlines, papers, rows. */
export function Highlights(props: {
  scores: readonly Score[];
  keepsakes: ReadonlyMap<string, Keepsake>;
}) {
  const { scores, keepsakes } = props;
  const say = useSay();
  const when = dateFormat(useLanguage(), { dateStyle: 'medium' });
  const all = scores.flatMap(({ table, at }) =>
    (keepsakes.get(table)?.highlights ?? []).map((highlight) => ({ ...highlight, table, at })),
  );
  return HIGHLIGHT_KINDS.map((kind) => {
    const best = all
      .filter((highlight) => highlight.kind === kind)
      .sort((a, b) => b.points - a.points || a.at - b.at)
      .slice(0, SHOWN);
    if (!best.length) return null;
    return (
      <section key={kind} className="records__best">
        <h3>{say(`records.highlights.${kind}`)}</h3>
        <ol className="records__kept">
          {best.map((highlight, index) => (
            <li key={index}>
              <strong>{told(say, highlight)}</strong>
              {kind !== 'paper' && <b>{say('result.points', { count: highlight.points })}</b>}
              <span>{when.format(highlight.at)}</span>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

function told(say: Say, { kind, text, points }: Highlight): string {
  if (kind === 'paper') return say('records.paper-cells', { count: points, cells: text });
  if (kind === 'row') return say('records.row', { row: text });
  return kind === 'word' ? text.toLocaleUpperCase() : text;
}
