import { useLanguage, useSay } from '@late/ui';
import { useEffect, useState } from 'react';
import { GAME_NAMES, type GameId, isPlayable } from '../games/registry.ts';
import { Loading } from '../shell/Loading.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { listScores, type Score } from '../store/scores.ts';

const SHOWN = 5;

/** Personal records: the best games of each kind, and how many there were. */
export default function Records() {
  const say = useSay();
  const [scores, setScores] = useState<readonly Score[] | null>(null);
  useEffect(() => {
    listScores().then(setScores, () => setScores([]));
  }, []);
  const groups = new Map<string, Score[]>();
  for (const score of scores ?? []) {
    const key = `${score.game}/${score.heading}/${score.company}`;
    const kind = kindOf(score);
    // A kind that has no name was never ours: storage may be old or forged.
    const known = isPlayable(score.game) && say(kind) !== kind;
    if (known) groups.set(key, [...(groups.get(key) ?? []), score]);
  }
  return (
    <>
      <PageHead title={say('records.title')} />
      <main className="page">
        {scores === null && <Loading />}
        {scores !== null && groups.size === 0 && (
          <Notice title={say('records.none')}>
            <p>{say('records.none-text')}</p>
          </Notice>
        )}
        {[...groups].map(([key, group]) => (
          <Group key={key} scores={group} />
        ))}
      </main>
    </>
  );
}

function kindOf({ game, heading }: Score): string {
  return `records.${game}.${heading}`;
}

function Group({ scores }: { scores: readonly Score[] }) {
  const say = useSay();
  const language = useLanguage();
  const [best] = scores;
  if (!best) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  const won = scores.filter((score) => score.won).length;
  return (
    <section className="records">
      <h2>{GAME_NAMES[best.game as GameId]}</h2>
      <p className="records__kind">
        {say(kindOf(best))} · {say(`records.${best.company}`)}
      </p>
      <ol className="records__list">
        {scores.slice(0, SHOWN).map(({ table, score, at }) => (
          <li key={table}>
            <strong>{say('result.points', { count: score })}</strong>
            <span>{when.format(at)}</span>
          </li>
        ))}
      </ol>
      <p className="records__sum">
        {say('records.sum', { count: scores.length, won, mean: Math.round(mean) })}
      </p>
    </section>
  );
}
