import { parse, seededChance } from '@late/kernel';
import { ANY_PART, type Lexicon, oneEdition } from '@late/lexicon';
import { scoresOf, slowka, type Token, without } from '../../rules/index.ts';
import { playOut } from '../arena/play-out.ts';
import type { Player } from '../arena/player.ts';
import { groundOf, groundWith } from '../ground/ground.ts';
import type { Weights } from '../prospects/weights.ts';
import { FEATURES, featuresOf, weightsFrom } from './features.ts';
import { LeastSquares } from './least-squares.ts';
import { pupil } from './pupil.ts';

const RIDGE = 3;

/** Plays games, and fits to every turn what came after it. */
export function lesson(lexicon: Lexicon, seats: number, games: number, seed: number): Weights {
  const players = new Array<Player>(seats).fill(pupil(lexicon.graph(ANY_PART)));
  const game = slowka(oneEdition(lexicon));
  const options = parse(game.options, { edition: lexicon.edition.id });
  if (!options.ok) throw new Error('these are no options');
  const table = { game, options: options.value, players };
  const fit = new LeastSquares(FEATURES, RIDGE);
  for (let n = 0; n < games; n++) {
    const turns: { seat: number; features: number[]; words: number }[] = [];
    const chance = seededChance(seed + n);
    const { words } = playOut(table, chance, chance, ({ move, state }) => {
      if (move.do !== 'word') return;
      const hand = state.hands[state.turn] as readonly Token[];
      const kept =
        without(
          hand,
          move.laid.map(({ token }) => token),
        ) ?? [];
      const after = groundWith(groundOf(state), move.laid);
      const features = featuresOf(after, kept, state.pool.length > 0);
      turns.push({ seat: state.turn, features, words: state.words.length + 1 });
    });
    for (const turn of turns) {
      const rest = scoresOf(words.slice(turn.words), seats);
      const own = rest[turn.seat] as number;
      const all = rest.reduce((sum, score) => sum + score, 0);
      // Alone there are no others, and what they make is nothing.
      fit.add(turn.features, own - (all - own) / Math.max(1, seats - 1));
    }
  }
  return weightsFrom(fit.solve());
}
