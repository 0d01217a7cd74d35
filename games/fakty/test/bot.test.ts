import {
  type Bot,
  type ReadTable,
  seededChance,
  USUAL_LEVELS,
  type UsualLevel,
} from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { loadBot } from '../bot/index.ts';
import {
  DECK_NAMES,
  fakty,
  isClosed,
  type Move,
  type Options,
  type Tile,
  type Title,
  type View,
} from '../rules/index.ts';
import { board, exclusive, holding, hot, pl, plain } from './arranged.ts';
import { resample } from './resample.ts';
import { USUAL } from './usual-options.ts';

const noTable: ReadTable = () => Promise.reject(new Error('no table needed'));

/** Far more than any game takes: bots that go round in circles are found out. */
const STEPS = 2_000;

async function play(levels: readonly UsualLevel[], changes: Partial<Options>, seed: number) {
  const options = { ...USUAL, ...changes };
  const bots = await Promise.all(levels.map((level) => loadBot(level, options, noTable)));
  const context = { chance: seededChance(seed), now: 0 };
  const moves: string[] = [];
  let { state } = fakty.setup(options, levels.length, context);
  for (let step = 0; step < STEPS; step++) {
    const [seat] = fakty.turn(state).must;
    if (seat === undefined) break;
    const mind = seededChance(seed + step);
    const move = (bots[seat] as Bot<View, Move>).choose(fakty.view(state, seat), mind);
    expect(fakty.check(state, seat, move)).toBeNull();
    moves.push(fakty.notation.write(move));
    ({ state } = fakty.play(state, seat, move, context));
  }
  const result = fakty.result(state);
  if (!result) throw new Error(`no end after ${STEPS} steps`);
  return { moves, result };
}

const seatsOf = (level: UsualLevel, seats: number) => new Array<UsualLevel>(seats).fill(level);

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  test('plays legal games of Temat na wyłączność to the end', async () => {
    for (const deck of DECK_NAMES) {
      for (const seats of [2, 3, 4]) {
        const { result } = await play(seatsOf(level, seats), { deck }, seats);
        expect(result.scores).toHaveLength(seats);
      }
    }
    await play(seatsOf(level, 4), { grammar: 'table', start: 3 }, 1);
  });

  test('plays legal games of Gorący temat to the end', async () => {
    for (const [at, deck] of DECK_NAMES.entries()) {
      const mustLay = at % 2 === 1;
      const { result } = await play(seatsOf(level, at + 2), { variant: 'hot', deck, mustLay }, at);
      expect(result.scores).toHaveLength(at + 2);
    }
    await play(seatsOf(level, 7), { variant: 'hot', grammar: 'table' }, 1);
    await play(seatsOf(level, 8), { variant: 'hot', mustLay: true, start: 7 }, 2);
  });

  test('plays the same game with the same luck', async () => {
    for (const variant of ['exclusive', 'hot'] as const) {
      const again = await play(seatsOf(level, 3), { variant }, 5);
      expect(await play(seatsOf(level, 3), { variant }, 5)).toEqual(again);
    }
  });

  test('chooses by what it sees alone', async () => {
    const bot = await loadBot(level, USUAL, noTable);
    const chance = seededChance(9);
    const context = { chance, now: 0 };
    for (const variant of ['exclusive', 'hot'] as const) {
      let { state } = fakty.setup({ ...USUAL, variant }, 3, context);
      for (let step = 0; step < 40; step++) {
        const [seat] = fakty.turn(state).must;
        if (seat === undefined) break;
        const view = fakty.view(state, seat);
        const move = bot.choose(view, seededChance(step));
        const elsewhere = fakty.view(resample(view, chance), seat);
        expect(bot.choose(elsewhere, seededChance(step))).toEqual(move);
        ({ state } = fakty.play(state, seat, move, context));
      }
    }
  });
});

/** What a bot does, whatever its luck. */
async function choicesOf(level: UsualLevel, view: View): Promise<Move[]> {
  const bot = await loadBot(level, view.options, noTable);
  const all = [1, 2, 3, 4, 5].map((seed) => bot.choose(view, seededChance(seed)));
  return [...new Map(all.map((move) => [fakty.notation.write(move), move])).values()];
}

const subject = plain('m');
const predicate = plain('m acc');
const nearly: readonly Tile[] = [subject, predicate];
const glamorous = [0, 1, 2].map((at) => pl('acc gen', at)).find(isSpecial) as Tile;

function isSpecial(tile: Tile): boolean {
  return !Array.from({ length: 20 }, (_, at) => plain('acc gen', at)).includes(tile);
}

