import { nameOf } from '@late/games';
import { dateFormat, useLanguage } from '@late/ui';
import { Link } from 'wouter';
import { titleOf, wordsNote } from '../games/words-note.ts';
import { Clearable } from '../shell/Clearable.tsx';
import { useSay } from '../shell/use-say.ts';
import type { Shelf } from './read-shelf.ts';
import { Sitters } from './Sitters.tsx';
import { WhyNot } from './WhyNot.tsx';

const SHOWN = 8;

/** Games on this device that are over, and what is left of those that cannot be read. */
export default function BackIssues({ shelf: { finished, unreadable } }: { shelf: Shelf }) {
  const say = useSay();
  const when = dateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const clear = async (id: IDBValidKey) => (await import('../store/clear-away.ts')).clearAway(id);
  return (
    <>
      {unreadable.map((id) => (
        <div key={String(id)} className="brief brief__damaged">
          <Clearable name={say('home.damaged-table')} clear={() => clear(id)} inWords>
            <p role="alert">{say('home.damaged')}</p>
          </Clearable>
        </div>
      ))}
      {finished.length > 0 && (
        <section className="brief">
          <h2>{say('home.finished')}</h2>
          <ul className="brief__list">
            {finished.slice(0, SHOWN).map(({ plan, touched, result }) => (
              <li key={plan.id}>
                <Clearable name={nameOf(plan.game)} clear={() => clear(plan.id)}>
                  <Link href={`/table/${plan.game}/${plan.id}`} className="brief__link">
                    <strong>
                      {titleOf(nameOf(plan.game), wordsNote(say, plan.game, plan.options))}
                    </strong>
                    <span>
                      <Sitters plan={plan} /> · {result?.scores.map(minus).join(' : ')}
                    </span>
                    <WhyNot plan={plan} />
                    <span className="brief__when">{when.format(touched)}</span>
                  </Link>
                </Clearable>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function minus(score: number): string {
  return String(score).replace('-', '−');
}
