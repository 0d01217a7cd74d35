import { seededChance } from '@late/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIGH_ROW, LOW_ROW, rowPairOf } from '../bot/twin/row-pairs.ts';
import { FIFTH, FREE_COLUMN, legalSplitsOf, ROW_PAIR, splitCode } from '../bot/twin/splits.ts';
import { ROLLS, THROW_OF_ROLL, THROWS, throwOf } from '../bot/twin/throws.ts';
import { TwinPad } from '../bot/twin/twin-pad.ts';
import { TWIN_SHEETS } from '../bot/twin/twin-sheet.ts';
import { layoutOf } from '../bot/value/layout.ts';
import { bestResult } from '../bot/value/results.ts';
import { Valuer } from '../bot/value/valuer.ts';
import { readWeights, WrongWeights, writeWeights } from '../bot/value/weights-file.ts';
import { type Dice, FACES, ROWS, SHEET_NAMES, type SheetName } from '../rules/index.ts';

/** Weights without any order, so that a wrong index cannot go unnoticed. */
function anyWeights(sheet: SheetName): Float32Array {
  const chance = seededChance(5);
  return new Float32Array(layoutOf(sheet).size).map(() => chance.below(16_000) / 8 - 1000);
}

const VALUERS = Object.fromEntries(
  SHEET_NAMES.map((sheet) => [sheet, new Valuer(layoutOf(sheet), anyWeights(sheet))]),
) as Record<SheetName, Valuer>;

/** Calls `see` with every pad of a random game, and the throw that comes next. */
function walk(
  sheet: SheetName,
  child: boolean,
  seed: number,
  see: (pad: TwinPad, thrown: number, code: number) => void,
): void {
  const chance = seededChance(seed);
  const pad = new TwinPad(TWIN_SHEETS[sheet]);
  pad.clear(child);
  while (!pad.finished) {
    const thrown = THROW_OF_ROLL[chance.below(ROLLS)]!;
    const { starts, codes } = legalSplitsOf(pad.fixed);
    const start = starts[thrown]!;
    const code = codes[start + chance.below(starts[thrown + 1]! - start)]!;
    see(pad, thrown, code);
    pad.mark(ROW_PAIR[code]!, FIFTH[code]!, FREE_COLUMN[code]!);
  }
}

const game = [fc.constantFrom(...SHEET_NAMES), fc.boolean(), fc.integer()] as const;

/** The best value of a throw, found the slow way: mark every split and look. */
function bestValue(valuer: Valuer, pad: TwinPad, thrown: number): number {
  const trial = new TwinPad(pad.sheet);
  const { starts, codes } = legalSplitsOf(pad.fixed);
  let best = Number.NEGATIVE_INFINITY;
  for (let at = starts[thrown]!; at < starts[thrown + 1]!; at++) {
    trial.copy(pad);
    trial.mark(ROW_PAIR[codes[at]!]!, FIFTH[codes[at]!]!, FREE_COLUMN[codes[at]!]!);
    best = Math.max(best, valuer.value(trial));
  }
  return best;
}

describe('the value of a pad', () => {
  test('is the same in the table of results and term by term', () => {
    fc.assert(
      fc.property(...game, (sheet, child, seed) => {
        const valuer = VALUERS[sheet];
        walk(sheet, child, seed, (pad, thrown) => {
          valuer.tabulate(pad);
          const tabulated = bestResult(valuer.results, pad.fixed, thrown);
          expect(tabulated).toBeCloseTo(bestValue(valuer, pad, thrown), 2);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('before a throw averages the best of all 7,776 rolls', () => {
    fc.assert(
      fc.property(...game, (sheet, child, seed) => {
        const valuer = VALUERS[sheet];
        walk(sheet, child, seed, (pad, thrown) => {
          if (thrown % 12 > 0) return;
          let sum = 0;
          for (let id = 0; id < THROWS.length; id++) {
            sum += bestValue(valuer, pad, id) * THROW_OF_ROLL.filter((t) => t === id).length;
          }
          expect(valuer.expectation(pad)).toBeCloseTo(sum / ROLLS, 2);
        });
      }),
      { numRuns: 8 },
    );
  });

  test('does not change when every die is turned over', () => {
    fc.assert(
      fc.property(...game, (sheet, child, seed) => {
        const valuer = VALUERS[sheet];
        const mirror = new TwinPad(TWIN_SHEETS[sheet]);
        mirror.clear(child);
        walk(sheet, child, seed, (pad, thrown, code) => {
          expect(valuer.value(mirror)).toBeCloseTo(valuer.value(pad), 3);
          expect(valuer.expectation(mirror)).toBeCloseTo(valuer.expectation(pad), 3);
          const dice = THROWS[thrown]!.map((die) => FACES + 1 - die) as unknown as Dice;
          const turned = turnedOver(code);
          const { starts, codes } = legalSplitsOf(mirror.fixed);
          const id = throwOf(dice);
          expect(codes.subarray(starts[id], starts[id + 1])).toContain(turned);
          mirror.mark(ROW_PAIR[turned]!, FIFTH[turned]!, FREE_COLUMN[turned]!);
        });
      }),
      { numRuns: 60 },
    );
  });
});

function turnedOver(code: number): number {
  const pair = ROW_PAIR[code]!;
  const turned = rowPairOf(ROWS - 1 - LOW_ROW[pair]!, ROWS - 1 - HIGH_ROW[pair]!);
  return splitCode(FREE_COLUMN[code]!, FACES + 1 - FIFTH[code]!, turned);
}

describe('a file of weights', () => {
  const layout = layoutOf('classic');
  const file = writeWeights(layout, anyWeights('classic'));

  test('keeps the weights', () => {
    const read = readWeights(layout, file);
    expect(anyWeights('classic').every((weight, index) => weight === read[index])).toBe(true);
  });

  test('is refused when it is cut short', () => {
    expect(() => readWeights(layout, file.slice(0, -2))).toThrow(WrongWeights);
    expect(() => readWeights(layout, new ArrayBuffer(0))).toThrow(/0 bytes, not/);
  });

  test('is refused when it belongs to another sheet or version', () => {
    expect(() => readWeights(layoutOf('schmidt'), file)).toThrow(WrongWeights);
    for (const byte of [0, 4, 8, 12]) {
      const spoilt = new Uint8Array(file.slice(0));
      spoilt[byte]! ^= 1;
      expect(() => readWeights(layout, spoilt.buffer)).toThrow(/header word/);
    }
  });

  test('cannot hold a weight out of range', () => {
    const weights = anyWeights('classic');
    weights[3] = 5000;
    expect(() => writeWeights(layout, weights)).toThrow(RangeError);
  });
});
