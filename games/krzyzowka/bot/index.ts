import { type Bot, type LoadBot, parse } from '@late/kernel';
import { editionAsked, oneEdition, openLexicon } from '@late/lexicon';
import { krzyzowka, type Move, type View } from '../rules/index.ts';
import { commonBot } from './common/common-bot.ts';
import { LEVELS } from './levels.ts';
import { ownBot } from './own/own-bot.ts';
import { wordsOf } from './words.ts';

export { advise } from './advise.ts';

export const loadBot: LoadBot<View, Move> = async (level, options, readTable) => {
  const lexicon = openLexicon(await readTable(`lexicon/${editionAsked(options)}`));
  const parsed = parse(krzyzowka(oneEdition(lexicon)).options, options);
  if (!parsed.ok) throw new Error(`not options of Krzyżówka: ${parsed.at}`);
  const words = wordsOf(lexicon, parsed.value);
  const bot =
    parsed.value.game === 1
      ? commonBot(parsed.value, LEVELS[level], words)
      : ownBot(parsed.value, LEVELS[level], words);
  // The options say which of the two kinds of views there will be.
  return bot as Bot<View, Move>;
};
