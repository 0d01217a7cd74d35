import { describe, expect, test } from 'vitest';
import { fieldsNamed, slowka } from '../rules/index.ts';
import { sitting } from './sitting.ts';
import { NOTEBOOK } from './words.ts';

/** KOT lies on d3 d4 d5; the second seat, with A A B C D E, is on turn. */
function table(words: 'checked' | 'challenge' = 'checked') {
  const sat = sitting({ lexicon: NOTEBOOK, words, start: 'o', hands: ['ktiezs', 'aabcde'] });
  sat.plays(0, 'lay Kd3 Td5 read d3 d4 d5');
  return sat;
}

const BROKEN: readonly [condition: string, move: string, code: string, fields: string | null][] = [
  ['no token laid', 'lay read d3 d4 d5', 'lay-one', null],
  ['a token on a bonus field', 'lay Ab2 read b2 c2 d3', 'bonus-field', 'b2'],
  ['tokens on taken fields', 'lay Ad3 Bd4 read d3 d4', 'field-taken', 'd3 d4'],
  ['two tokens on one field', 'lay Ac4 Bc4 read c4 d4', 'one-token-a-field', 'c4'],
  ['a token that is not in the hand', 'lay Źc4 read c4 d4', 'not-in-hand', null],
  ['a token twice that is there once', 'lay Bc4 Bc3 read c3 c4 d4', 'not-in-hand', null],
  ['a path over an empty field', 'lay Ac4 read c4 c3 d4', 'path-empty', 'c3'],
  ['a path over a bonus field', 'lay Ac2 read b2 c2 d3', 'path-empty', 'b2'],
  ['a field read twice', 'lay Ac4 read d4 c4 d4', 'path-twice', 'd4'],
  ['steps that do not touch', 'lay Ac4 read c4 d3', 'path-gap', 'c4 d3'],
  ['a laid token that is not read', 'lay Ac4 Bc3 Cd6 read c4 d4', 'laid-unread', 'c3 d6'],
  ['no path at all', 'lay Ac4 read', 'laid-unread', 'c4'],
  ['no older token in the word', 'lay Ac4 Bc3 read c4 c3', 'no-old-token', 'c4 c3'],
];

test.each(BROKEN)('%s', (_, move, code, fields) => {
  const refusal = table().refusal(1, move);
  expect(refusal?.code).toBe(`slowka.${code}`);
  expect(refusal?.rule).toBeDefined();
  expect(refusal?.params?.fields ?? null).toBe(fields);
  if (fields) expect(fieldsNamed(fields)).toHaveLength(fields.split(' ').length);
});

test('a field that is not on the board is no field at all', () => {
  for (const name of ['a7', 'h1', 'd8', 'd0', 'A1']) {
    expect(() => table().refusal(1, `lay A${name} read ${name} d4`)).toThrow('is no move');
  }
});

test('only the seat on turn lays, exchanges and passes', () => {
  const sat = table();
  for (const move of ['lay Ec4 read c4 d4', 'exchange E', 'pass', 'challenge']) {
    expect(sat.refusal(0, move)).toEqual({ code: 'move.turn' });
  }
  // Those who may challenge may do nothing else.
  const open = sitting({
    lexicon: NOTEBOOK,
    words: 'challenge',
    start: 'o',
    hands: ['ktiezs', 'aabcde', 'inozuw'],
  });
  open.plays(0, 'lay Kd3 Td5 read d3 d4 d5');
  expect(open.refusal(2, 'pass')).toEqual({ code: 'move.turn' });
  expect(open.refusal(2, 'lay Ic4 read c4 d4')).toEqual({ code: 'move.turn' });
  expect(open.refusal(2, 'challenge')).toBeNull();
});

test('challenges belong to tables that play so, to words that wait, and to others', () => {
  expect(table().refusal(1, 'challenge')?.code).toBe('slowka.no-challenges');
  const sat = table('challenge');
  expect(sat.refusal(0, 'challenge')).toEqual({ code: 'move.turn' });
  expect(sat.game.check(sat.state(), 0, { do: 'challenge' })?.code).toBe('slowka.own-word');
  sat.plays(1, 'challenge');
  expect(sat.refusal(1, 'challenge')?.code).toBe('slowka.nothing-to-challenge');
  expect(sat.refusal(1, 'let-stand')?.code).toBe('slowka.not-the-last');
});

describe('an exchange', () => {
  test('needs the tokens', () => {
    const sat = table();
    expect(sat.refusal(1, 'exchange A A')).toBeNull();
    expect(sat.refusal(1, 'exchange A B B')).toEqual({
      code: 'slowka.not-in-hand',
      params: { token: 'B' },
      rule: 'exchange',
    });
  });

  test('needs a pool that holds as many, apart from what is owed for a waiting word', () => {
    const sat = table('challenge');
    const state = sat.state();
    const check = (pool: string, tokens: string) =>
      sat.game.check({ ...state, pool: [...pool] }, 1, { do: 'exchange', tokens: [...tokens] });
    expect(check('nnzz', 'aa')).toBeNull();
    expect(check('nnz', 'aa')).toMatchObject({ code: 'slowka.pool-short', params: { count: 1 } });
    expect(check('n', 'a')).toMatchObject({ code: 'slowka.pool-short', params: { count: 0 } });
  });
});

test('a record with another word list is refused by name', () => {
  const game = slowka(NOTEBOOK);
  const options = { words: 'checked', board: 'pairs' } as const;
  expect(game.checkSetup({ ...options, list: 'notebook-1' }, 2)).toBeNull();
  expect(game.checkSetup({ ...options, list: 'polski-9' }, 2)).toEqual({
    code: 'slowka.other-list',
    params: { list: 'polski-9', ours: 'notebook-1' },
    rule: 'dictionary',
  });
});
