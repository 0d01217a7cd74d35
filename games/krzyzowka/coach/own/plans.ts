import type { Chance } from '@late/kernel';
import {
  fillCrossword,
  type KeptRackWord,
  type Lexicon,
  rackWords,
  type WordGraph,
} from '@late/lexicon';
import { placementsOf, rackOf, valuesOf } from '../../bot/tiles.ts';
import {
  ALL_LAID,
  BLANK,
  countWorks,
  LONGEST,
  laid,
  type OwnView,
  type Placement,
  type Tile,
} from '../../rules/index.ts';

/** What the coach of one's own rounds knows. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  /** The words that it advises. */
  readonly graph: WordGraph;
}

/** Something that can be made of the tiles of a round. */
export interface Plan {
  readonly tiles: readonly Placement[];
  /** What it counts, with a part of the bonus for the longest word where it may be the longest. */
  readonly points: number;
}

/** Letters that a word may be shorter than the longest and still be likely to be it. */
const LIKELY = 3;

/** What a layout counts by the rules of its game. */
export function planOf(
  { lexicon }: Knowledge,
  view: OwnView,
  tiles: readonly Placement[],
  longest: number,
): Plan {
  const { mine, options, version } = view;
  if (!mine) throw new Error('nobody works here');
  const desk = { ...mine, layout: tiles.map(laid) };
  const [work] = countWorks(lexicon, { version, options, desks: [desk] });
  const [run] = work?.runs ?? [];
  const isWord = options.game === 3 && run !== undefined && !run.fault;
  const length = isWord ? run.word.length : 0;
  return { tiles, points: (work?.points ?? 0) + longestPart(view, length, longest) };
}

function longestPart({ desks, options }: OwnView, length: number, longest: number): number {
  if (options.game !== 3 || desks.length === 1 || length === 0) return 0;
  return LONGEST * Math.max(0, 1 - (longest - length) / LIKELY);
}

/** Game 3: the best words of these tiles, the best first, and how long the longest is. */
export function bestWords(
  { graph }: Knowledge,
  view: OwnView,
  tiles: readonly Tile[],
  most: number,
): { plans: Plan[]; longest: number } {
  const rack = rackOf(graph.alphabet, tiles);
  const values = valuesOf(view.options);
  let longest = 0;
  rackWords(graph, rack, values, ({ length }) => {
    longest = Math.max(longest, length);
  });
  const best: { word: KeptRackWord; points: number }[] = [];
  rackWords(graph, rack, values, (word) => {
    const points = word.score + longestPart(view, word.length, longest);
    if (best.length === most && points <= (best.at(-1)?.points ?? 0)) return;
    const place = best.findIndex((known) => known.points < points);
    best.splice(place < 0 ? best.length : place, 0, { word: word.keep(), points });
    if (best.length > most) best.pop();
  });
  const plans = best.map(({ word, points }) => ({ tiles: lineOf(word), points }));
  return { plans, longest };
}

function lineOf({ word, blanks }: KeptRackWord): Placement[] {
  return [...word].map((letter, column) =>
    blanks[column] ? { row: 0, column, tile: BLANK, letter } : { row: 0, column, tile: letter },
  );
}

/** Game 2: ever better crosswords of these tiles, one after each so many tables. */
export function* bestCrosswords(
  { graph }: Knowledge,
  view: OwnView,
  tiles: readonly Tile[],
  tables: number,
  chance: Chance,
): Generator<Plan, void> {
  const worth = {
    values: valuesOf(view.options),
    bonus: { tiles: tiles.length, points: ALL_LAID },
  };
  const filling = fillCrossword(graph, rackOf(graph.alphabet, tiles), worth, chance);
  for (;;) {
    const { laid: letters, score } = filling.search(tables);
    yield { tiles: placementsOf(graph.alphabet, letters), points: score };
  }
}
