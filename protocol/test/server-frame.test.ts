import { describe, expect, test } from 'vitest';
import { readServerFrame } from '../src/index.ts';

const read = (frame: unknown) => readServerFrame(JSON.stringify(frame));

describe('a frame of the server', () => {
  const step = { t: 'step', from: 1, to: 2, room: { length: 2 }, table: {}, view: {}, events: [] };

  test.each([
    [{ t: 'ok', id: 'a', length: 3 }],
    [{ t: 'no', id: 'a', refusal: { code: 'room.taken', params: { seat: 1 }, rule: 'seats' } }],
    [{ t: 'present', present: [0, 2], here: ['Ann'] }],
    [{ t: 'draft', name: 'Ann', question: 4, draft: { any: ['thing'] } }],
    [{ t: 'bye', retry: 500 }],
    [step],
    [{ ...step, view: { own: { to: 'the game' } }, events: [{ type: 'own' }, 7] }],
    [{ ...step, table: { result: { scores: [1, 2], winners: [1] }, seed: 'ab' } }],
  ])('is read as it is: %j', (frame) => {
    expect(read(frame)).toEqual(frame);
  });

  test('may have fields that are not known yet', () => {
    expect(read({ ...step, room: { length: 2, weather: 'sun' }, weather: 'sun' })).toEqual(step);
  });

  test.each([[{ t: 'weather' }], [{ t: 7 }]])(
    'may be of a kind that is not known yet: %j',
    (frame) => {
      expect(read(frame)).toBe('unknown');
    },
  );

  test.each([
    [null],
    [[]],
    [{}],
    [{ t: 'ok', id: 'a' }],
    [{ t: 'no', id: 'a', refusal: {} }],
    [{ ...step, to: -1 }],
    [{ ...step, events: null }],
    [{ ...step, room: { seats: [{ kind: 'cat' }] } }],
    [{ t: 'room', room: {}, present: [], here: [] }],
  ])('is malformed: %j', (frame) => {
    expect(read(frame)).toBe('malformed');
  });

  test('is malformed if it is no JSON', () => {
    expect(readServerFrame('{"t":')).toBe('malformed');
  });
});
