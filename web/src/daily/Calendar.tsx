import { DAILY_TASKS, taskNamed } from '@late/games/daily';
import { type Day, daysAfter, startOf } from '@late/kernel';
import { Button, dateFormat, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { listTries } from '../store/daily-results.ts';
import { monthAfter, monthOf, weeksOf } from './month.ts';
import { useSay } from './use-say.ts';

/** A month at a glance: how much of each day was played to its end here. */
export function Calendar({ day, today }: { day: Day; today: Day }) {
  const say = useSay();
  const language = useLanguage();
  const [month, setMonth] = useState(monthOf(day));
  const done = useDone(month);
  const utc = { timeZone: 'UTC' } as const;
  const title = dateFormat(language, { month: 'long', year: 'numeric', ...utc });
  const weekday = dateFormat(language, { weekday: 'short', ...utc });
  const inFull = dateFormat(language, { day: 'numeric', month: 'long', ...utc });
  const weeks = weeksOf(month);
  return (
    <section className="calendar" aria-labelledby="calendar">
      <h2 id="calendar">{say('daily.calendar')}</h2>
      <p>{say('daily.calendar-text')}</p>
      <div className="calendar__months">
        <Button look="quiet" icon="back" iconOnly onClick={() => setMonth(monthAfter(month, -1))}>
          {say('daily.month-before')}
        </Button>
        <strong aria-live="polite">{title.format(startOf(month))}</strong>
        <Button
          look="quiet"
          icon="next"
          iconOnly
          aria-disabled={month >= monthOf(today)}
          onClick={() => month < monthOf(today) && setMonth(monthAfter(month, 1))}
        >
          {say('daily.month-after')}
        </Button>
      </div>
      <table>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => (
              <th key={at} scope="col">
                {/* 5 January 1970 was a Monday. */}
                {weekday.format(startOf('1970-01-05', at))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean) ?? ''}>
              {week.map((one, at) => (
                <td key={one ?? at}>
                  {one !== null && one <= today && (
                    <Link
                      href={`/daily/${one}`}
                      aria-current={one === day ? 'date' : undefined}
                      aria-label={say('daily.finished', {
                        day: inFull.format(startOf(one)),
                        done: done.get(one) ?? 0,
                        all: DAILY_TASKS.length,
                      })}
                    >
                      <span>{Number(one.slice(-2))}</span>
                      <Played done={done.get(one) ?? 0} />
                    </Link>
                  )}
                  {one !== null && one > today && <span>{Number(one.slice(-2))}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** As many lines of print as deals were played. */
function Played({ done }: { done: number }) {
  return (
    <span className="calendar__lines" aria-hidden="true">
      {Array.from({ length: DAILY_TASKS.length }, (_, at) => (
        <i key={at} data-done={at < done || undefined} />
      ))}
    </span>
  );
}

/** How many tasks were finished on each day of a month, in whichever language. */
function useDone(month: Day): ReadonlyMap<Day, number> {
  const [done, setDone] = useState<ReadonlyMap<Day, number>>(new Map());
  useEffect(() => {
    let here = true;
    listTries(month, daysAfter(monthAfter(month, 1), -1)).then(
      (tries) => {
        const tasks = new Map<Day, Set<string>>();
        for (const { day, task, result } of tries) {
          if (result && taskNamed(task)) tasks.set(day, (tasks.get(day) ?? new Set()).add(task));
        }
        if (here) setDone(new Map([...tasks].map(([day, { size }]) => [day, size])));
      },
      () => here && setDone(new Map()),
    );
    return () => {
      here = false;
    };
  }, [month]);
  return done;
}
