import { describe, expect, test } from 'vitest';
import { fakty, grammarOf, swaps, type Tile } from '../rules/index.ts';
import { board, exclusive, make, pl, plain, refusal, rolls, types } from './arranged.ts';

// The six faces in Temat na wyłączność, and when what they ask for is impossible.

const closed = (at = 0) => [plain('m', at), plain('m acc', at), plain('acc', at)];

describe('hot topic', () => {
  test('takes from the pool, which is refilled, to lay or to keep', () => {
    const pool = [pl('m'), pl('f')];
    const { state } = rolls(exclusive(2, { pool }), 'hot-topic');
    expect(refusal(state, 0, { do: 'take', tile: pl('n') })).toMatchObject({
      code: 'fakty.not-in-pool',
    });
    const { events, state: taken } = make(state, 0, { do: 'take', tile: pl('f') });
    expect(types(events)).toEqual(['took']);
    expect(taken.phase).toMatchObject({ at: 'taken', face: 'hot-topic', tile: pl('f') });
    const laid = make(taken, 0, { do: 'lay', tile: pl('f'), title: 1 }, [0]);
    expect([types(laid.events), laid.reveals]).toEqual([['laid', 'refilled'], 'news']);
    expect([laid.state.hands[0], laid.state.phase.at, laid.state.active]).toEqual([
      [],
      'second',
      0,
    ]);
    expect(laid.state.pool).toHaveLength(2);
    expect(types(make(taken, 0, { do: 'keep' }, [0]).events)).toEqual(['kept', 'refilled']);
  });

  test('is impossible with an empty pool', () => {
    const { events, state } = rolls(exclusive(2, {}), 'hot-topic');
    expect(events.at(-1)).toMatchObject({ type: 'impossible', face: 'hot-topic', why: 'pool' });
    expect(state.phase.at).toBe('second');
  });

  test('leaves a gap when there is nothing to refill with', () => {
    const { state } = rolls(exclusive(2, { pool: [pl('m')], stack: [] }), 'hot-topic');
    const { state: taken } = make(state, 0, { do: 'take', tile: pl('m') });
    const { events, reveals, state: after } = make(taken, 0, { do: 'keep' });
    expect([after.pool, types(events), reveals]).toEqual([[], ['kept'], 'nothing']);
  });
});

describe('leak and bear’s favour', () => {
  const boards = [board(3, [pl('m')]), board(3, closed(), [pl('f')])];

  test('reach for open titles of others only', () => {
    for (const [face, word] of [
      ['leak', 'take'],
      ['bear', 'remove'],
    ] as const) {
      const { state } = rolls(exclusive(2, { boards }), face);
      const code = (tile: Tile) => refusal(state, 0, { do: word, tile })?.code;
      expect(code(pl('m'))).toBe('fakty.own-board');
      expect(code(plain('m'))).toBe(plain('m') === pl('m') ? 'fakty.own-board' : 'fakty.protected');
      expect(code(plain('m acc'))).toBe('fakty.protected');
      expect(code(pl('n'))).toBe('fakty.not-on-board');
      expect(code(pl('f'))).toBeUndefined();
    }
  });

  test('a leaked tile may be laid at once', () => {
    const { state } = rolls(exclusive(2, { boards }), 'leak');
    const taken = make(state, 0, { do: 'take', tile: pl('f') });
    expect(taken.reveals).toBe('nothing');
    expect(taken.state.boards[1]).toEqual(board(3, closed()));
    const { state: laid } = make(taken.state, 0, { do: 'lay', tile: pl('f'), title: 1 });
    expect(laid.boards[0]).toEqual(board(3, [pl('m')], [pl('f')]));
  });

  test('a removed tile is discarded', () => {
    const { state } = rolls(exclusive(2, { boards }), 'bear');
    const { state: after } = make(state, 0, { do: 'remove', tile: pl('f') });
    expect([after.discards, after.phase.at]).toEqual([[pl('f')], 'second']);
  });

  test('are impossible when everything on the other boards is protected', () => {
    const guarded = [board(3, [pl('m', 5)]), board(3, closed())];
    for (const face of ['leak', 'bear'] as const) {
      const { events, state } = rolls(exclusive(2, { boards: guarded }), face);
      expect(events.at(-1)).toMatchObject({ type: 'impossible', why: 'boards' });
      expect(state.phase.at).toBe('second');
    }
  });
});

