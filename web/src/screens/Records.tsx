import '../endings/records/records.css';
import { TextProvider, useLanguage } from '@late/ui';
import { useCallback, useEffect, useState } from 'react';
import { EndingTexts } from '../endings/EndingTexts.ts';
import { type KnownRecords, knownRecords, NO_RECORDS } from '../endings/records/known-records.ts';
import { RecordGroup } from '../endings/records/RecordGroup.tsx';
import { RecordsFile } from '../endings/records/RecordsFile.tsx';
import { useSay } from '../endings/use-say.ts';
import { Loading } from '../shell/Loading.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { groupOf, type Score } from '../store/scores.ts';

/** Personal records: for every kind of game what was best, how it went on, and how it compares. */
export default function Records() {
  const say = useSay();
  return (
    <>
      <PageHead title={say('records.title')} />
      <main className="page page--wide">
        <EndingTexts meanwhile={<Loading />}>
          <AllRecords />
        </EndingTexts>
      </main>
    </>
  );
}

function AllRecords() {
  const say = useSay();
  const language = useLanguage();
  const [known, setKnown] = useState<KnownRecords | null>(null);
  const read = useCallback(
    () => void knownRecords(language).then(setKnown, () => setKnown(NO_RECORDS)),
    [language],
  );
  useEffect(read, [read]);
  if (!known) return <Loading />;
  const groups = groupsOf(known.scores);
  return (
    <>
      {groups.length === 0 && (
        <Notice title={say('records.none')}>
          <p>{say('records.none-text')}</p>
        </Notice>
      )}
      <TextProvider language={language} messages={known.names}>
        {groups.map(([key, scores]) => (
          <RecordGroup
            key={key}
            scores={scores}
            keepsakes={known.keepsakes}
            lucks={known.lucks}
            results={known.results.get(scores[0]?.game ?? '') ?? null}
          />
        ))}
      </TextProvider>
      <RecordsFile onTaken={read} />
    </>
  );
}

/** What was played last comes first. */
function groupsOf(scores: readonly Score[]): [string, Score[]][] {
  const groups = new Map<string, Score[]>();
  for (const score of scores) {
    const key = groupOf(score);
    groups.set(key, [...(groups.get(key) ?? []), score]);
  }
  const last = ([, group]: [string, Score[]]) => Math.max(...group.map(({ at }) => at));
  return [...groups].sort((a, b) => last(b) - last(a));
}
