import { describe, expect, it } from 'vitest';
import {
  ANY_PART,
  bestMoves,
  childOf,
  crosswordSearch,
  hasWord,
  type LaidLetter,
  type WordGraph,
} from '../../src/index.ts';
import { readPolish } from '../../src/node.ts';
import { polishGraph } from '../../testing/index.ts';
import { characterOf } from '../../testing/polish-letters.ts';
import { luck } from './chance.ts';
import { rackOf } from './drawing.ts';
import { VALUES } from './krzyzowka-values.ts';
import { referenceMoves, tell } from './reference-moves.ts';
import { runsOf, textOf } from './runs.ts';

const worth = { values: VALUES, bonus: { tiles: 7, points: 20 } };

/** Words met on random walks along the graph. */
function sample(graph: WordGraph, n: number, seed: number): string[] {
  const chance = luck(seed);
  const words = new Set<string>();
  while (words.size < n) {
    let node = graph.root;
    for (let text = ''; text.length < 9; ) {
      const mask = graph.masks[node] as number;
      const letters = [...Array(32).keys()].filter((letter) => (mask >>> letter) & 1);
      if (letters.length === 0) break;
      const letter = letters[chance.below(letters.length)] as number;
      text += characterOf(letter);
      if (((graph.ends[node] as number) >>> letter) & 1) words.add(text);
      node = childOf(graph, node, letter);
    }
  }
  return [...words];
}

function movesOf(graph: WordGraph, laid: readonly LaidLetter[], rack: string): string[] {
  const told: string[] = [];
  crosswordSearch(graph).moves(laid, rackOf(rack), worth, (move) => {
    const { placements, word, across, score } = move.keep();
    told.push(tell(placements, word, across, score));
  });
  return told.sort();
}

describe('the search over the Polish lexicon', () => {
  const graph = readPolish().graph(ANY_PART);
  const words = sample(graph, 250, 5);
  const racks = ['aeiktsz', 'owanrd?', 'zkijem?', 'ąśćżpła', 'eońtru?', 'wsyidc?'];
  /** A few best moves, one upon the other. */
  const laid: LaidLetter[] = [];
  for (const rack of racks) {
    const [best] = bestMoves(crosswordSearch(graph), laid, rackOf(rack), worth, 1);
    laid.push(...(best?.placements ?? []));
  }

  it('builds tables of words only', () => {
    expect(laid.length).toBeGreaterThan(20);
    for (const run of runsOf(laid)) expect(hasWord(graph, textOf(run)), textOf(run)).toBe(true);
  });

  it.each(['klimaty', 'rzeko??'])(
    'agrees with the reference on a sample of it, with %s',
    (rack) => {
      const known = [...new Set([...words, ...runsOf(laid).map(textOf)])];
      const moves = movesOf(polishGraph(known), laid, rack);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves).toEqual(referenceMoves(known, laid, rackOf(rack), worth));
      const all = new Set(movesOf(graph, laid, rack));
      expect(moves.filter((move) => !all.has(move))).toEqual([]);
    },
  );

  it('visits only moves that leave nothing but words', () => {
    crosswordSearch(graph).moves(laid, rackOf('klimat?'), worth, (move) => {
      const { placements } = move.keep();
      const wrong = runsOf([...laid, ...placements]).filter((run) => !hasWord(graph, textOf(run)));
      if (wrong.length > 0) expect.fail(wrong.map(textOf).join());
    });
  });
});