describe.each(['medium', 'hard'] as const)('the %s bot', (level) => {
  test('closes a title, with a special word if it has one', async () => {
    const state = exclusive(2, {
      phase: { at: 'second' },
      hands: [[plain('acc gen'), glamorous, plain('f')], []],
      boards: [board(3, nearly), board(3)],
    });
    const lay: Move = { do: 'lay', tile: glamorous, title: 0 };
    expect(await choicesOf(level, fakty.view(state, 0))).toEqual([lay]);
  });

  test('does the leader a bear’s favour', async () => {
    const leading = [plain('f'), plain('f acc')];
    const state = exclusive(3, {
      phase: { at: 'action', face: 'bear' },
      boards: [
        board(3),
        board(3, [plain('n')]),
        board(3, leading, [plain('m', 1), plain('m acc', 1), plain('acc', 1)]),
      ],
      hands: [[plain('acc')], [plain('acc', 2)], [plain('acc', 3)]],
    });
    for (const move of await choicesOf(level, fakty.view(state, 0))) {
      expect(leading).toContain(move.do === 'remove' && move.tile);
    }
  });

  test('steals what closes a title of its own', async () => {
    const wanted = plain('acc');
    const state = exclusive(2, {
      phase: { at: 'action', face: 'leak' },
      boards: [board(3, nearly), board(3, [plain('n')], [wanted])],
    });
    const take: Move = { do: 'take', tile: wanted };
    expect(await choicesOf(level, fakty.view(state, 0))).toEqual([take]);
  });

  test('votes for the title with the most special words', async () => {
    const dull = [plain('m', 1), plain('m acc', 1), plain('acc', 1)];
    const state = exclusive(3, {
      phase: { at: 'vote', call: 1, tied: [0, 1], voters: [2], votes: [null, null, null] },
      boards: [board(3, dull), board(3, [...nearly, glamorous]), board(3)],
    });
    const vote: Move = { do: 'vote', seat: 1, title: 0 };
    expect(await choicesOf(level, fakty.view(state, 2))).toEqual([vote]);
  });

  test('closes a title of Gorący temat rather than beginning another', async () => {
    const state = holding(2, [glamorous], { board: board(10, nearly) });
    const lay: Move = { do: 'lay', tile: glamorous, title: 0 };
    expect(await choicesOf(level, fakty.view(state, 0))).toEqual([lay]);
  });
});

test('the hard bot leaves no title for the next to close', async () => {
  const state = holding(2, [predicate], { board: board(10, [], [subject]) });
  const moves = await choicesOf('hard', fakty.view(state, 0));
  expect(moves).not.toContainEqual({ do: 'lay', tile: predicate, title: 1 });
});

test('the hard bot does the next a bear’s favour', async () => {
  const closed: Title = [plain('f'), plain('f acc'), plain('acc')];
  const state = hot(2, {
    phase: { at: 'action', face: 'bear' },
    board: board(10, nearly, closed as Tile[], [plain('n')]),
  });
  expect(isClosed(state.board[1] as Title)).toBe(true);
  for (const move of await choicesOf('hard', fakty.view(state, 0))) {
    expect(nearly).toContain(move.do === 'remove' && move.tile);
  }
});

test('loading refuses options of another game', async () => {
  await expect(loadBot('easy', { variant: 'cold' }, noTable)).rejects.toThrow('variant');
});

test('the levels differ', async () => {
  const wins = async (levels: readonly UsualLevel[], games: number) => {
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const { result } = await play(levels, {}, 1000 + seed);
      if (result.winners.length === 1 && result.winners[0] === 0) won++;
    }
    return won / games;
  };
  expect(await wins(['hard', 'easy'], 40)).toBeGreaterThan(0.55);
  expect(await wins(['easy', 'medium'], 30)).toBeLessThan(0.5);
});

test('thinks for a moment about every decision, so that people can follow', async () => {
  for (const variant of ['exclusive', 'hot'] as const) {
    const options = { ...USUAL, variant };
    const bot = await loadBot('easy', options, noTable);
    const context = { chance: seededChance(5), now: 0 };
    let { state } = fakty.setup(options, 2, context);
    const phases = new Set<string>();
    while (!fakty.result(state)) {
      const seat = fakty.turn(state).must[0] as number;
      const view = fakty.view(state, seat);
      phases.add(view.phase.at);
      const moment = bot.pace?.(view, context.chance) ?? 0;
      expect(moment).toBeGreaterThanOrEqual(700);
      expect(moment).toBeLessThanOrEqual(1_500);
      ({ state } = fakty.play(state, seat, bot.choose(view, context.chance), context));
    }
    expect(phases.size).toBeGreaterThanOrEqual(5);
  }
});
