import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ROUTES, type Route, refusalStatuses, statusOfRefusal } from '../src/index.ts';

const routes: [string, Route][] = Object.entries(ROUTES);

describe('every route', () => {
  test('has an address of its own', () => {
    const addresses = routes.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(routes)('%s names the parameters of its path', (_, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.entries ?? {})).toEqual(named);
  });
});

test('statuses of refusals follow from what a route needs', () => {
  expect(refusalStatuses(ROUTES.me)).toEqual([403, 429, 500, 503]);
  expect(refusalStatuses(ROUTES.forget)).toEqual([400, 401, 403, 413, 415, 429, 500, 503]);
  expect(refusalStatuses(ROUTES.waitForRoom)).toEqual([400, 403, 404, 409, 429, 500, 503]);
});

test('a refusal has one status, wherever it comes from; those of games are conflicts', () => {
  expect(statusOfRefusal({ code: 'room.unknown' })).toBe(404);
  expect(statusOfRefusal({ code: 'room.host' })).toBe(403);
  expect(statusOfRefusal({ code: 'move.shape', params: { at: 'do' } })).toBe(400);
  expect(statusOfRefusal({ code: 'extra.column', rule: 'column' })).toBe(409);
  expect(statusOfRefusal({ code: 'toString' })).toBe(409);
});

test('a length to wait for is a whole number, and may be left out', () => {
  const { query } = ROUTES.waitForRoom;
  expect(v.parse(query, { length: '12' })).toEqual({ length: 12 });
  expect(v.parse(query, { length: '-1' })).toEqual({ length: -1 });
  expect(v.parse(query, {})).toEqual({});
  for (const length of ['', 'x', '1.5', '1e3', '9'.repeat(16)]) {
    expect(v.is(query, { length })).toBe(false);
  }
});
