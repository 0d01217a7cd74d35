import { seededChance } from '@late/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomGames } from '../bot/twin/random-games.ts';
import { HIGH_ROW, LOW_ROW } from '../bot/twin/row-pairs.ts';
import { FIFTH, FREE_COLUMN, legalSplitsOf, ROW_PAIR, type SplitCode } from '../bot/twin/splits.ts';
import { ROLLS, THROW_OF_ROLL, THROWS, throwOf, WAYS } from '../bot/twin/throws.ts';
import { TwinPad } from '../bot/twin/twin-pad.ts';
import { TWIN_SHEETS } from '../bot/twin/twin-sheet.ts';
import {
  BLANK_PAD,
  choices,
  columnOf,
  type Dice,
  fillIn,
  isFinished,
  padScore,
  SHEET_NAMES,
  SHEETS,
  type Split,
} from '../rules/index.ts';

/** A split in words that both the rules and the twin can say. */
function nameOf(sums: readonly number[], fifth: number, column: number): string {
  return `${[...sums].sort((a, b) => a - b)} ${fifth} ${column}`;
}

function nameOfSplit({ pairs, fifth, column }: Split): string {
  return nameOf(
    pairs.map(([a, b]) => a + b),
    fifth,
    column ?? -1,
  );
}

function nameOfCode(twin: TwinPad, code: SplitCode): string {
  const pair = ROW_PAIR[code]!;
  const fifth = FIFTH[code]!;
  const column = twin.columns[fifth]! < 0 ? twin.freeColumn(FREE_COLUMN[code]!) : -1;
  return nameOf([LOW_ROW[pair]! + 2, HIGH_ROW[pair]! + 2], fifth, column);
}

describe('the fast twin', () => {
  test('plays exactly like the rules', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHEET_NAMES),
        fc.boolean(),
        fc.integer(),
        (sheetName, child, seed) => {
          const chance = seededChance(seed);
          const sheet = SHEETS[sheetName];
          const twin = new TwinPad(TWIN_SHEETS[sheetName]);
          const reread = new TwinPad(TWIN_SHEETS[sheetName]);
          twin.clear(child);
          let pad = BLANK_PAD;
          while (!isFinished(sheet, pad)) {
            expect(twin.finished).toBe(false);
            const dice = THROWS[THROW_OF_ROLL[chance.below(ROLLS)]!] as Dice;
            const legal = choices(pad, dice);
            const { starts, codes } = legalSplitsOf(twin.fixed);
            const thrown = throwOf(dice);
            const twins = codes.subarray(starts[thrown], starts[thrown + 1]);
            const names = Array.from(twins, (code) => nameOfCode(twin, code));
            expect(names.toSorted()).toEqual(legal.map(nameOfSplit).toSorted());

            const split = legal[chance.below(legal.length)] as Split;
            const code = twins[names.indexOf(nameOfSplit(split))]!;
            pad = fillIn(sheet, pad, split, child);
            twin.mark(ROW_PAIR[code]!, FIFTH[code]!, FREE_COLUMN[code]!);
            expect(twin.write()).toEqual(pad);
            expect(twin.score()).toBe(padScore(sheet, pad));
            for (const number of [1, 2, 3, 4, 5, 6]) {
              expect(twin.columns[number]).toBe(columnOf(pad, number));
            }
            reread.read(pad, child);
            expect(reread).toEqual(twin);
          }
          expect(twin.finished).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('knows 252 throws and how often each falls', () => {
    expect(THROWS).toHaveLength(252);
    expect(WAYS.reduce((sum, ways) => sum + ways, 0)).toBe(6 ** 5);
    THROWS.forEach((dice, id) => {
      expect(throwOf(dice)).toBe(id);
      expect(throwOf([...dice].reverse() as unknown as Dice)).toBe(id);
    });
  });

  test('plays random games as badly as random games are', () => {
    const { games, throws, total } = randomGames('schmidt', 20_000, 1);
    expect(games).toBe(20_000);
    expect(throws / games).toBeCloseTo(20.27, 0);
    expect(Math.abs(total / games + 1432)).toBeLessThan(15);
    expect(randomGames('schmidt', 500, 7)).toEqual(randomGames('schmidt', 500, 7));
  });
});
