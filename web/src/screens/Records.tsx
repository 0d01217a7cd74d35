import { isGame, manifestOf, nameOf } from '@late/games';
import {
  dateFormat,
  type Language,
  type Messages,
  sayAny,
  TextProvider,
  useLanguage,
} from '@late/ui';
import { useEffect, useState } from 'react';
import { Loading } from '../shell/Loading.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';
import { groupOf, listScores, type Score } from '../store/scores.ts';

const SHOWN = 5;

/** Personal records: the best games of each kind, and how many there were. */
export default function Records() {
  const say = useSay();
  const language = useLanguage();
  const [scores, setScores] = useState<readonly Score[] | null>(null);
  const [names, setNames] = useState<Messages>({});
  useEffect(() => {
    listKnown(language).then(
      (known) => {
        setNames(known.names);
        setScores(known.scores);
      },
      () => setScores([]),
    );
  }, [language]);
  const groups = new Map<string, Score[]>();
  for (const score of scores ?? []) {
    const key = groupOf(score);
    groups.set(key, [...(groups.get(key) ?? []), score]);
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
        <TextProvider language={language} messages={names}>
          {[...groups].map(([key, group]) => (
            <Group key={key} scores={group} />
          ))}
        </TextProvider>
      </main>
    </>
  );
}

/** The scores of games that we have, under headings that these games know. */
async function listKnown(language: Language): Promise<{ scores: Score[]; names: Messages }> {
  const scores = (await listScores()).filter(({ game }) => isGame(game));
  const games = [...new Set(scores.map(({ game }) => game))];
  const messages = await Promise.all(games.map((game) => manifestOf(game)?.texts(language)));
  const names: Messages = Object.assign({}, ...messages);
  // A kind that has no name was never ours: storage may be old or forged.
  return { scores: scores.filter((score) => isNamed(score, names)), names };
}

/** What a heading is told by name has to have one as well. */
function isNamed(score: Score, names: Messages): boolean {
  const told = Object.values(score.terms).filter((term) => typeof term === 'string');
  return [kindOf(score), ...told].every((key) => Object.hasOwn(names, key));
}

function kindOf({ game, heading }: Score) {
  return `${game}.heading.${heading}` as const;
}

function Group({ scores }: { scores: readonly Score[] }) {
  const say = useSay();
  const language = useLanguage();
  const [best] = scores;
  if (!best) return null;
  const when = dateFormat(language, { dateStyle: 'medium' });
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  const won = scores.filter((score) => score.won).length;
  return (
    <section className="records">
      <h2>{nameOf(best.game)}</h2>
      <p className="records__kind">
        {sayAny(say, kindOf(best), best.terms)} · {say(`records.${best.company}`)}
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
