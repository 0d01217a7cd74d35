import type { AnyGame } from '@late/kernel';

/** A game that counts the steps it is asked to carry out. */
export interface Counted {
  readonly game: AnyGame;
  /** How many since this was asked last. */
  played(): number;
}

export function counted(game: AnyGame): Counted {
  let count = 0;
  return {
    game: {
      ...game,
      setup(...given) {
        count++;
        return game.setup(...given);
      },
      play(...given) {
        count++;
        return game.play(...given);
      },
      expire(...given) {
        count++;
        return game.expire(...given);
      },
    },
    played() {
      const before = count;
      count = 0;
      return before;
    },
  };
}
