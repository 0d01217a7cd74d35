import { type LoadBot, parse } from '@late/kernel';
import { type Move, pig, pointsOf, type View } from '../rules/index.ts';
import { atLeast, endRaceOrKeepPace } from './enough.ts';

const LEVELS = { easy: atLeast(8), medium: atLeast(15), hard: endRaceOrKeepPace } as const;

export const loadBot: LoadBot<View, Move> = async (level, options) => {
  const parsed = parse(pig.options, options);
  if (!parsed.ok) throw new Error(`not options of Pig: ${parsed.at}`);
  const { goal } = parsed.value;
  const enough = LEVELS[level];
  return {
    choose(view) {
      const points = pointsOf(view.rolls);
      const wins = (view.scores[view.active] as number) + points >= goal;
      return { do: points > 0 && (wins || enough(view)) ? 'hold' : 'roll' };
    },
  };
};
