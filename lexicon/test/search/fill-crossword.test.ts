import { describe, expect, it } from 'vitest';
import { ANY_PART, fillCrossword, hasWord, type Rack } from '../../src/index.ts';
import { readPolish } from '../../src/node.ts';
import { polishGraph } from '../../testing/index.ts';
import { LETTERS } from '../../testing/polish-letters.ts';
import { luck } from './chance.ts';
import { rackOf } from './drawing.ts';
import { VALUES } from './krzyzowka-values.ts';
import { isConnected, runsOf, textOf } from './runs.ts';

const worth = (tiles: number) => ({ values: VALUES, bonus: { tiles, points: 20 } });
const BAG = 'aaaaaaeeeeeiiiiiooooonnnrrrsssiskkttppzzzwwccyyyddmmlluubjłghąęóśżćfńź??';

function draw(tiles: number, seed: number): Rack {
  const chance = luck(seed);
  const bag = [...BAG];
  const drawn = Array.from({ length: tiles }, () => bag.splice(chance.below(bag.length), 1)[0]);
  return rackOf(drawn.join(''));
}

describe('all tiles in one crossword', () => {
  const graph = readPolish().graph(ANY_PART);

  it.each([15, 20])('lays %i tiles of the real bag, by the rules', (tiles) => {
    for (let seed = 0; seed < 12; seed++) {
      const rack = draw(tiles, seed);
      const { laid, score, complete } = fillCrossword(graph, rack, worth(tiles), luck(seed)).search(
        250,
      );
      expect(complete, `${seed}`).toBe(true);
      const letters = laid.filter(({ blank }) => !blank).map(({ letter }) => letter);
      expect(letters.sort()).toEqual([...rack.letters].sort());
      expect(laid).toHaveLength(tiles);
      expect(isConnected(laid)).toBe(true);
      const runs = runsOf(laid);
      for (const run of runs) expect(hasWord(graph, textOf(run)), textOf(run)).toBe(true);
      const points = runs.flat().map(({ letter, blank }) => (blank ? 0 : (VALUES[letter] ?? 0)));
      expect(score).toBe(points.reduce((sum, value) => sum + value, 20));
    }
  });

  it('gets no worse with patience, and finds the same with the same luck', () => {
    const rack = draw(20, 99);
    const [one, other] = [1, 1].map((seed) => fillCrossword(graph, rack, worth(20), luck(seed)));
    const scores = [1, 30, 200].map((tables) => one?.search(tables).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect([1, 30, 200].map((tables) => other?.search(tables).score)).toEqual(scores);
  });

  it('ends when it gets too late, with the best so far', () => {
    const rack = draw(20, 99);
    const drawn = (isLate?: () => boolean) => {
      let draws = 0;
      const chance = luck(1);
      const counted = { below: (n: number) => chance.below(n) + 0 * draws++ };
      const { score } = fillCrossword(graph, rack, worth(20), counted).search(200, isLate);
      return { draws, score };
    };
    let asked = 0;
    const [whole, short, none] = [drawn(), drawn(() => ++asked > 1), drawn(() => true)];
    expect(short.score).toBeGreaterThan(0);
    expect(short.score).toBeLessThanOrEqual(whole.score);
    expect(short.draws).toBeLessThan(whole.draws / 4);
    expect(none).toEqual({ draws: 0, score: 0 });
  });

  it('lays what it can when not all will go', () => {
    const filling = fillCrossword(polishGraph(['kot', 'to']), rackOf('kotźźż'), worth(6), luck(1));
    const { laid, complete, score } = filling.search(50);
    expect([laid.length, complete, score]).toEqual([3, false, 3]);
  });

  it('lays nothing where there is no word', () => {
    const filling = fillCrossword(
      polishGraph([...LETTERS].map((a) => `${a}ż`)),
      rackOf('kot'),
      worth(3),
      luck(1),
    );
    expect(filling.search(50)).toEqual({ laid: [], score: 0, complete: false });
  });

  it('begins with a blank if there is no other way', () => {
    const filling = fillCrossword(polishGraph(['to']), rackOf('t?'), worth(2), luck(1));
    expect(filling.search(5)).toMatchObject({ score: 1 + 20, complete: true });
  });
});
