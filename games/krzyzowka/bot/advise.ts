import { parse, type ReadTable, type Schema, seededChance } from '@late/kernel';
import {
  bestRackWords,
  fillCrossword,
  LETTERS,
  openLexicon,
  type Rack,
  type RackWordOrder,
  type WordGraph,
} from '@late/lexicon';
import * as v from 'valibot';
import {
  type Advice,
  type AdviceQuestion,
  ALL_LAID,
  ALL_TILES,
  BLANK,
  laid,
  MOST_TILES,
  missing,
  PARTS,
  type PossibleWord,
} from '../rules/index.ts';
import { placementsOf, rackOf, VALUES } from './tiles.ts';
import { WORD_LIST, wordsOf } from './words.ts';

/** How many words are worth showing. */
const WORDS = 5;
/** About a second's search in a browser. */
const TABLES = 1_500;

const question: Schema<AdviceQuestion> = v.strictObject({
  game: v.picklist([2, 3]),
  tiles: v.pipe(
    v.array(v.picklist([BLANK, ...LETTERS])),
    v.minLength(1),
    v.maxLength(MOST_TILES),
    v.check((tiles) => missing(ALL_TILES, tiles) === null),
  ),
  properNouns: v.boolean(),
  list: v.string(),
  parts: v.exactOptional(v.picklist(PARTS)),
});

/** The best that was possible with some tiles. The same question is answered alike. */
export async function advise(asked: unknown, readTable: ReadTable): Promise<Advice> {
  const parsed = parse(question, asked);
  if (!parsed.ok) throw new TypeError(`no question about tiles: ${parsed.at}`);
  const { game, tiles } = parsed.value;
  const graph = wordsOf(openLexicon(await readTable(WORD_LIST)), parsed.value).said('all');
  const rack = rackOf(tiles);
  if (game === 2) return bestCrossword(graph, rack, tiles.length);
  return { game, words: best(graph, rack, 'score'), longest: best(graph, rack, 'length') };
}

function bestCrossword(graph: WordGraph, rack: Rack, tiles: number): Advice {
  const worth = { values: VALUES, bonus: { tiles, points: ALL_LAID } };
  const found = fillCrossword(graph, rack, worth, seededChance(1)).search(TABLES);
  return { game: 2, layout: placementsOf(found.laid).map(laid), points: found.score };
}

function best(graph: WordGraph, rack: Rack, order: RackWordOrder): PossibleWord[] {
  const found = bestRackWords(graph, rack, VALUES, WORDS, order);
  return found.map(({ word, score }) => ({ word, points: score }));
}
