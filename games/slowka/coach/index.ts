import { type Coach, type LoadCoach, parse } from '@late/kernel';
import { ANY_PART, editionAsked, listOf, oneEdition, openLexicon } from '@late/lexicon';
import { groundOf } from '../bot/ground/ground.ts';
import { WordFinder } from '../bot/ground/word-finder.ts';
import { learnedOf } from '../bot/prospects/learned-of.ts';
import { type Move, slowka, type View } from '../rules/index.ts';
import { analysisOf } from './analysis.ts';
import type { Knowledge } from './desk.ts';
import { luckOf } from './luck.ts';
import { judges, occasionsIn } from './occasions.ts';
import type { Line } from './reasons.ts';
import { stageOf } from './win.ts';

const VERSION = 2;

export const loadCoach: LoadCoach<View, Move, Line> = async (options, readTable) => {
  const newest = openLexicon(await readTable(`lexicon/${editionAsked(options)}`));
  const parsed = parse(slowka(oneEdition(newest)).options, options);
  if (!parsed.ok) throw new Error(`not options of Słówka: ${parsed.at}`);
  const lexicon = listOf(newest, parsed.value);
  // A coach advises nothing vulgar, though it counts where the table lets it.
  const finder = new WordFinder(lexicon.graph({ ...ANY_PART, vulgar: false }));
  return coach({ lexicon, finder, learned: learnedOf(lexicon.edition.id) });
};

function coach(knowledge: Knowledge): Coach<View, Move, Line> {
  return {
    version: VERSION,
    unit: 'points',
    counts: 'lead',
    judges,
    occasions: (way) => way.flatMap(occasionsIn),
    analyse: (decision, chance, isLate) => analysisOf(knowledge, decision, chance, isLate),
    luck: (passage, chance, isLate) => luckOf(knowledge, passage, chance, isLate),
    // The worth is a lead already: there is nothing to take off.
    outlook: (view) =>
      view.counts.length === 1 ? null : { stage: stageOf(groundOf(view)), rival: 0 },
  };
}
