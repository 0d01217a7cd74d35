import { type Coach, type LoadCoach, parse } from '@late/kernel';
import { editionAsked, editionOf, listOf, oneEdition, openLexicon } from '@late/lexicon';
import { Foresight } from '../bot/ahead/foresight.ts';
import { learnedOf } from '../bot/common/learned-of.ts';
import { wordsOf } from '../bot/words.ts';
import {
  bagLeft,
  type CommonView,
  krzyzowka,
  type Move,
  type OwnView,
  type View,
} from '../rules/index.ts';
import * as common from './common/analysis.ts';
import { luckOf } from './common/luck.ts';
import { judges, occasionsIn } from './common/occasions.ts';
import * as own from './own/analysis.ts';
import * as round from './own/round.ts';
import type { Line } from './reasons.ts';
import { stageOf } from './win.ts';

const VERSION = 2;

export const loadCoach: LoadCoach<View, Move, Line> = async (options, readTable) => {
  const newest = openLexicon(await readTable(`lexicon/${editionAsked(options)}`));
  const parsed = parse(krzyzowka(oneEdition(newest)).options, options);
  if (!parsed.ok) throw new Error(`not options of Krzyżówka: ${parsed.at}`);
  const lexicon = listOf(newest, parsed.value);
  // A coach advises nothing vulgar, though it counts where the table lets it.
  const graph = wordsOf(newest, parsed.value).said('all');
  const coach =
    parsed.value.game === 1
      ? ofCommon({ lexicon, foresight: new Foresight(graph, learnedOf(editionOf(parsed.value))) })
      : ofRounds({ lexicon, graph });
  // The options say which of the two kinds of views there will be.
  return coach as Coach<View, Move, Line>;
};

/** Game 1: a lead over the others. */
function ofCommon(knowledge: Parameters<typeof luckOf>[0]): Coach<CommonView, Move, Line> {
  return {
    version: VERSION,
    unit: 'points',
    counts: 'lead',
    judges,
    occasions: (way) => way.flatMap(occasionsIn),
    analyse: (decision, chance, isLate) => common.analysisOf(knowledge, decision, chance, isLate),
    luck: (passage, chance, isLate) => luckOf(knowledge, passage, chance, isLate),
    // The worth is a lead already: there is nothing to take off.
    outlook: (view) =>
      view.counts.length === 1 ? null : { stage: stageOf(view.options, bagLeft(view)), rival: 0 },
  };
}

/** Games 2 and 3: everybody works alone, and what one makes takes nothing from the others. */
function ofRounds(knowledge: Parameters<typeof own.luckOf>[0]): Coach<OwnView, Move, Line> {
  return {
    version: VERSION,
    unit: 'points',
    counts: 'score',
    judges: round.judges,
    occasions: round.occasionsOf,
    analyse: (decision, chance, isLate) => own.analysisOf(knowledge, decision, chance, isLate),
    luck: (passage, chance, isLate) => own.luckOf(knowledge, passage, chance, isLate),
  };
}
