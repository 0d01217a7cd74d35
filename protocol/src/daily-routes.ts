import * as v from 'valibot';
import {
  beginDailySchema,
  dailyDealSchema,
  dailyTableOfSchema,
  dailyTableSchema,
} from './daily.ts';
import type { Route } from './route.ts';

/** A house's own table of the day: games begun and played there, with a seed that it keeps until midnight. */
export const DAILY_ROUTES = {
  dailyTable: {
    method: 'GET',
    path: '/api/daily/:day/:task/:edition',
    summary:
      'The table of a day; its lines for those who are through themselves, its seed when the day is over',
    tag: 'daily',
    identity: 'heeded',
    params: dailyTableOfSchema,
    status: 200,
    answer: dailyTableSchema,
    refuses: [404],
  },
  beginDaily: {
    method: 'POST',
    path: '/api/daily/:task/:edition/runs',
    summary: 'The room of my game of today, which is begun if it was not; there is no second one',
    tag: 'daily',
    identity: 'heeded',
    params: dailyDealSchema,
    body: beginDailySchema,
    status: 200,
    answer: v.object({ id: v.string() }),
    refuses: [404, 409],
  },
} as const satisfies Record<string, Route>;
