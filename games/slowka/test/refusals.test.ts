import { oneEdition } from '@late/lexicon';
import { describe, expect, test } from 'vitest';
import { fieldsNamed, slowka } from '../rules/index.ts';
import { BROKEN, kotTable } from './broken-moves.ts';
import { optionsOf } from './options-of.ts';
import { sitting } from './sitting.ts';
import { NOTEBOOK } from './words.ts';

test.each(BROKEN)('%s', (_, move, code, fields) => {
  const refusal = kotTable().refusal(1, move);
  expect(refusal?.code).toBe(`slowka.${code}`);
  expect(refusal?.rule).toBeDefined();
  expect(refusal?.params?.fields ?? null).toBe(fields);
  if (fields) expect(fieldsNamed(fields)).toHaveLength(fields.split(' ').length);
});

test('a field that is not on the board is no field at all', () => {
  for (const name of ['a7', 'h1', 'd8', 'd0', 'A1']) {
    expect(() => kotTable().refusal(1, `lay A${name} read ${name} d4`)).toThrow('is no move');
  }
});

test('only the seat on turn lays, exchanges and passes', () => {
  const sat = kotTable();
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
  expect(kotTable().refusal(1, 'challenge')?.code).toBe('slowka.no-challenges');
  const sat = kotTable('challenge');
  expect(sat.refusal(0, 'challenge')).toEqual({ code: 'move.turn' });
  expect(sat.game.check(sat.state(), 0, { do: 'challenge' })?.code).toBe('slowka.own-word');
  sat.plays(1, 'challenge');
  expect(sat.refusal(1, 'challenge')?.code).toBe('slowka.nothing-to-challenge');
  expect(sat.refusal(1, 'let-stand')?.code).toBe('slowka.not-the-last');
});

describe('an exchange', () => {
  test('needs the tokens', () => {
    const sat = kotTable();
    expect(sat.refusal(1, 'exchange A A')).toBeNull();
    expect(sat.refusal(1, 'exchange A B B')).toEqual({
      code: 'slowka.not-in-hand',
      params: { token: 'B' },
      rule: 'exchange',
    });
  });

  test('needs a pool that holds as many, apart from what is owed for a waiting word', () => {
    const sat = kotTable('challenge');
    const state = sat.state();
    const check = (pool: string, tokens: string) =>
      sat.game.check({ ...state, pool: [...pool] }, 1, { do: 'exchange', tokens: [...tokens] });
    expect(check('nnzz', 'aa')).toBeNull();
    expect(check('nnz', 'aa')).toMatchObject({ code: 'slowka.pool-short', params: { count: 1 } });
    expect(check('n', 'a')).toMatchObject({ code: 'slowka.pool-short', params: { count: 0 } });
  });
});

test('a record with another word list is refused by name', () => {
  const game = slowka(oneEdition(NOTEBOOK));
  const options = optionsOf(game);
  expect(game.checkSetup({ ...options, list: 'notebook-1' }, 2)).toBeNull();
  expect(game.checkSetup({ ...options, list: 'polski-9' }, 2)).toEqual({
    code: 'slowka.other-list',
    params: { list: 'polski-9', ours: 'notebook-1' },
    rule: 'dictionary',
  });
});
