import fc from 'fast-check';
import type { LaidLetter, Rack } from '../../src/index.ts';
import { spell } from '../../testing/polish-letters.ts';

/** Words of a few letters, the first and the last of the alphabet among them. */
export const someWords = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom('a', 'k', 'o', 'ż'), minLength: 1, maxLength: 6 }),
  { minLength: 1, maxLength: 40 },
);

/** A rack of the same letters, and one that is in no word. */
export function someRack(mostTiles: number, mostBlanks: number): fc.Arbitrary<Rack> {
  const letters = [...(spell('akożb') as Uint8Array)];
  return fc.record({
    letters: fc.array(fc.constantFrom(...letters), { maxLength: mostTiles }),
    blanks: fc.nat(mostBlanks),
  });
}

/** Words laid anywhere, crossing and touching as it comes: runs on the table need not be words. */
export function tableOf(words: readonly string[]): fc.Arbitrary<LaidLetter[]> {
  const place = fc.record({
    word: fc.constantFrom(...words),
    row: fc.integer({ min: -4, max: 4 }),
    column: fc.integer({ min: -4, max: 4 }),
    across: fc.boolean(),
    blank: fc.nat(8),
  });
  return fc.array(place, { maxLength: 4 }).map((places) => {
    const table = new Map<string, LaidLetter>();
    for (const { word, row, column, across, blank } of places) {
      for (const [i, letter] of (spell(word) as Uint8Array).entries()) {
        const at = across ? { row, column: column + i } : { row: row + i, column };
        table.set(`${at.row},${at.column}`, { ...at, letter, blank: i === blank });
      }
    }
    return [...table.values()];
  });
}
