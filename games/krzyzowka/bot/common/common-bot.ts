import type { Bot } from '@late/kernel';
import type { CommonView, Move, Options } from '../../rules/index.ts';
import type { Level } from '../levels.ts';
import type { Words } from '../words.ts';
import { casual } from './casual.ts';
import { judge, openWord } from './challenge.ts';
import { FORESIGHT, farSighted } from './far-sighted.ts';
import { commonPace } from './pace.ts';

/** The bots of game 1. */
export function commonBot(options: Options, level: Level, words: Words): Bot<CommonView, Move> {
  const known = words(level.vocabulary.common);
  const mind = level.eyes ? casual(known, level.eyes) : farSighted(known, FORESIGHT);
  const habits = { known, all: words('all'), ...level.challenges };
  const bot: Bot<CommonView, Move> = {
    choose(view, chance, isLate) {
      const pending = openWord(view);
      return pending ? judge(habits, pending, chance) : mind(view, chance, isLate);
    },
  };
  // Where nobody can challenge a word, nobody needs time to.
  return options.words === 'challenge' ? { ...bot, pace: commonPace } : bot;
}
