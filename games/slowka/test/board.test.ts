import { seededChance } from '@late/kernel';
import { oneEdition } from '@late/lexicon';
import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  FIELDS,
  type Field,
  fieldAt,
  fieldName,
  fieldNamed,
  LAYOUTS,
  neighboursOf,
  openSides,
  ROWS,
  slowka,
  sorted,
  spotOf,
  stepFrom,
  touch,
  unseenTokens,
} from '../rules/index.ts';
import { optionsOf } from './options-of.ts';
import { RINGS } from './recount.ts';
import { TOKENS } from './tokens.ts';
import { NOTEBOOK } from './words.ts';

const ALL = Array.from({ length: FIELDS }, (_, field) => field);
const { bonus, light, start } = LAYOUTS.pairs;

/** The places that touch a place, as the board is drawn: short rows lie between long ones. */
function around(row: number, column: number): [number, number][] {
  const shift = row % 2 === 0 ? 0 : -1;
  return [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column + shift],
    [row - 1, column + shift + 1],
    [row + 1, column + shift],
    [row + 1, column + shift + 1],
  ];
}

describe('the fields', () => {
  test('are 45, with names', () => {
    expect(ROWS.join('-')).toBe('6-7-6-7-6-7-6');
    expect(FIELDS).toBe(45);
    for (const field of ALL) expect(fieldNamed(fieldName(field))).toBe(field);
    expect(['', 'a', 'a0', 'a7', 'b8', 'h1', 'A1', 'd44'].map(fieldNamed)).toEqual(
      new Array(8).fill(null),
    );
  });

  test('touch along six sides, both ways', () => {
    for (const field of ALL) {
      const { column, row } = spotOf(field);
      const wanted = around(row, column).flatMap(([r, c]) => fieldAt(r, c) ?? []);
      expect([...neighboursOf(field)].sort()).toEqual(wanted.sort());
      for (const other of ALL) expect(touch(field, other)).toBe(touch(other, field));
    }
    expect(neighboursOf(start)).toHaveLength(6);
  });

  test('lie in six directions, with a way back', () => {
    const back = (direction: Direction) =>
      DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] as Direction;
    for (const field of ALL) {
      for (const direction of DIRECTIONS) {
        const next = stepFrom(field, direction);
        if (next !== null) expect(stepFrom(next, back(direction))).toBe(field);
      }
    }
    const b4 = fieldNamed('b4') as Field;
    expect(DIRECTIONS.map((way) => fieldName(stepFrom(b4, way) as Field)).join(' ')).toBe(
      'a3 a4 b5 c4 c3 b3',
    );
  });
});

describe('the board', () => {
  test('has 39 light fields with START in the middle, and six bonus fields', () => {
    expect(light).toHaveLength(39);
    expect(fieldName(start)).toBe('d4');
    const printed = [...bonus].map(([field, points]) => [fieldName(field), points]);
    expect(Object.fromEntries(printed)).toEqual(
      Object.fromEntries(Object.entries(RINGS).map(([name, { points }]) => [name, points])),
    );
  });

  test('is the same from the other side of the table', () => {
    const turned = (field: Field) => FIELDS - 1 - field;
    for (const [field, points] of bonus) expect(bonus.get(turned(field))).toBe(points);
    expect(turned(start)).toBe(start);
  });

  test('counts the open sides of a bonus field by the light fields around it', () => {
    const empty = { options: { board: 'pairs' as const }, board: ALL.map(() => null) };
    for (const [name, { ring }] of Object.entries(RINGS)) {
      const sides = ring.split(' ');
      const field = fieldNamed(name) as Field;
      expect([name, openSides(empty, field)]).toEqual([name, sides.length]);
      sides.forEach((_, covered) => {
        const laid = sides.slice(0, covered + 1).map(fieldNamed);
        const board = ALL.map((other) => (laid.includes(other) ? 'a' : null));
        expect(openSides({ ...empty, board }, field)).toBe(sides.length - covered - 1);
      });
    }
  });
});

test('the tokens that a seat cannot see are those of the pool and of the other hands', () => {
  const game = slowka(oneEdition(NOTEBOOK));
  const { state } = game.setup(optionsOf(game), 3, { chance: seededChance(1), now: 0 });
  const [, mine, other] = state.hands;
  const unseen = unseenTokens(game.view(state, 1));
  const hidden = [...state.pool, ...(state.hands[0] ?? []), ...(other ?? [])];
  expect(unseen).toEqual(sorted({}, hidden));
  expect(unseen).toHaveLength(TOKENS.length - 1 - (mine?.length ?? 0));
  expect(unseenTokens(game.view(state, 'audience'))).toHaveLength(TOKENS.length - 1);
});
