import { nameOf } from '@late/games';
import { type GameRecord, type Verdict, verify } from '@late/kernel';
import { otherListIn } from '@late/lexicon/names';
import { sayAny } from '@late/ui';
import { inReadersWords } from '@late/ui/text';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { OfOtherList } from '../lexicon/other-list.ts';
import { loadRecord } from '../records/load-record.ts';
import { readingFault } from '../records/reading-fault.ts';
import { Loading } from '../shell/Loading.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';
import { PartsOfLuck } from './PartsOfLuck.tsx';

interface Checked {
  readonly record: GameRecord;
  readonly verdict: Verdict;
}

/** Checks the luck of a game in the reader's own browser: nobody has to be believed. */
export default function Fair({ kind, id }: { kind: string; id: string }) {
  const say = useSay();
  const [checked, setChecked] = useState<Checked | null | 'none'>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    check(kind, id).then((found) => setChecked(found ?? 'none'), setError);
  }, [kind, id]);
  if (error) throw error;
  return (
    <>
      <PageHead title={say('fair-page.title')} />
      <main className="page">
        {checked === null && <Loading />}
        {checked === 'none' && (
          <Notice title={say('missing.table')}>
            <p>{say('fair-page.none')}</p>
          </Notice>
        )}
        {checked !== null && checked !== 'none' && (
          <Finding {...checked} replay={`/replay/${kind}/${id}`} />
        )}
      </main>
    </>
  );
}

async function check(kind: string, id: string): Promise<Checked | null> {
  try {
    const loaded = await loadRecord(kind, id);
    if (!loaded) return null;
    const { game, record } = loaded;
    const verdict = verify(game, record);
    // Whose luck cannot be looked at was not unlucky.
    const lists = verdict.fair ? null : otherListIn(verdict);
    if (lists) throw new OfOtherList(lists);
    return { record, verdict };
  } catch (error) {
    throw readingFault(error, id);
  }
}

function Finding({ record, verdict, replay }: Checked & { replay: string }) {
  const say = useSay();
  const sealed = record.seed === null;
  const headline = verdict.fair ? 'fair' : sealed ? 'sealed' : 'unfair';
  return (
    <article className="finding">
      <p className="story__kicker">
        {nameOf(record.game)} ·{' '}
        {record.sitters.map(({ name }) => inReadersWords(name, say)).join(', ')}
      </p>
      <h2>{say(`fair-page.headline.${headline}`)}</h2>
      <p role="status">
        {verdict.fair
          ? say('fair-page.checked', { count: verdict.draws, steps: verdict.steps })
          : sayAny(say, verdict.code, {
              step: verdict.step ?? 0,
              line: 0,
              ...verdict.params,
            })}
      </p>
      {verdict.fair && verdict.since !== undefined && (
        <p>{say('fair-page.since', { step: verdict.since })}</p>
      )}
      <dl className="finding__facts">
        <dt>{say('fair-page.commitment')}</dt>
        <dd>
          <code>{record.commitment}</code>
        </dd>
        <dt>{say('fair-page.seed')}</dt>
        <dd>{sealed ? say('fair-page.seed-sealed') : <code>{record.seed}</code>}</dd>
        <PartsOfLuck record={record} />
        <dt>{say('fair-page.table')}</dt>
        <dd>
          <code>{record.table}</code>
        </dd>
      </dl>
      <p>{say(record.fairness === 2 ? 'fair-page.how-2' : 'fair-page.how')}</p>
      <p>
        <code>late fair late-edition-{record.game}.txt</code>
      </p>
      <p className="brief__actions">
        <Link href={replay} className="button">
          {say('table.replay')}
        </Link>
      </p>
    </article>
  );
}
