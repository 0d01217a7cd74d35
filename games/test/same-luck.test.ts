import { GAMES } from '@late/games';
import {
  type AnyGame,
  dealtChance,
  NOTHING_ASKED,
  type Opening,
  seededChance,
  type TableChance,
} from '@late/kernel';
import { type AnySpecimen, bench } from '@late/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { loadListed } from '../testing/listed-game.ts';

// A deal gives every source of luck an order of its own. That two tables of a deal have the same luck then hangs on
// what the rules ask of it: a die always as many faces; a bag one piece fewer each time, until something is put back;
// and on bags with the same in them being listed alike.

/** What a source is: thrown again and again, drawn from, or asked once in a while of as many as there are. */
const SOURCES: Readonly<Record<string, 'die' | 'bag' | 'choice'>> = {
  die: 'die',
  bag: 'bag',
  pool: 'bag',
  stack: 'bag',
  dispatches: 'bag',
  order: 'bag',
  swap: 'bag',
  round: 'bag',
  tempo: 'bag',
  start: 'choice',
  bug: 'choice',
};
/** A source may have a number of its own, such as the round's or the seat's. */
const kindOf = (source: string) => SOURCES[(source.split('/')[0] as string).replace(/-?\d+$/, '')];

/** What one ask of a source was, and what came of it. */
interface Ask {
  readonly size: number;
  readonly answer: number;
  /** Where pieces were drawn: all that was in the bag, in no order, and which of them came. */
  bag?: string;
  piece?: string;
}

type Asks = Map<string, Ask[]>;

/** What is asked just now. Rules draw from bags by `drawFrom` alone, which is told apart from other asks here. */
const spied = vi.hoisted(() => ({ asks: new Map<string, unknown[]>() }));

vi.mock('@late/kernel', async (original) => {
  const kernel = await original<typeof import('@late/kernel')>();
  const drawFrom: typeof kernel.drawFrom = (bag, count, chance, source) => {
    const before = spied.asks.get(source)?.length ?? 0;
    const outcome = kernel.drawFrom(bag, count, chance, source);
    const left = [...bag];
    outcome.drawn.forEach((piece, index) => {
      const ask = spied.asks.get(source)?.[before + index] as Ask | undefined;
      if (ask) {
        ask.bag = JSON.stringify(left.map((one) => JSON.stringify(one)).sort());
        ask.piece = JSON.stringify(piece);
      }
      left.splice(left.indexOf(piece), 1);
    });
    return outcome;
  };
  return { ...kernel, drawFrom };
});

function spying(chance: TableChance, asks: Asks): TableChance {
  return {
    below(size, source) {
      const answer = chance.below(size, source);
      asks.set(source, [...(asks.get(source) ?? []), { size, answer }]);
      return answer;
    },
  };
}

/** What was asked of each source in a game of this deal, by somebody who decides at random. */
function asksOf(
  { randomMove }: AnySpecimen,
  game: AnyGame,
  { options, seats }: Opening<unknown>,
  seed: string,
  mind: number,
): Asks {
  const asks: Asks = new Map();
  spied.asks = asks;
  const chance = spying(dealtChance(seed, NOTHING_ASKED), asks);
  const minds = seededChance(mind);
  let now = 0;
  let { state } = game.setup(options, seats, { chance, now });
  for (let steps = 0; steps < 400 && !game.result(state); steps++) {
    now += 1_000;
    const { must, may } = game.turn(state);
    const seat = [...must, ...may][minds.below(must.length + may.length)] as number;
    const move = randomMove(game.view(state, seat), minds);
    const deadline = game.deadline(state);
    if (deadline !== null && now >= deadline) state = game.expire(state, { chance, now }).state;
    else if (move !== null) state = game.play(state, seat, move, { chance, now }).state;
  }
  return asks;
}

/** Each ask of one game beside the same ask of another, of every source that both came to. */
function* pairs(one: Asks, other: Asks): Generator<[string, Ask, Ask]> {
  for (const [source, asks] of one)
    for (const [index, ask] of asks.entries()) {
      const theirs = other.get(source)?.[index];
      if (theirs) yield [source, ask, theirs];
    }
}

const listed = await Promise.all(GAMES.map(loadListed));

describe.each(listed)('the luck of $manifest.id', ({ specimen }) => {
  test.each(specimen.sets)('is the same whatever is decided: $name', (set) => {
    const { game } = specimen;
    const { opening } = bench(specimen, set);
    const seed = '5eed'.repeat(16);
    const games = [1, 2, 3, 4].map((mind) => asksOf(specimen, game, opening, seed, mind));
    for (const asks of games) {
      for (const [source, all] of asks) {
        const sizes = all.map(({ size }) => size);
        const kind = kindOf(source);
        expect(kind, source).toBeDefined();
        if (kind === 'die') expect(new Set(sizes).size, source).toBe(1);
        if (kind === 'bag') {
          const grown = sizes.slice(1).filter((size, at) => size < (sizes[at] as number) - 1);
          expect(grown, source).toEqual([]);
        }
      }
    }
    const [first, ...others] = games as [Asks, ...Asks[]];
    for (const other of others) {
      for (const [source, ask, theirs] of pairs(first, other)) {
        // The n-th throw, and the n-th choice of as many.
        if (ask.size === theirs.size) expect(theirs.answer, source).toBe(ask.answer);
        // The n-th piece, as long as the same is in the bag.
        if (ask.bag !== undefined && ask.bag === theirs.bag)
          expect(theirs.piece, source).toBe(ask.piece);
      }
    }
    // The deal itself is the same at every table.
    const deals = games.map((asks) => [...asks].map(([source, [ask]]) => [source, ask?.size])[0]);
    expect(new Set(deals.map((ask) => JSON.stringify(ask))).size).toBe(1);
  });
});

test('bags were looked into', () => {
  // Whatever draws from a bag goes through `drawFrom`, or the test above would see nothing.
  const spies = listed.flatMap(({ specimen }) =>
    specimen.sets.flatMap((set) => {
      const { opening } = bench(specimen, set);
      const asks = asksOf(specimen, specimen.game, opening, '5eed'.repeat(16), 1);
      return [...asks].flatMap(([source, all]) =>
        kindOf(source) === 'bag' && all.some(({ piece }) => piece !== undefined) ? [source] : [],
      );
    }),
  );
  expect(new Set(spies.map((source) => source.split('/')[0])).size).toBeGreaterThan(3);
});
