import { DAILY_TASKS, taskName } from '@late/games/daily';
import { type Day, dayOf, daysAfter, startOf } from '@late/kernel';
import { dateFormat, useLanguage } from '@late/ui';
import { Link } from 'wouter';
import { Notice } from '../shell/Notice.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { Calendar } from './Calendar.tsx';
import { HouseTables } from './HouseTables.tsx';
import { Puzzles } from './Puzzles.tsx';
import { ShareDay } from './ShareDay.tsx';
import { TaskCard } from './TaskCard.tsx';
import { useSay } from './use-say.ts';
import { useTries } from './use-tries.ts';
import './daily.css';

/** One day: its deals, what became of them here, and the days around it. */
export function DailyPage({ day }: { day: Day }) {
  const say = useSay();
  const language = useLanguage();
  const today = dayOf(Date.now());
  const tries = useTries(day);
  const date = dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(startOf(day));
  const isPrinted = day <= today;
  return (
    <>
      <PageHead title={say('daily.title')} />
      <main className="page page--wide daily">
        <nav className="daily__days" aria-label={say('daily.calendar')}>
          <Link href={`/daily/${daysAfter(day, -1)}`}>{say('daily.day-before')}</Link>
          <strong>{date}</strong>
          {day < today ? (
            <Link href={`/daily/${daysAfter(day, 1)}`}>{say('daily.day-after')}</Link>
          ) : (
            <span />
          )}
        </nav>
        {!isPrinted && (
          <Notice title={say('daily.unprinted')}>
            <p>{say('daily.unprinted-text')}</p>
          </Notice>
        )}
        {day !== today && (
          <p>
            <Link href="/daily">{say('daily.today')}</Link>
          </p>
        )}
        {isPrinted && (
          <>
            <p className="daily__intro">{say(day === today ? 'daily.intro' : 'daily.old')}</p>
            <section aria-labelledby="deals">
              <h2 id="deals">{say(day === today ? 'daily.deals' : 'daily.deals-of')}</h2>
              <ul className="daily__tasks">
                {DAILY_TASKS.map((task) => (
                  <TaskCard key={taskName(task)} task={task} day={day} tries={tries} />
                ))}
              </ul>
            </section>
            <ShareDay day={day} tries={tries ?? []} />
            <Puzzles day={day} tries={tries} />
            <HouseTables key={day} day={day} isToday={day === today} />
          </>
        )}
        {day === today && <NextEdition day={day} />}
        <Calendar day={day} today={today} />
      </main>
    </>
  );
}

/** Editions change at midnight of universal time: told by the reader's own clock. */
function NextEdition({ day }: { day: Day }) {
  const say = useSay();
  const time = dateFormat(useLanguage(), { timeStyle: 'short' }).format(startOf(day, 1));
  return <p className="daily__next">{say('daily.next', { time })}</p>;
}
