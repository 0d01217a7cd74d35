import { type Analysis, type Chance, seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { loadCoach } from '../coach/index.ts';
import { FIRST, fakty, LAST, type Move, type State, type Tile } from '../rules/index.ts';
import { board, exclusive, holding, hot, pl, plain } from './arranged.ts';

const coach = await loadCoach({}, () => Promise.reject(new Error('no tables')));

/** The coach's last word on what seat 0 did. */
function judged(state: State, move: Move | null, chance: Chance = seededChance(1)) {
  const view = fakty.view(state, 0);
  expect(coach.judges({ view, move })).toBe(true);
  const all = [...coach.analyse({ view, move }, chance)];
  return all.at(-1) as Analysis<Move>;
}

const special = (kind: string) =>
  [0, 1, 2, 3, 4, 5]
    .map((at) => pl(kind, at))
    .find((tile) =>
      Array.from({ length: 20 }, (_, at) => plain(kind, at)).every((t) => t !== tile),
    ) as Tile;

const row = (at: number) => [plain('m', at), plain('m acc', at), plain('acc', at)];
const nearly = [plain('m', 3), plain('m acc', 3)];
const [own, word, other] = [plain('acc', 5), special('acc gen'), plain('f', 0)];

/** The last turn of the last round: whatever is laid now is counted. */
function lastTurn(hand: readonly Tile[], rows: readonly (readonly Tile[])[], first = 1) {
  return exclusive(2, {
    start: 1,
    first,
    round: 9,
    phase: { at: 'second' },
    hands: [hand, []],
    boards: [board(3, ...rows), board(3, [plain('f', 3), plain('f acc', 3), plain('acc', 9)])],
  });
}

describe('in the last turn of Temat na wyłączność the lead is counted', () => {
  // The rival has one title and was the first: 2 points.
  test('a title closed, against a tile begun: one point', () => {
    const state = lastTurn([own, other], [nearly]);
    const { found, error, made } = judged(state, { do: 'lay', tile: other, title: 1 });
    expect(found[0]?.move).toEqual({ do: 'lay', tile: own, title: 0 });
    expect([found[0]?.worth, made?.worth, error]).toEqual([1 - 2, 0 - 2, 1]);
    expect(found[0]?.reasons.map(({ key }) => key)).toContain('fakty.coach.closes');
  });

  test('a special word is one more', () => {
    const state = lastTurn([own, word], [nearly]);
    const { found, error } = judged(state, { do: 'lay', tile: own, title: 0 });
    expect(found[0]?.move).toEqual({ do: 'lay', tile: word, title: 0 });
    expect([found[0]?.worth, error]).toEqual([2 - 2, 1]);
  });

  test('drawing two closes nothing', () => {
    const state = lastTurn([own, other], [nearly]);
    expect(judged(state, { do: 'draw' }).error).toBe(1);
  });

  test('what closes a title is no error, whichever tile without a word it is', () => {
    const twin = plain('acc', 6);
    const state = lastTurn([own, twin], [nearly]);
    expect(judged(state, { do: 'lay', tile: twin, title: 0 })).toMatchObject({ error: 0 });
  });

  test('the third title of one’s own is one point and, if nobody was first, another', () => {
    const rows = [row(0), row(1), nearly];
    const late = judged(lastTurn([own, word], rows), { do: 'draw' });
    expect([late.found[0]?.worth, late.error]).toEqual([4 - 2, 2]);
    const state = { ...lastTurn([own], rows), first: null };
    const { found } = judged(state, { do: 'draw' });
    expect(found[0]?.move).toEqual({ do: 'lay', tile: own, title: 2 });
    expect(found[0]?.worth).toBe(3 + FIRST - 1);
  });

  test('nothing to choose is forced', () => {
    const state = { ...lastTurn([], [row(0), row(1), row(2)]), stack: [] };
    expect(judged(state, { do: 'pass' })).toMatchObject({ isForced: true, error: 0 });
  });
});

/** The die asks for something in the last turn. */
const rolled = (face: 'hot-topic' | 'leak' | 'bear' | 'contradiction', changes: object) =>
  exclusive(2, { start: 1, first: 1, phase: { at: 'action', face }, ...changes });

describe('the die in the last turn', () => {
  test('the pool’s tile that closes a title, against another: one point', () => {
    const boards = [board(3, nearly), board(3)];
    const state = rolled('hot-topic', { boards, pool: [own, other], stack: [] });
    const { found, error } = judged(state, { do: 'take', tile: other });
    expect(found[0]?.move).toEqual({ do: 'take', tile: own });
    expect(error).toBe(1);
  });

  test('a leak takes what closes a title: one point', () => {
    const state = rolled('leak', {
      boards: [board(3, nearly), board(3, [own], [other])],
      stack: [],
    });
    const { found, error } = judged(state, { do: 'take', tile: other });
    expect(found[0]?.move).toEqual({ do: 'take', tile: own });
    expect(error).toBe(1);
  });

  test('in a disservice to one who has had the last turn nothing is won or lost', () => {
    const state = rolled('bear', { boards: [board(3), board(3, [own], [other])], stack: [] });
    expect(judged(state, { do: 'remove', tile: other }).error).toBe(0);
  });

  test('an exchange that closes one’s own title: one point', () => {
    const useless = plain('f', 1);
    const boards = [board(3, nearly, [useless]), board(3, [own], [other])];
    const state = rolled('contradiction', { boards, stack: [] });
    const { found, error } = judged(state, { do: 'swap', one: useless, to: 1, other, back: 1 });
    expect(found[0]?.move).toMatchObject({ do: 'swap', back: 0 });
    expect(error).toBe(1);
  });
});

/** Nine titles are closed; the tenth lacks one tile. */
const full = board(10, ...Array.from({ length: 9 }, (_, at) => tileRow(at)), nearly);

function tileRow(at: number): Tile[] {
  const kinds = at < 3 ? ['m', 'm acc', 'acc'] : ['f', 'f acc', 'acc'];
  return kinds.map((kind) => plain(kind, kind === 'acc' ? at + 6 : at % 3));
}

describe('the last tile of Gorący temat', () => {
  const scores = [3, 5];

  test('closes the page: one point and two for the issue, and the lead is what it is', () => {
    const state = holding(2, [own], { board: full, scores });
    const { found, made } = judged(state, { do: 'discard', tile: own });
    expect(found[0]?.move).toEqual({ do: 'lay', tile: own, title: 9 });
    expect(found[0]?.worth).toBe(3 + 1 + LAST - 5);
    expect(made?.worth).toBeLessThan(found[0]?.worth as number);
  });

  test('with a special word it is one more', () => {
    const state = holding(2, [own, word], { board: full, scores });
    const { found, error } = judged(state, { do: 'lay', tile: own, title: 9 });
    expect(found.map(({ move }) => move)).toContainEqual({ do: 'lay', tile: word, title: 9 });
    expect([found[0]?.worth, error]).toEqual([3 + 2 + LAST - 5, 1]);
  });

  test('what was drawn is kept by discarding another', () => {
    const state = hot(2, {
      board: full,
      scores,
      drawn: [own, word, other],
      phase: { at: 'discard', extra: false },
    });
    const { found, error } = judged(state, { do: 'discard', tile: word });
    expect(found[0]?.move).not.toEqual({ do: 'discard', tile: word });
    expect([found[0]?.worth, error]).toEqual([3 + 2 + LAST - 5, 1]);
  });

  test('a hot topic’s tile goes where it closes the page', () => {
    const state = hot(2, { board: full, scores, phase: { at: 'place', tile: own } });
    const [only] = judged(state, null).found;
    expect(only?.worth).toBe(3 + 1 + LAST - 5);
  });
});

test('the hard way is longer: a tile that the plan lacks is worth more than one that nothing fits', () => {
  const state = exclusive(2, {
    phase: { at: 'action', face: 'hot-topic' },
    boards: [board(3, nearly), board(3, row(0), [plain('f', 3)])],
    hands: [[plain('f', 2)], row(1)],
    pool: [own, plain('f', 1)],
  });
  const { found, error } = judged(state, { do: 'take', tile: plain('f', 1) });
  expect(found[0]?.move).toEqual({ do: 'take', tile: own });
  expect(error).toBeGreaterThan(0.2);
});

describe('luck', () => {
  test('is nothing on average over what a draw can bring', () => {
    const state = exclusive(2, {
      phase: { at: 'second' },
      hands: [[plain('f')], []],
      boards: [board(3, nearly), board(3)],
    });
    const before = fakty.view(state, 0);
    let sum = 0;
    let squares = 0;
    const draws = 60;
    for (let seed = 0; seed < draws; seed++) {
      const context = { chance: seededChance(1000 + seed), now: 0 };
      const drawn = fakty.play(state, 0, { do: 'draw' }, context).state;
      const passage = {
        step: 1,
        before,
        after: fakty.view(drawn, 0),
        move: { do: 'draw' } as const,
      };
      const [occasion] = coach.occasions([passage]).filter(({ kind }) => kind === 'chance');
      if (occasion?.kind !== 'chance') throw new Error('a draw is chance');
      const luck = [...coach.luck(occasion.passage, seededChance(seed))].at(-1);
      const value = (luck?.worth ?? 0) - (luck?.mean ?? 0);
      sum += value;
      squares += value * value;
    }
    const error = Math.sqrt(squares / draws / draws);
    expect(Math.abs(sum / draws)).toBeLessThan(3 * error);
    expect(error).toBeGreaterThan(0);
  });

  test('a sharp eye of Gorący temat is better than having to scrap a title one could use', () => {
    const state = hot(2, { board: full, phase: { at: 'roll' }, scores: [3, 5] });
    const luckOf = (face: number, ...draws: number[]) => {
      const tape = [face, ...draws];
      const chance = { below: () => tape.shift() ?? 0 };
      const after = fakty.play(state, 0, { do: 'roll' }, { chance, now: 0 }).state;
      const passage = {
        step: 1,
        before: fakty.view(state, 0),
        after: fakty.view(after, 0),
        move: { do: 'roll' } as const,
      };
      const luck = [...coach.luck(passage, seededChance(1))].at(-1);
      return (luck?.worth ?? 0) - (luck?.mean ?? 0);
    };
    expect(luckOf(5)).toBeGreaterThan(luckOf(3));
  });
});

test('votes and objections are a matter of taste', () => {
  const state = exclusive(3, {
    phase: { at: 'vote', call: 1, tied: [1, 2], voters: [0], votes: [null, null, null] },
    boards: [board(3), board(3, row(0)), board(3, row(1))],
  });
  expect(coach.judges({ view: fakty.view(state, 0), move: null })).toBe(false);
});

test('loading refuses options of another game', async () => {
  const load = loadCoach({ variant: 'cold' }, () => Promise.reject(new Error('no tables')));
  await expect(load).rejects.toThrow('variant');
});