describe('contradiction', () => {
  test('exchanges any kinds, each onto a free field of its colour', () => {
    const boards = [board(3, [pl('m')]), board(3, [pl('acc')])];
    const { state } = rolls(exclusive(2, { boards }), 'contradiction');
    const swap = { do: 'swap', one: pl('m'), to: 2, other: pl('acc'), back: 1 } as const;
    const { state: after, reveals } = make(state, 0, swap);
    expect(reveals).toBe('nothing');
    expect(after.boards).toEqual([board(3, [], [pl('acc')]), board(3, [], [], [pl('m')])]);
  });

  test('lands on the field just vacated, but on no other that is taken', () => {
    const boards = [board(3, [pl('m'), pl('acc')]), board(3, [pl('f')], [pl('n')])];
    const { state } = rolls(exclusive(2, { boards }), 'contradiction');
    const swap = { do: 'swap', one: pl('m'), other: pl('f') } as const;
    expect(refusal(state, 0, { ...swap, to: 0, back: 0 })).toBeNull();
    expect(refusal(state, 0, { ...swap, to: 1, back: 0 })).toMatchObject({
      code: 'fakty.field-taken',
    });
  });

  test('respects grammar, closed titles, and needs two boards', () => {
    const boards = [
      board(3, [pl('m')], [plain('f acc')]),
      board(3, [plain('m acc', 1)], [pl('f')]),
      board(3, closed(2)),
    ];
    const { state } = rolls(exclusive(3, { boards }), 'contradiction');
    const code = (one: Tile, to: number, other: Tile, back: number) =>
      refusal(state, 0, { do: 'swap', one, to, other, back })?.code;
    expect(code(pl('m'), 1, pl('f'), 1)).toBeUndefined();
    expect(code(plain('f acc'), 2, pl('f'), 0)).toBe('fakty.field-taken');
    expect(code(pl('m'), 0, plain('m acc', 1), 1)).toBe('fakty.field-taken');
    expect(code(plain('f acc'), 1, plain('m acc', 1), 1)).toBeUndefined();
    expect(code(plain('f acc'), 1, pl('f'), 0)).toBe('fakty.field-taken');
    expect(code(plain('m acc', 1), 0, pl('f'), 0)).toBe('fakty.swap-boards');
    expect(code(plain('acc', 2), 0, pl('f'), 0)).toBe('fakty.protected');
  });

  test('refuses an exchange that breaks a title, and says why', () => {
    const boards = [board(3, [plain('m'), plain('m acc')]), board(3, [pl('f')])];
    const { state } = rolls(exclusive(2, { boards }), 'contradiction');
    const swap = { do: 'swap', one: plain('m'), to: 0, other: pl('f') } as const;
    expect(refusal(state, 0, { ...swap, back: 0 })).toMatchObject({ code: 'fakty.subject.m' });
    expect(refusal(state, 0, { ...swap, back: 1 })).toBeNull();
  });

  test('may be between two others', () => {
    const boards = [board(3), board(3, [pl('m')]), board(3, [pl('f')])];
    const { state } = rolls(exclusive(3, { boards }), 'contradiction');
    const swap = { do: 'swap', one: pl('f'), to: 0, other: pl('m'), back: 0 } as const;
    const { state: after } = make(state, 0, swap);
    expect(after.boards).toEqual([board(3), board(3, [pl('f')]), board(3, [pl('m')])]);
  });

  test('is impossible with tiles on one board only, or where nothing fits', () => {
    const lonely = exclusive(2, { boards: [board(3, [pl('m')]), board(3)] });
    expect(rolls(lonely, 'contradiction').events.at(-1)).toMatchObject({ why: 'swap' });
    const full = board(3, closed(0), closed(1), [plain('virile'), plain('virile acc')]);
    const other = board(3, closed(2), closed(3), [plain('f'), plain('f acc')]);
    const stubborn = exclusive(2, { boards: [full, other] });
    expect(rolls(stubborn, 'contradiction').events.at(-1)).toMatchObject({ why: 'swap' });
  });

  test('closes titles for the owner of the board', () => {
    const boards = [board(3, [plain('m')]), board(3, [plain('m acc'), plain('acc')], [pl('f')])];
    const { state } = rolls(exclusive(2, { boards }), 'contradiction');
    const swap = { do: 'swap', one: plain('m'), to: 0, other: pl('f'), back: 2 } as const;
    const { events } = make(state, 0, swap);
    expect(types(events)).toEqual(['swapped', 'closed']);
    expect(events[1]).toMatchObject({ seat: 1, title: 0, points: 1 });
  });

  test('never completes an issue, since each board keeps its number of tiles', () => {
    const row = (at: number) => [plain('m', at), plain('m acc', at)];
    const boards = [
      board(3, closed(0), closed(1), row(3)),
      board(3, closed(2), [plain('f'), plain('f acc')], [plain('acc', 6)]),
    ];
    const { state } = rolls(exclusive(2, { boards }), 'contradiction');
    for (const { one, to, other, back } of swaps(grammarOf(state.options), boards)) {
      expect(make(state, 0, { do: 'swap', one, to, other, back }).state.first).toBeNull();
    }
  });
});

