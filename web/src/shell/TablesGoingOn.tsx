import { isGame, manifestOf, nameOf } from '@late/games';
import { knowsVersion } from '@late/kernel';
import { Button, dateFormat, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { otherListOf } from '../lexicon/other-list.ts';
import { clearAway } from '../store/clear-away.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { listTables, type Shelf } from '../store/tables.ts';
import { useSay } from './use-say.ts';

const SHOWN = 8;

/** What lies on this device's tables: running games first, then finished ones. */
export function TablesGoingOn() {
  const say = useSay();
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const refresh = () => {
    listTables().then(setShelf, () => setShelf({ tables: [], damaged: [] }));
  };
  useEffect(refresh, []);
  const clear = async (id: IDBValidKey) => {
    await clearAway(id);
    refresh();
  };
  if (!shelf) return null;
  const known = shelf.tables.filter(({ plan }) => isGame(plan.game));
  // Of a game that the house does not have, or no longer.
  const strange = shelf.tables.filter(({ plan }) => !isGame(plan.game));
  const unreadable = [...shelf.damaged, ...strange.map(({ plan }) => plan.id)];
  const running = known.filter(({ result }) => !result);
  const finished = known.filter(({ result }) => result).slice(0, SHOWN);
  return (
    <>
      <section className="brief">
        <h2>{say('home.running')}</h2>
        {running.length === 0 && <p className="brief__empty">{say('home.running-none')}</p>}
        <TableList tables={running} onClear={clear} />
        {unreadable.map((id) => (
          <p key={String(id)} className="brief__damaged" role="alert">
            {say('home.damaged')}{' '}
            <Button look="quiet" icon="bin" onClick={() => clear(id)}>
              {say('home.clear')}
            </Button>
          </p>
        ))}
      </section>
      {finished.length > 0 && (
        <section className="brief">
          <h2>{say('home.finished')}</h2>
          <TableList tables={finished} onClear={clear} />
        </section>
      )}
    </>
  );
}

function TableList(props: { tables: readonly KeptTable[]; onClear: (id: string) => void }) {
  const say = useSay();
  const language = useLanguage();
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul className="brief__list">
      {props.tables.map(({ plan, touched, result }) => {
        const names = plan.holders.map((holder) => (holder.kind === 'empty' ? '' : holder.name));
        const lists = otherListOf(plan);
        const manifest = manifestOf(plan.game);
        const isOfOtherRules = manifest !== null && !knowsVersion(manifest, plan.version);
        const scores = result ? ` · ${result.scores.map(minus).join(' : ')}` : '';
        return (
          <li key={plan.id}>
            <Link href={`/table/${plan.game}/${plan.id}`} className="brief__link">
              <strong>{nameOf(plan.game)}</strong>
              <span>
                {names.join(', ')}
                {scores}
              </span>
              {lists && <em>{say('home.other-list', { ...lists })}</em>}
              {isOfOtherRules && <em>{say('home.other-rules')}</em>}
              <span className="brief__when">{when.format(touched)}</span>
            </Link>
            <Button look="quiet" icon="bin" iconOnly onClick={() => props.onClear(plan.id)}>
              {say('home.clear')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function minus(score: number): string {
  return String(score).replace('-', '−');
}
