import { describe, expect, test } from 'vitest';
import {
  dealtChance,
  type GameRecord,
  hashOfPart,
  inOrder,
  type Part,
  type Parts,
  type RecordFault,
  readRecord,
  verify,
  wrongPart,
} from '../src/index.ts';
import { fairGame, games, SEED, textOf } from './toy/fair-game.ts';
import { toy } from './toy/game.ts';

const part = (seat: number, of: string): Part => {
  const value = of.repeat(64);
  return { seat, hash: hashOfPart(value), value };
};
const [A, B] = [part(0, 'a'), part(1, 'b')];
const held: Part = { ...A, value: null };

const draws = (parts?: Parts) => {
  const chance = dealtChance(SEED, {}, parts);
  return Array.from({ length: 20 }, () => chance.below(6, 'die')).join('');
};

describe('a deal', () => {
  test('is another with every part, and with every place of a part', () => {
    const all = [[A], [B], [A, B], [{ ...A, seat: 1 }], [part(0, 'b')]].map(draws);
    expect(new Set([...all, draws()]).size).toBe(6);
  });

  test('is that of the seed alone where nothing was told', () => {
    for (const parts of [[], [held], 'one device'] as const) expect(draws(parts)).toBe(draws());
  });
});

describe('parts', () => {
  test('stand in the one order that nobody chooses', () => {
    const [low, high] = inOrder([part(0, 'c'), part(0, 'd')]) as [Part, Part];
    expect(low.hash < high.hash).toBe(true);
    expect(wrongPart([low, high, B], 2)).toBeNull();
    expect(wrongPart([high, low], 2)).not.toBeNull();
    expect(wrongPart([B, A], 2)).not.toBeNull();
  });

  test('are what was promised, at seats that there are', () => {
    expect(wrongPart([A, { ...B, value: 'c'.repeat(64) }], 2)?.seat).toBe(1);
    expect(wrongPart([A, B], 1)?.seat).toBe(1);
    expect(wrongPart([held, B], 2)).toBeNull();
  });
});

describe('a record', () => {
  const game: GameRecord = { ...fairGame(), fairness: 2 };
  const read = (parts?: Parts) => readRecord(textOf({ ...game, ...(parts && { parts }) }), games);
  const [first, ...lines] = textOf({ ...game, parts: [A, held] }).split('\n');
  const fault = (change: (line: string) => string) => {
    try {
      readRecord([first, ...lines.map(change)].join('\n'), games);
      return null;
    } catch (error) {
      return (error as RecordFault).code;
    }
  };

  test('says who drew its luck, and is read as it was written', () => {
    for (const parts of [[A, B], [held, B], [], 'one device'] as const)
      expect(read(parts).parts).toEqual(parts);
    expect(read()).not.toHaveProperty('parts');
    expect(textOf({ ...game, parts: [held] })).toContain(`part 1: s1 ${A.hash} withheld`);
  });

  test('that names a part which is not what was promised is not fair', () => {
    const forged = read([A, { ...B, value: 'c'.repeat(64) }]);
    const verdict = { fair: false, code: 'fair.part', params: { seat: 2 } };
    expect(verify(toy, forged)).toEqual(verdict);
  });

  test.each<[string, (line: string) => string]>([
    ['part of no seat', (line) => line.replace('part 1: s1', 'part 1: s17')],
    ['part that is cut off', (line) => line.replace(/^(part 1: .*).$/, '$1')],
    ['gap between parts', (line) => line.replace('part 2:', 'part 3:')],
    ['parts at one device', (line) => line.replace('luck: all devices', 'luck: one device')],
    ['luck of its own making', (line) => line.replace('luck: all devices', 'luck: mine')],
    ['parts by version 1', (line) => line.replace('fairness: 2', 'note: 2')],
  ])('with a %s is refused', (_, change) => {
    expect(fault((line) => line)).toBeNull();
    expect(fault(change)).toBe('record.header');
  });
});
