import type { Bot } from '@late/kernel';
import { editionOf } from '@late/lexicon';
import type { CommonView, Move, Options } from '../../rules/index.ts';
import type { Level } from '../levels.ts';
import type { Words } from '../words.ts';
import { casual } from './casual.ts';
import { judge, openWord } from './challenge.ts';
import { farSighted } from './far-sighted.ts';
import { learnedOf } from './learned-of.ts';
import { commonPace } from './pace.ts';

/** The bots of game 1. */
export function commonBot(options: Options, level: Level, words: Words): Bot<CommonView, Move> {
  const { common } = level.vocabulary;
  const said = words.said(common);
  const learned = learnedOf(editionOf(options));
  const mind = level.eyes ? casual(said, level.eyes) : farSighted(said, learned);
  const habits = { known: words.heard(common), all: words.heard('all'), ...level.challenges };
  const bot: Bot<CommonView, Move> = {
    choose(view, chance, isLate) {
      // A bot has come to play by the dictionary.
      if (view.tableWords.vote) return { do: 'vote', yes: false };
      const pending = openWord(view);
      return pending ? judge(habits, view, pending, chance) : mind(view, chance, isLate);
    },
  };
  // Where nobody can challenge a word, nobody needs time to.
  return options.words === 'challenge' || options.tableWords ? { ...bot, pace: commonPace } : bot;
}
