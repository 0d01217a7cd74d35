import { PHRASES } from '@late/table';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  clientFrameSchema,
  clientIdSchema,
  createRoomSchema,
  requestSchema,
  WIRE_LIMITS,
} from '../src/index.ts';

const REQUESTS = [
  { do: 'sit', seat: 0, name: 'Ada' },
  { do: 'sit', seat: 7, name: 'Ada', ticket: 'abc' },
  { do: 'knock', seat: 1, name: 'Ada' },
  { do: 'admit', name: 'Ada' },
  { do: 'turn-away', name: 'Ada' },
  { do: 'withdraw' },
  { do: 'dismiss', seat: 1, name: 'Ada' },
  ...['stand', 'start', 'undo', 'agree', 'decline', 'hand-back'].map((what) => ({ do: what })),
  ...['open', 'closed', 'easy', 'medium', 'hard'].map((as) => ({ do: 'arrange', seat: 1, as })),
  { do: 'host', seat: 1 },
  { do: 'rename', name: 'Bob' },
  { do: 'list', listed: true },
  { do: 'move', move: { do: 'throw' } },
  { do: 'move', move: null },
  { do: 'stand-in', seat: 1, level: 'hard' },
  ...PHRASES.map((phrase) => ({ do: 'say', phrase })),
  { do: 'say', text: 'Good evening' },
  { do: 'say', text: 'Between us', to: 'team' },
  { do: 'mute', seat: 2, muted: true },
];

describe('a request', () => {
  test.each(REQUESTS.map((request) => [JSON.stringify(request), request]))('%s', (_, request) => {
    expect(v.parse(requestSchema, request)).toEqual(request);
  });

  const sit = { do: 'sit', seat: 0, name: 'Ada' };
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', [sit]],
    ['text', 'sit'],
    ['without a deed', { seat: 0, name: 'Ada' }],
    ['an unknown deed', { do: 'fold' }],
    ['a deed of the house', { do: 'rematch', room: 'x' }],
    ['another deed of the house', { do: 'forget', member: 'x' }],
    ['a list of deeds', { do: ['stand'] }],
    ['a deed that every object has', { do: 'constructor' }],
    ['a deed named like the prototype', { do: '__proto__' }],
    ['more than asked for', { ...sit, member: 'm2' }],
    ['a stranger’s seat given', { do: 'move', move: {}, seat: 1 }],
    ['a move without a move', { do: 'move' }],
    ...[-1, 0.5, 8, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '0', null, [0], {}, 'length'].map(
      (seat): [string, unknown] => [`the seat ${String(seat)}`, { ...sit, seat }],
    ),
    ['a ticket too long', { ...sit, ticket: 'x'.repeat(65) }],
    ['a ticket that is none', { ...sit, ticket: null }],
    ['an unknown arrangement', { do: 'arrange', seat: 0, as: 'person' }],
    ['a seat arranged as an object', { do: 'arrange', seat: 0, as: { kind: 'person' } }],
    ['an unknown level', { do: 'stand-in', seat: 0, level: 'toString' }],
    ['an unknown phrase', { do: 'say', phrase: 'shut-up' }],
    ['words for somebody else’s team', { do: 'say', text: 'Psst', to: 1 }],
    ['words for nobody known', { do: 'say', text: 'Psst', to: 'all' }],
    ['a knock without a name', { do: 'knock', seat: 0 }],
    ['a guest let in by number', { do: 'admit', member: 'm2' }],
    ['words without end', { do: 'say', text: 'x'.repeat(10_000) }],
    ['truth as a number', { do: 'mute', seat: 0, muted: 1 }],
    ['truth as text', { do: 'list', listed: 'true' }],
  ])('is refused with %s', (_, request) => {
    expect(v.is(requestSchema, request)).toBe(false);
  });

  test('takes nothing from a key that poses as the prototype', () => {
    const text = '{"do":"sit","seat":0,"name":"Ada","__proto__":{"ticket":"x"},"constructor":1}';
    const result = v.safeParse(requestSchema, JSON.parse(text));
    const output = result.success ? result.output : {};
    expect(Object.keys(output).filter((key) => !['do', 'seat', 'name'].includes(key))).toEqual([]);
    expect((output as { ticket?: string }).ticket).toBeUndefined();
    expect(({} as { ticket?: string }).ticket).toBeUndefined();
  });
});

describe('a frame', () => {
  test('is a request with an id, or a wish to know more', () => {
    const request = { t: 'do', id: 'a-1', request: { do: 'stand' } };
    expect(v.parse(clientFrameSchema, request)).toEqual(request);
    expect(v.is(clientFrameSchema, { t: 'sync' })).toBe(true);
  });

  test.each<[unknown]>([
    [{ t: 'do', request: { do: 'stand' } }],
    [{ t: 'do', id: 'a', request: { do: 'none' } }],
    [{ t: 'do', id: 1, request: { do: 'stand' } }],
    [{ t: 'do', id: 'a', request: { do: 'stand' }, as: 'm2' }],
    [{ t: 'room' }],
    [{ t: 'sync', from: 0 }],
    [[]],
    [0],
  ])('is refused: %j', (frame) => {
    expect(v.is(clientFrameSchema, frame)).toBe(false);
  });

  test.each(['', 'a b', 'ä', 'a/b', 'a\n', 'x'.repeat(WIRE_LIMITS.clientId + 1)])(
    'has no id like %j',
    (id) => {
      expect(v.is(clientIdSchema, id)).toBe(false);
    },
  );
});

describe('a new room', () => {
  const room = { game: 'extra', seats: ['open', 'open', 'easy', 'closed'] };

  test('is private, untimed and played by the usual rules unless somebody wishes otherwise', () => {
    expect(v.parse(createRoomSchema, room)).toEqual({
      ...room,
      options: {},
      listed: false,
      clock: { kind: 'none' },
    });
    const wishes = {
      ...room,
      options: { sheet: 'classic' },
      listed: true,
      clock: { kind: 'turn', seconds: 60 },
      name: 'Ada',
    };
    expect(v.parse(createRoomSchema, wishes)).toEqual(wishes);
    expect(v.is(createRoomSchema, { ...room, clock: { kind: 'days', days: 3 } })).toBe(true);
  });

  test.each<[string, unknown]>([
    ['no seats', { seats: [] }],
    ['too many seats', { seats: new Array(9).fill('open') }],
    ['somebody else in a seat', { seats: ['open', { kind: 'person', members: ['x'] }] }],
    ['seats that are no list', { seats: { length: 2 } }],
    ['a game with a path', { game: '../extra' }],
    ['a clock too fast', { clock: { kind: 'turn', seconds: 1 } }],
    ['a clock that never ends', { clock: { kind: 'turn', seconds: Number.POSITIVE_INFINITY } }],
    ['a clock that is no number', { clock: { kind: 'days', days: Number.NaN } }],
    ['half a day', { clock: { kind: 'days', days: 0.5 } }],
    ['two clocks', { clock: { kind: 'turn', seconds: 60, days: 1 } }],
    ['a blank name', { name: ' ' }],
    ['a seed of their own', { seed: '00' }],
    ['a host of their own', { host: 'x' }],
  ])('is refused with %s', (_, wishes) => {
    expect(v.is(createRoomSchema, { ...room, ...(wishes as object) })).toBe(false);
  });
});