describe('bug', () => {
  const hands = [[], [pl('m'), pl('f')], []];

  test('takes an unseen tile: only the two seats learn which', () => {
    const { state } = rolls(exclusive(3, { hands }), 'bug');
    expect(refusal(state, 0, { do: 'bug', seat: 0 })).toMatchObject({ code: 'fakty.bug-whom' });
    expect(refusal(state, 0, { do: 'bug', seat: 2 })).toMatchObject({ code: 'fakty.bug-empty' });
    const { events, reveals, state: after } = make(state, 0, { do: 'bug', seat: 1 }, [1]);
    expect([after.hands, reveals]).toEqual([[[pl('f')], [pl('m')], []], 'secret']);
    const told = [0, 1, 2, 'audience' as const].map((viewer) => fakty.redact(events[0]!, viewer));
    expect(told.map((event) => event?.type === 'took' && event.tile)).toEqual([
      pl('f'),
      pl('f'),
      null,
      null,
    ]);
    expect(fakty.view(after, 0)).toMatchObject({ phase: { at: 'taken', tile: pl('f') } });
    expect(fakty.view(after, 2)).toMatchObject({ phase: { at: 'taken', tile: null } });
  });

  test('is impossible when all other hands are empty', () => {
    const { events } = rolls(exclusive(2, { hands: [[pl('m')], []] }), 'bug');
    expect(events.at(-1)).toMatchObject({ type: 'impossible', why: 'hands' });
  });
});

describe('sharp eye', () => {
  test('takes the top tile at once, for nobody else to see', () => {
    const { events, reveals, state } = rolls(exclusive(2, {}), 'eye', 4);
    expect([types(events), reveals]).toEqual([['rolled', 'took'], 'secret']);
    expect(state.hands[0]).toEqual([4]);
    expect(fakty.redact(events[1]!, 1)).toMatchObject({ tile: null, text: '' });
    expect(make(state, 0, { do: 'lay', tile: 4, title: 0 }).state.phase.at).toBe('second');
  });

  test('is impossible without a stack', () => {
    const { events, state } = rolls(exclusive(2, { stack: [] }), 'eye');
    expect(events.at(-1)).toMatchObject({ type: 'impossible', why: 'stack' });
    expect(state.phase.at).toBe('second');
  });
});
