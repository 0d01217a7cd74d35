import type { Bot } from '@late/kernel';
import { hasWord } from '@late/lexicon';
import { type Laid, type Move, type Options, type OwnView, runsOf } from '../../rules/index.ts';
import type { Level } from '../levels.ts';
import type { Words } from '../words.ts';
import { crosswordPlanner } from './crossword-plan.ts';
import { ownPlayer } from './player.ts';
import { workTime } from './tempo.ts';
import { wordPlanner } from './word-plan.ts';

/** The bots of games 2 and 3. */
export function ownBot(options: Options, level: Level, words: Words): Bot<OwnView, Move> {
  const graph = words.said(level.vocabulary.own);
  const all = words.said('all');
  const planner =
    options.game === 2
      ? crosswordPlanner(options, graph, level.tables)
      : wordPlanner(options, graph, level.search);
  const appraise = (layout: readonly Laid[]): number =>
    runsOf(options, layout).reduce(
      (sum, { word, points }) => sum + (hasWord(all, word) ? points : 0),
      0,
    );
  return ownPlayer(planner, workTime(options, level), appraise);
}
