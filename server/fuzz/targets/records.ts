import {
  type Chance,
  frames,
  openingOf,
  pick,
  RecordFault,
  ReplayFault,
  readRecord,
} from '@late/kernel';
import { type Bench, randomGame } from '../../../kernel/testing/index.ts';
import { damaged } from '../damage.ts';
import type { Target } from '../target.ts';

/** How many inputs are made of one game. */
const TRIES = 400;

/** Text files of recorded games: whatever is wrong is said by a fault, and a file that is read replays. */
export function records(all: readonly Bench[]): Target {
  const games = new Map(all.map(({ game }) => [game.id, game]));
  let text = '';
  let tries = 0;

  function fresh(chance: Chance): string {
    return randomGame(pick(chance, all), chance.below(1_000_000)).played.text();
  }

  return {
    name: 'records',
    attempt(chance) {
      if (tries++ % TRIES === 0) text = fresh(chance);
      try {
        const record = readRecord(damaged(text, chance), (id) => games.get(id) ?? null);
        const game = games.get(record.game);
        if (!game) return false;
        frames(game, openingOf(game, record), record.log);
        return true;
      } catch (error) {
        if (error instanceof RecordFault || error instanceof ReplayFault) return false;
        throw error;
      }
    },
  };
}
