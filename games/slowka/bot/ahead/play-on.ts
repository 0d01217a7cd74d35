import type { PlayedOn } from '@late/kernel';
import { count, type Letter } from '@late/lexicon';
import { type Ground, groundWith } from '../ground/ground.ts';
import { lettersOf } from '../ground/letters-of.ts';
import type { WordFinder } from '../ground/word-finder.ts';
import { foresight } from '../prospects/prospects.ts';
import { keptOf, type Option } from './option.ts';
import { leadOf, prospect, type Standing, type World } from './standing.ts';

/**
 * Plays on in one world: the others answer, each with the best word of their hand, then comes one's
 * own next word from what was kept and drawn. What is left after that is weighed as it lies.
 */
export function playOn(
  finder: WordFinder,
  standing: Standing,
  option: Option,
  world: World,
): PlayedOn {
  const { seat, seats, hand, weights } = standing;
  const points = [...standing.points];
  const hands = [...world.hands];
  let pool = world.pool;
  let ground = standing.ground;
  const lay = (who: number, { laid, score }: Pick<Option, 'laid' | 'score'>) => {
    points[who] = (points[who] as number) + score;
    if (laid.length) ground = groundWith(ground, laid);
  };
  const draw = (who: number, kept: readonly Letter[], wanted: number) => {
    hands[who] = [...kept, ...pool.slice(0, wanted)];
    pool = pool.slice(wanted);
  };
  lay(seat, option);
  draw(seat, option.kept, hand.length - option.kept.length);
  if (option.move.do === 'exchange')
    pool = [...pool, ...lettersOf(ground.alphabet, option.move.tokens)];
  let answers = 0;
  let idle = 0;
  let left = hands[seat] as readonly Letter[];
  for (let turn = 1; turn <= seats && !isCovered(ground); turn++) {
    const who = (seat + turn) % seats;
    const held = hands[who] as readonly Letter[];
    const judge = foresight(weights, ground, held, pool.length > 0);
    const [word] = held.length ? finder.best(ground, held, 1, judge) : [];
    if (who === seat) left = held;
    if (!word) {
      if (++idle < seats || pool.length > 0) continue;
      return { lead: leadOf(points, seat), answers };
    }
    idle = 0;
    const tokens = word.laid.map(({ token }) => token);
    const kept = keptOf(ground, held, tokens);
    lay(who, word);
    draw(who, kept, tokens.length);
    if (who === seat) left = kept;
    else answers += word.score;
  }
  const rest = isCovered(ground) ? 0 : prospect(standing, ground.free, left, pool.length);
  return { lead: leadOf(points, seat) + rest, answers };
}

function isCovered({ free }: Ground): boolean {
  return count(free.low) + count(free.high) === 0;
}
