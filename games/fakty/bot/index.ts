import { type Bot, type LoadBot, parse, pick, type UsualLevel } from '@late/kernel';
import { choices, fakty, type Move, type View } from '../rules/index.ts';
import { answerOf } from './answer.ts';
import { best } from './best.ts';
import { exclusiveAppraiser } from './exclusive/appraise.ts';
import { hotAppraiser } from './hot/appraise.ts';
import { pace } from './pace.ts';

/** Every so often the easy bot looks out of the window and just does something. */
const LAPSE = 4;

export const loadBot: LoadBot<View, Move> = async (level, options) => {
  const parsed = parse(fakty.options, options);
  if (!parsed.ok) throw new Error(`not options of Extra Fakty: ${parsed.at}`);
  return botOf(level);
};

function botOf(level: UsualLevel): Bot<View, Move> {
  return {
    choose(view, chance) {
      const moves = choices(view).filter(({ do: what }) => what !== 'object');
      const answer = answerOf(view);
      if (answer) return answer;
      if (moves.length === 1) return moves[0] as Move;
      if (level === 'easy' && chance.below(LAPSE) === 0) return pick(chance, moves);
      const appraise =
        view.variant === 'hot'
          ? hotAppraiser(level, view)
          : exclusiveAppraiser(level, view, chance);
      return best(moves, appraise, chance);
    },
    pace,
  };
}
