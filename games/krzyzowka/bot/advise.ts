import { parse, type ReadTable, type Schema, seededChance } from '@late/kernel';
import {
  bestRackWords,
  editionOf,
  fillCrossword,
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
  ALL_LETTERS,
  allTiles,
  BLANK,
  laid,
  MOST_TILES,
  missing,
  PARTS,
  type PossibleWord,
  TILE_EDITIONS,
} from '../rules/index.ts';
import { placementsOf, rackOf, valuesOf } from './tiles.ts';
import { wordsOf } from './words.ts';

/** How many words are worth showing. */
const WORDS = 5;
/** About a second's search in a browser. */
const TABLES = 1_500;

const question: Schema<AdviceQuestion> = v.pipe(
  v.strictObject({
    game: v.picklist([2, 3]),
    tiles: v.pipe(
      v.array(v.picklist([BLANK, ...ALL_LETTERS])),
      v.minLength(1),
      v.maxLength(MOST_TILES),
    ),
    properNouns: v.boolean(),
    list: v.string(),
    edition: v.exactOptional(v.picklist(TILE_EDITIONS)),
    parts: v.exactOptional(v.picklist(PARTS)),
  }),
  v.check((asked) => missing(allTiles(asked), asked.tiles) === null),
);

/** The best that was possible with some tiles. The same question is answered alike. */
export async function advise(asked: unknown, readTable: ReadTable): Promise<Advice> {
  const parsed = parse(question, asked);
  if (!parsed.ok) throw new TypeError(`no question about tiles: ${parsed.at}`);
  const { game, tiles } = parsed.value;
  const lexicon = openLexicon(await readTable(`lexicon/${editionOf(parsed.value)}`));
  const graph = wordsOf(lexicon, parsed.value).said('all');
  const rack = rackOf(graph.alphabet, tiles);
  const values = valuesOf(parsed.value);
  if (game === 2) return bestCrossword(graph, rack, values, tiles.length);
  const best = (order: RackWordOrder): PossibleWord[] =>
    bestRackWords(graph, rack, values, WORDS, order).map(({ word, score }) => ({
      word,
      points: score,
    }));
  return { game, words: best('score'), longest: best('length') };
}

function bestCrossword(
  graph: WordGraph,
  rack: Rack,
  values: readonly number[],
  tiles: number,
): Advice {
  const worth = { values, bonus: { tiles, points: ALL_LAID } };
  const found = fillCrossword(graph, rack, worth, seededChance(1)).search(TABLES);
  return {
    game: 2,
    layout: placementsOf(graph.alphabet, found.laid).map(laid),
    points: found.score,
  };
}
