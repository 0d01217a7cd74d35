import { type Day, dayOf, daysAfter, startOf } from '@late/kernel';

/** The first day of a day's month. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

/** The first day of the month so many months later. */
export function monthAfter(month: Day, more: number): Day {
  const date = new Date(startOf(month));
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + more, 1));
}

/** A month week by week, from Monday on; null for the days of its neighbours. */
export function weeksOf(month: Day): (Day | null)[][] {
  const first = (new Date(startOf(month)).getUTCDay() + 6) % 7;
  const weeks: (Day | null)[][] = [];
  for (let monday = -first; monthOf(daysAfter(month, Math.max(0, monday))) === month; monday += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const day = daysAfter(month, monday + at);
        return monthOf(day) === month ? day : null;
      }),
    );
  }
  return weeks;
}
