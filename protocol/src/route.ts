import type * as v from 'valibot';

/** One thing that can be asked over HTTP. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` stands for a parameter. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: 'me' | 'rooms' | 'daily' | 'duels' | 'admin' | 'description';
  /** Whether it matters who asks. Without a token, or a cookie, nobody is known; operators have a token of their own. */
  readonly identity: 'ignored' | 'heeded' | 'needed' | 'operator';
  readonly params?: RouteFields;
  readonly query?: RouteFields;
  readonly body?: v.GenericSchema;
  /** The status of what is done, and the shape of its answer: JSON, if nothing else is said. */
  readonly status: 200 | 201;
  readonly answer: v.GenericSchema;
  readonly media?: 'text/plain';
  /** The statuses of its own refusals, besides those that follow from the rest. */
  readonly refuses: readonly number[];
}

/** What stands in an address: text, whatever becomes of it. */
type RouteFields = v.ObjectSchema<
  Record<string, TextSchema | v.ExactOptionalSchema<TextSchema, undefined>>,
  undefined
>;
type TextSchema = v.GenericSchema<string, unknown>;

/** All the statuses with which a route refuses; 403 is for whoever is banned, or comes from another site's page. */
export function refusalStatuses(route: Route): number[] {
  const statuses = new Set<number>([403, 429, 500, 503, ...route.refuses]);
  if (route.params) statuses.add(404);
  if (route.query) statuses.add(400);
  if (route.identity === 'needed') statuses.add(401);
  // Where no token is set, there is nothing.
  if (route.identity === 'operator') for (const status of [401, 404]) statuses.add(status);
  if (route.method !== 'GET') {
    // With a body that is too large or no JSON.
    for (const status of [400, 413, 415]) statuses.add(status);
  }
  return [...statuses].sort();
}
