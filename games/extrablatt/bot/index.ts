import { type LoadBot, parse } from '@late/kernel';
import { extrablatt, type Move, type View } from '../rules/index.ts';
import { LEVELS } from './levels.ts';
import { player } from './player.ts';

export const loadBot: LoadBot<View, Move> = async (level, options) => {
  const parsed = parse(extrablatt.options, options);
  if (!parsed.ok) throw new Error(`not options of Das Extrablatt: ${parsed.at}`);
  return player(LEVELS[level]);
};
