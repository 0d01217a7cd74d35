import type { Letter } from '@late/lexicon';
import { type Move, spareTokens, type Token, type View } from '../../rules/index.ts';
import { groundWith } from '../ground/ground.ts';
import type { Choice, WordFinder } from '../ground/word-finder.ts';
import { foresight } from '../prospects/prospects.ts';
import { keepValue } from '../prospects/weights.ts';
import { keptOf, type Option } from './option.ts';
import { leadOf, prospect, type Standing } from './standing.ts';

/** What can be done with a turn: the most promising words, then what can be done without one. */
export function optionsOf(
  finder: WordFinder,
  standing: Standing,
  view: View,
  most: number,
): Option[] {
  const { ground, hand, pool, weights } = standing;
  const judge = foresight(weights, ground, hand, pool > 0);
  const words = finder.best(ground, hand, most, judge).map((choice) => laying(standing, choice));
  return [...words, idle(standing, view)];
}

export function laying(
  { ground, hand }: Standing,
  { word, path, laid, score }: Omit<Choice, 'value'>,
): Option {
  const tokens = laid.map(({ token }) => token);
  return {
    move: { do: 'word', laid, path },
    word,
    laid,
    kept: keptOf(ground, hand, tokens),
    score,
  };
}

/** A turn without a word. */
export function idling(
  { ground, hand }: Standing,
  move: Extract<Move, { do: 'exchange' | 'pass' }>,
): Option {
  const given = move.do === 'exchange' ? move.tokens : [];
  return { move, word: null, laid: [], kept: keptOf(ground, hand, given), score: 0 };
}

/** The best of them: tokens that are worth less than new ones go, as many as the pool has. */
function idle(standing: Standing, view: View): Option {
  const { ground, hand, weights } = standing;
  const spare = spareTokens(view);
  const gain = (letter: Letter) => keepValue(weights, letter, true);
  const worst = [...hand].sort((a, b) => gain(a) - gain(b)).slice(0, spare);
  const bad = worst.filter((letter) => gain(letter) < 0);
  const tokens = (bad.length ? bad : worst).map(
    (letter): Token => ground.alphabet.characterOf(letter),
  );
  return idling(standing, tokens.length ? { do: 'exchange', tokens } : { do: 'pass' });
}

/** The lead at the end of the game, as the learned weights see it at once. */
export function staticWorth(standing: Standing, option: Option): number {
  const { free } = option.laid.length ? groundWith(standing.ground, option.laid) : standing.ground;
  const points = standing.points.with(
    standing.seat,
    (standing.points[standing.seat] as number) + option.score,
  );
  return leadOf(points, standing.seat) + prospect(standing, free, option.kept, standing.pool);
}
