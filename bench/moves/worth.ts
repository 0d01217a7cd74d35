import { HAND, SEVEN_TILES, tileValue } from '@late/krzyzowka/rules';
import { type CrosswordWorth, EDITIONS, type EditionId } from '@late/lexicon';

export function worthIn(edition: EditionId): CrosswordWorth {
  const { letters } = EDITIONS[edition].alphabet;
  return {
    values: Uint8Array.from(letters, (letter) => tileValue({ edition }, letter)),
    bonus: { tiles: HAND, points: SEVEN_TILES },
  };
}
