import type { AnyLesson } from '@late/games/lesson';
import type { Entry } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { placeNote } from '../src/lesson/place-note.ts';
import { followLesson } from '../src/lesson/script.ts';

const says = { key: 'a' };
const lesson: AnyLesson = {
  seed: '',
  options: {},
  bots: 1,
  steps: [
    { says, at: 'board' },
    {
      says,
      at: 'board',
      asks: { move: { do: 'first' }, lets: (move) => (move as { do: string }).do === 'try' },
      replies: [{ seat: 1, move: { do: 'answer' } }],
    },
    { says, at: 'board' },
    { says, at: 'board', asks: { move: { do: 'second' } } },
    { says, at: 'board' },
  ],
};

/** A game of these moves, by seat and name. */
function logOf(...moves: readonly (readonly [by: number, name: string])[]): Entry[] {
  const deal: Entry = { seq: 0, at: 0, by: 'house', act: { do: 'deal' }, tape: [] };
  const entries = moves.map(
    ([by, name], index): Entry => ({
      seq: index + 1,
      at: 0,
      by,
      act: { do: 'move', move: { do: name } },
      tape: [],
    }),
  );
  return [deal, ...entries];
}

describe('a lesson follows the game', () => {
  test('until something is asked for, its steps are turned by hand', () => {
    expect(followLesson(lesson, logOf())).toEqual({ least: 0, most: 1, reply: null });
  });

  test('what is let through on the way changes nothing', () => {
    expect(followLesson(lesson, logOf([0, 'try'], [0, 'try']))).toEqual({
      least: 0,
      most: 1,
      reply: null,
    });
  });

  test('a rival answers before anything more is shown', () => {
    const reply = { seat: 1, move: { do: 'answer' } };
    expect(followLesson(lesson, logOf([0, 'first']))).toEqual({ least: 2, most: 2, reply });
    expect(followLesson(lesson, logOf([0, 'first'], [1, 'answer']))).toEqual({
      least: 2,
      most: 3,
      reply: null,
    });
  });

  test('after its last move there is only something to read', () => {
    const log = logOf([0, 'first'], [1, 'answer'], [0, 'second']);
    expect(followLesson(lesson, log)).toEqual({ least: 4, most: 5, reply: null });
  });

  test('a game that has gone its own way has no lesson any more', () => {
    expect(followLesson(lesson, logOf([0, 'other']))).toBeNull();
    expect(followLesson(lesson, logOf([1, 'answer']))).toBeNull();
    const over = logOf([0, 'first'], [1, 'answer'], [0, 'second'], [1, 'more']);
    expect(followLesson(lesson, over)).toBeNull();
  });
});

describe('a note', () => {
  const window = { width: 360, height: 640 };
  const note = { width: 340, height: 100 };
  const box = (left: number, top: number, right: number, bottom: number) => ({
    left,
    top,
    right,
    bottom,
  });

  test('lies above what it is about, and points down at it', () => {
    const placed = placeNote(box(10, 400, 350, 460), [], note, window);
    expect(placed).toEqual({ left: 10, top: 290, beak: 'down' });
  });

  test('lies below where there is no room above', () => {
    expect(placeNote(box(10, 50, 350, 90), [], note, window)).toMatchObject({
      top: 100,
      beak: 'up',
    });
  });

  test('goes to the edge of the window where its neighbourhood is needed', () => {
    const hand = box(0, 520, 360, 580);
    const needs = [box(0, 120, 360, 510), box(0, 585, 360, 635)];
    expect(placeNote(hand, needs, note, window)).toMatchObject({ top: 6, beak: 'none' });
  });
});
