import type { SheetName } from '../../rules/index.ts';
import { SET_ID } from './number-sets.ts';
import { FIFTH, FREE_COLUMN, LEGAL_SPLITS, ROW_PAIR } from './splits.ts';
import { ROLLS, THROW_OF_ROLL } from './throws.ts';
import { TwinPad } from './twin-pad.ts';
import { TWIN_SHEETS } from './twin-sheet.ts';

/** Plays complete solo games with uniformly random splits: the measure of how fast the twin is. */
export function randomGames(
  sheet: SheetName,
  count: number,
  seed: number,
): { games: number; throws: number; total: number } {
  const pad = new TwinPad(TWIN_SHEETS[sheet]);
  let luck = seed | 0;
  let throws = 0;
  let total = 0;
  for (let game = 0; game < count; game++) {
    pad.clear(false);
    while (!pad.finished) {
      // mulberry32: one 32-bit draw is enough for the dice and the choice together.
      luck = (luck + 0x6d2b79f5) | 0;
      let draw = Math.imul(luck ^ (luck >>> 15), luck | 1);
      draw ^= draw + Math.imul(draw ^ (draw >>> 7), draw | 61);
      const roll = ((draw ^ (draw >>> 14)) >>> 0) * (ROLLS / 2 ** 32);
      const thrown = THROW_OF_ROLL[roll | 0]!;
      const { starts, codes } = LEGAL_SPLITS[SET_ID[pad.fixed]!]!;
      const start = starts[thrown]!;
      const code = codes[start + (((roll - (roll | 0)) * (starts[thrown + 1]! - start)) | 0)]!;
      pad.mark(ROW_PAIR[code]!, FIFTH[code]!, FREE_COLUMN[code]!);
      throws++;
    }
    total += pad.score();
  }
  return { games: count, throws, total };
}
