import { seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import {
  contestable,
  type ExclusiveState,
  fakty,
  type HotState,
  type Move,
  OBJECTIONS,
  type Options,
  type State,
} from '../rules/index.ts';
import { board, exclusive, hot, make, plain, refusal, rolls } from './arranged.ts';
import { USUAL } from './usual-options.ts';

const judging: Options = { ...USUAL, deck: 'pl', grammar: 'table', start: 0 };
const disputes = (seats: number) => ({ laid: [], left: new Array<number>(seats).fill(OBJECTIONS) });
const M = plain('m');
const F = plain('f');
const PAST = plain('m acc');
const ACC = plain('acc');
const ACC2 = plain('acc', 1);
const object = (seat: number, title: number): Move => ({ do: 'object', seat, title });
const FALLS: Move = { do: 'falls' };
const STANDS: Move = { do: 'stands' };
const PRINT: Move = { do: 'print' };

/** Plays one after the other, each with its seat. */
function played<T extends State>(state: T, ...moves: [seat: number, move: Move][]): T {
  return moves.reduce((at, [seat, move]) => make(at, seat, move).state as T, state);
}

/** A feminine subject has a masculine predicate laid beside it by seat 0, whose turn is over. */
function bad(seats: number, changes: Partial<ExclusiveState> = {}): ExclusiveState {
  const state = exclusive(seats, {
    options: judging,
    disputes: disputes(seats),
    phase: { at: 'second' },
    boards: [board(3, [F]), ...new Array(seats - 1).fill(board(3))],
    hands: [[PAST], ...new Array(seats - 1).fill([])],
    ...changes,
  });
  return played(state, [0, { do: 'lay', tile: PAST, title: 0 }]);
}

describe('an objection, each for their own paper', () => {
  test('can be raised by anybody but whoever laid the title, until the next roll', () => {
    const state = bad(3);
    expect(fakty.turn(state)).toEqual({ must: [1], may: [2] });
    expect(refusal(state, 2, object(0, 0))).toBeNull();
    expect(refusal(state, 1, object(0, 0))).toBeNull();
    expect(refusal(state, 2, { do: 'roll' })).toMatchObject({ code: 'fakty.now.wait' });
    expect(refusal(state, 2, object(1, 0))).toMatchObject({ code: 'fakty.object-late' });
    const rolled = make(state, 1, { do: 'roll' }, [2]).state as ExclusiveState;
    expect(contestable(rolled)).toEqual([]);
  });

  test('at three seats one vote against it lets the title stand', () => {
    const asked = played(bad(3), [2, object(0, 0)]);
    expect(fakty.turn(asked)).toEqual({ must: [1], may: [] });
    const stands = played(asked, [1, STANDS]);
    expect(stands.boards[0]?.[0]).toEqual([F, PAST, null]);
    expect(stands.disputes?.left).toEqual([3, 3, 2]);
    expect(stands.phase).toEqual({ at: 'roll' });
    expect(refusal(stands, 1, object(0, 0))).toMatchObject({ code: 'fakty.object-late' });
  });

  test('at three seats two votes bring the tile back to the hand it came from', () => {
    const fell = played(bad(3), [2, object(0, 0)], [1, FALLS]);
    expect(fell.boards[0]?.[0]).toEqual([F, null, null]);
    expect(fell.hands[0]).toEqual([PAST]);
    expect(fell.disputes?.left).toEqual([3, 3, 3]);
    expect([fell.active, fell.phase]).toEqual([1, { at: 'roll' }]);
  });

  test('at two seats the other must agree', () => {
    const asked = played(bad(2), [1, object(0, 0)]);
    expect(fakty.turn(asked).must).toEqual([0]);
    expect(played(asked, [0, STANDS]).boards[0]?.[0]).toEqual([F, PAST, null]);
    expect(played(asked, [0, FALLS]).hands[0]).toEqual([PAST]);
  });

  test('at four seats nobody knows the others’ votes before the last one', () => {
    const asked = played(bad(4), [3, object(0, 0)], [1, STANDS]);
    const seen = fakty.view(asked, 2).phase;
    expect(seen).toMatchObject({ voted: [false, true, false, true], mine: null });
    expect(JSON.stringify(seen)).not.toContain('votes"');
    expect(fakty.open(asked)).toBe(false);
    expect(played(asked, [2, FALLS]).hands[0]).toEqual([PAST]);
  });

  test('each seat loses at most three', () => {
    const spent = bad(3, { disputes: { laid: [], left: [3, 0, 3] } });
    expect(refusal(spent, 1, object(0, 0))).toMatchObject({
      code: 'fakty.object-spent',
      params: { most: 3 },
      rule: 'rulings',
    });
    expect(fakty.turn(spent).may).toEqual([2]);
    expect(refusal(bad(3), 0, object(0, 0))).not.toBeNull();
  });

  describe('a tile that the die gave goes back to where the die took it from', () => {
    const state = (changes: Partial<ExclusiveState>) =>
      exclusive(3, {
        options: judging,
        disputes: disputes(3),
        boards: [board(3, [F]), board(3, [M], [PAST]), board(3)],
        hands: [[ACC2], [], []],
        ...changes,
      });
    /** Laid beside what it does not agree with; then the turn ends, and the title falls. */
    const fallen = (taken: ExclusiveState, tile: number, ...refill: number[]) => {
      const laid = make(taken, 0, { do: 'lay', tile, title: 0 }, refill).state as ExclusiveState;
      const over = played(laid, [0, { do: 'lay', tile: ACC2, title: 1 }]);
      return played(over, [1, object(0, 0)], [2, FALLS]);
    };

    test('a leak to the other board', () => {
      const rolled = rolls(state({}), 'leak').state;
      const fell = fallen(played(rolled, [0, { do: 'take', tile: PAST }]), PAST);
      expect(fell.boards).toEqual([board(3, [F], [ACC2]), board(3, [M], [PAST]), board(3)]);
      expect(fell.hands).toEqual([[], [], []]);
    });

    test('a bug to the other hand', () => {
      const hands = [[ACC2], [], [PAST]];
      const rolled = rolls(state({ boards: [board(3, [F]), board(3), board(3)], hands }), 'bug');
      const bugged = make(rolled.state, 0, { do: 'bug', seat: 2 }, [0]).state;
      const fell = fallen(bugged, PAST);
      expect(fell.hands).toEqual([[], [], [PAST]]);
      expect(fell.boards[0]).toEqual(board(3, [F], [ACC2]));
    });

    test('a sharp eye to the stack', () => {
      const boards = [board(3, [F]), board(3), board(3)];
      const seen = rolls(state({ boards, stack: [PAST] }), 'eye', 0).state;
      const fell = fallen(seen, PAST);
      expect(fell.stack).toEqual([PAST]);
      expect(fell.hands[0]).toEqual([]);
    });

    test('a hot topic to the pool, and what took its place to the stack', () => {
      const pool = [...Array(6).keys()].map((at) => at + 40);
      const boards = [board(3, [F]), board(3), board(3)];
      const laid = state({ boards, pool: [...pool, PAST], stack: [50, 51] });
      const taken = played(rolls(laid, 'hot-topic').state, [0, { do: 'take', tile: PAST }]);
      const fell = fallen(taken, PAST, 1);
      expect(fell.pool).toEqual([...pool, PAST]);
      expect(fell.stack).toEqual([50, 51]);
    });

    test('but what was kept first to the hand, as everything in earlier versions', () => {
      const rolled = rolls(state({ hands: [[], [], []] }), 'leak').state;
      const taken = played(rolled, [0, { do: 'take', tile: PAST }]);
      const lay: Move = { do: 'lay', tile: PAST, title: 0 };
      const kept = played(taken, [0, { do: 'keep' }], [0, lay]);
      expect(played(kept, [1, object(0, 0)], [2, FALLS]).hands[0]).toEqual([PAST]);
      const old = { ...taken, version: 2 };
      const drawn = make(played(old, [0, lay]), 0, { do: 'draw' }, [0, 0]).state;
      expect(played(drawn, [1, object(0, 0)], [2, FALLS]).hands[0]).toContain(PAST);
    });
  });

  test('an exchange that falls is undone on both boards', () => {
    const before = [board(3, [F], [ACC]), board(3, [M, PAST])];
    const state = exclusive(2, {
      options: judging,
      disputes: disputes(2),
      phase: { at: 'action', face: 'contradiction' },
      boards: before,
      hands: [[plain('m', 1)], []],
    });
    const swap: Move = { do: 'swap', one: F, to: 0, other: M, back: 0 };
    // What lies where a tile came from by now goes back to the hand.
    const moved = plain('m', 1);
    const laid = played(state, [0, swap], [0, { do: 'lay', tile: moved, title: 2 }]);
    const fell = played(laid, [1, object(1, 0)], [0, FALLS]);
    expect(fell.boards[1]).toEqual(before[1]);
    expect(fell.boards[0]).toEqual(board(3, [F], [ACC], [moved]));
    const again = played(
      state,
      [0, { ...swap, back: 1 }],
      [0, { do: 'lay', tile: moved, title: 0 }],
    );
    const both = played(again, [1, object(1, 0)], [0, FALLS]);
    expect(both.boards).toEqual(before);
    expect(both.hands[0]).toEqual([moved]);
  });

  test('a closing title of the last issue is heard before the count', () => {
    const full = [M, PAST, ACC];
    const state = exclusive(2, {
      options: judging,
      disputes: disputes(2),
      active: 1,
      round: 5,
      phase: { at: 'second' },
      boards: [board(3), board(3, full, [F, plain('f acc'), ACC2], [plain('n'), plain('n acc')])],
      hands: [[], [plain('acc', 2)]],
    });
    const laid = played(state, [1, { do: 'lay', tile: plain('acc', 2), title: 2 }]);
    expect(laid.first).toBe(1);
    expect(laid.phase).toEqual({ at: 'count', agreed: [false, true] });
    expect(fakty.result(laid)).toBeNull();
    expect(fakty.result(played(laid, [0, PRINT]))?.winners).toEqual([1]);
    const fell = played(laid, [0, object(1, 2)], [1, FALLS]);
    expect([fell.first, fell.active, fell.round, fell.phase]).toEqual([null, 0, 6, { at: 'roll' }]);
    expect(fakty.result(played(laid, [0, object(1, 2)], [1, STANDS]))).not.toBeNull();
  });

  test('with nothing laid in the last turn the count comes at once', () => {
    const state = exclusive(2, {
      options: judging,
      disputes: disputes(2),
      active: 1,
      first: 0,
      phase: { at: 'second' },
    });
    const drawn = make(state, 1, { do: 'draw' }, [0, 0]).state;
    expect(fakty.result(drawn)).not.toBeNull();
  });
});

describe('an objection on one front page', () => {
  const closing = (seats: number, changes: Partial<HotState> = {}) =>
    hot(seats, {
      options: { ...judging, variant: 'hot' },
      disputes: disputes(seats),
      drawn: [ACC],
      phase: { at: 'two', extra: false, laid: false, hot: false },
      board: board(10, [F, PAST]),
      ...changes,
    });

  test('takes back the tile and the points it brought', () => {
    const laid = played(closing(3), [0, { do: 'lay', tile: ACC, title: 0 }]);
    expect(laid.scores).toEqual([1, 0, 0]);
    expect(fakty.turn(laid)).toEqual({ must: [1], may: [2] });
    const fell = played(laid, [1, object(0, 0)], [2, FALLS]);
    expect(fell.scores).toEqual([0, 0, 0]);
    expect(fell.board[0]).toEqual([F, PAST, null]);
    expect(fell.stack).toContain(ACC);
    expect(fell.phase).toEqual({ at: 'draw', extra: false });
    expect(played(laid, [1, object(0, 0)], [2, STANDS]).scores).toEqual([1, 0, 0]);
  });

  test('the tenth title is heard before the count, and the page may be open again', () => {
    const nine = Array.from({ length: 9 }, (_, at) => [at + 20, 52 + at + 20, 104 + at + 20]);
    const rows = [
      [F, PAST],
      ...nine.map((row) => row.filter((tile) => ![F, PAST, ACC].includes(tile))),
    ];
    const full = rows.every((row, at) => at === 0 || row.length === 3);
    expect(full).toBe(true);
    const state = closing(3, { board: board(10, ...rows), drawn: [ACC, ACC2] });
    const laid = played(state, [0, { do: 'lay', tile: ACC, title: 0 }]);
    expect(laid.phase).toMatchObject({ at: 'count', agreed: [true, false, false] });
    expect(laid.scores).toEqual([3, 0, 0]);
    const fell = played(laid, [2, object(0, 0)], [1, FALLS]);
    expect(fell.scores).toEqual([0, 0, 0]);
    // The other drawn tile is still to be dealt with.
    expect(fakty.turn(fell).must).toEqual([0]);
    expect(fell.phase.at).toBe('two');
    expect(fakty.result(played(laid, [1, PRINT], [2, PRINT]))?.scores).toEqual([3, 0, 0]);
  });
});

describe('tables of the first version', () => {
  test('are played on without objections', () => {
    const context = { chance: seededChance(1), now: 0 };
    const { state } = fakty.setup(judging, 3, { ...context, version: 1 });
    expect(state.disputes).toBeNull();
    expect(fakty.setup(judging, 3, context).state.disputes).not.toBeNull();
    expect(fakty.setup({ ...judging, grammar: 'checked' }, 3, context).state.disputes).toBeNull();
  });
});

describe('who begins is asked at the table', () => {
  const deal = (seats: number, variant: Options['variant'] = 'exclusive') =>
    fakty.setup({ ...judging, variant, start: 'tabloid' }, seats, {
      chance: seededChance(1),
      now: 0,
    }).state;
  const read = (when: number): Move => ({ do: 'read', when });
  const point = (seat: number): Move => ({ do: 'point', seat });

  test.each(['exclusive', 'hot'] as const)('whoever read a tabloid last: %s', (variant) => {
    const state = deal(3, variant);
    expect(fakty.turn(state)).toEqual({ must: [0, 1, 2], may: [] });
    expect(refusal(state, 0, { do: 'roll' })).toMatchObject({ code: 'fakty.now.tabloid' });
    const begun = played(state, [2, read(1)], [0, read(4)], [1, read(2)]);
    expect([begun.start, begun.active]).toEqual([2, 2]);
    expect(begun.phase.at).toBe(variant === 'hot' ? 'draw' : 'opening');
  });

  test('else the youngest of them, as most say', () => {
    const tied = played(deal(3), [0, read(0)], [1, read(0)], [2, read(3)]);
    expect(tied.phase).toMatchObject({ at: 'youngest', among: [0, 1] });
    expect(refusal(tied, 2, point(2))).toMatchObject({ code: 'fakty.point-whom' });
    const begun = played(tied, [0, point(1)], [1, point(0)], [2, point(1)]);
    expect([begun.start, begun.active]).toEqual([1, 1]);
  });

  test('where they cannot agree, by lot', () => {
    const tied = played(deal(2), [0, read(4)], [1, read(4)], [0, point(0)]);
    const begun = make(tied, 1, point(1), [1]);
    expect(begun.state.start).toBe(1);
    expect(begun.reveals).toBe('news');
  });
});
