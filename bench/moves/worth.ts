import { HAND, SEVEN_TILES, tileValue } from '@late/krzyzowka/rules';
import { type CrosswordWorth, LETTERS } from '@late/lexicon';

export const WORTH: CrosswordWorth = {
  values: Uint8Array.from([...LETTERS].map(tileValue)),
  bonus: { tiles: HAND, points: SEVEN_TILES },
};
