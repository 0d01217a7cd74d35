import { parse, pick, recording } from '@late/kernel';
import { type Bench, freeze, mutant } from '../../../kernel/testing/index.ts';
import type { Target } from '../target.ts';

/** Options, and with them decks and languages: what a game's schema lets through must be dealt or refused. */
export function options(all: readonly Bench[]): Target {
  return {
    name: 'options',
    attempt(chance) {
      const { game, opening, specimen } = pick(chance, all);
      const hostile = specimen.hostileOptions ?? [];
      const given =
        hostile.length && chance.below(8) === 0
          ? pick(chance, hostile)
          : mutant(opening.options, chance);
      const judged = parse(game.options, given);
      if (!judged.ok) return false;
      const { min, max } = game.seats(judged.value);
      const seats = min + chance.below(max - min + 1);
      if (game.checkSetup(judged.value, seats)) return false;
      const dealt = game.setup(freeze(judged.value), seats, { chance: recording(chance), now: 0 });
      for (let seat = 0; seat < seats; seat++) game.view(freeze(dealt.state), seat);
      return true;
    },
  };
}
