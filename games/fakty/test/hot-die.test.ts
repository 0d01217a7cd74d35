import { describe, expect, test } from 'vitest';
import { FACES, type HotState, type Move, type Tile, titleWith } from '../rules/index.ts';
import { board, hot, make, pl, plain, refusal, rolls, types } from './arranged.ts';

// The six faces in Gorący temat: rolled after a tile was laid on "!".

const closed = (at = 0) => [plain('m', at), plain('m acc', at), plain('acc', at)];
const lay = (tile: Tile, title: number): Move => ({ do: 'lay', tile, title });
const ready = (changes: Partial<HotState>) => hot(2, { phase: { at: 'roll' }, ...changes });
/** The draw that brings this tile out of the stack. */
const draw = ({ stack }: HotState, tile: Tile) => stack.indexOf(tile);

test('the die has six faces', () => {
  expect(FACES).toHaveLength(6);
});

describe('hot topic', () => {
  test('draws a tile that must be laid, not on "!", and may close a title', () => {
    const [subject, predicate, object] = closed() as [Tile, Tile, Tile];
    const start = ready({ board: board(10, [], [subject, predicate]) });
    const { events, state } = rolls(start, 'hot-topic', draw(start, object));
    expect(types(events)).toEqual(['rolled', 'turned-up']);
    expect(state.phase).toEqual({ at: 'place', tile: object });
    expect(refusal(state, 0, { do: 'discard', tile: object })).toMatchObject({
      code: 'fakty.now.place',
    });
    expect(refusal(state, 0, lay(object, 2))).toMatchObject({ code: 'fakty.bang-die' });
    const { state: after } = make(state, 0, lay(object, 1));
    expect([after.scores, after.active, after.phase.at]).toEqual([[1, 0], 1, 'draw']);
  });

  test('can close the last title: two more points, and the end', () => {
    const rows = Array.from({ length: 10 }, (_, at) => [
      pl('m', at),
      pl(at < 6 ? 'm acc' : 'sg acc', at % 6),
      pl('acc', at),
    ]);
    const [missing, ...others] = rows[1] as [Tile, ...Tile[]];
    const start = ready({ board: board(10, ...rows.with(1, others)) });
    const { state } = rolls(start, 'hot-topic', draw(start, missing));
    const { events } = make(state, 0, lay(missing, 1));
    expect(types(events)).toEqual(['laid', 'closed', 'issue', 'over']);
    expect(events[2]).toMatchObject({ seat: 0, points: 2 });
  });

  test('discards a tile that fits nowhere', () => {
    // Subjects lie everywhere but on the "!" of three titles.
    const rows = Array.from({ length: 10 }, (_, at) =>
      [0, 4, 7].includes(at) ? [] : [pl('m', at)],
    );
    const start = ready({ board: board(10, ...rows) });
    const { events, state } = rolls(start, 'hot-topic', draw(start, pl('f')));
    expect(types(events)).toEqual(['rolled', 'turned-up', 'discarded']);
    expect([state.discards, state.active]).toEqual([[pl('f')], 1]);
  });
});

describe('leak', () => {
  test('is another whole turn, without "!" and so without another roll', () => {
    const { events, state } = rolls(ready({ board: board(10, [pl('m')]) }), 'leak');
    expect(types(events)).toEqual(['rolled', 'extra-turn']);
    expect([state.active, state.phase]).toEqual([0, { at: 'draw', extra: true }]);
    const drawn = make(state, 0, { do: 'draw' }, [0, 0, 0]).state;
    const [one, two, three] = drawn.drawn as [Tile, Tile, Tile];
    const left = make(drawn, 0, { do: 'discard', tile: one }).state;
    expect(refusal(left, 0, lay(two, 4))).toMatchObject({ code: 'fakty.bang-extra' });
    const laid = make(left, 0, lay(two, 1)).state;
    const after = make(laid, 0, lay(three, 2)).state;
    expect([after.active, after.turn, after.phase]).toEqual([1, 3, { at: 'draw', extra: false }]);
  });
});

describe('bear’s favour', () => {
  test('removes any tile, of a closed title too; points stay', () => {
    const start = ready({ board: board(10, [pl('m', 7)], closed()), scores: [1, 0] });
    const { state } = rolls(start, 'bear');
    expect(refusal(state, 0, { do: 'remove', tile: pl('ins') })).toMatchObject({
      code: 'fakty.not-on-board',
    });
    const { state: after } = make(state, 0, { do: 'remove', tile: plain('acc') });
    expect([after.discards, after.scores, after.active]).toEqual([[plain('acc')], [1, 0], 1]);
    expect(titleWith(after.board, plain('acc'))).toBe(-1);
  });

  test('is impossible on an empty board', () => {
    const { events, state } = rolls(ready({}), 'bear');
    expect(events.at(-1)).toMatchObject({ type: 'impossible', why: 'board' });
    expect(state.active).toBe(1);
  });
});

describe('contradiction', () => {
  test('removes one closed title', () => {
    const start = ready({ board: board(10, [pl('m', 7)], closed()), scores: [1, 0] });
    const { state } = rolls(start, 'contradiction');
    expect(refusal(state, 0, { do: 'scrap', title: 0 })).toMatchObject({
      code: 'fakty.scrap-closed',
    });
    const { events, state: after } = make(state, 0, { do: 'scrap', title: 1 });
    expect(types(events)).toEqual(['scrapped']);
    expect([after.board, after.scores]).toEqual([board(10, [pl('m', 7)]), [1, 0]]);
    expect(after.discards).toEqual(closed());
  });

  test('is impossible while no title is closed', () => {
    const { events, state } = rolls(ready({ board: board(10, [pl('m')]) }), 'contradiction');
    expect(events.at(-1)).toMatchObject({ type: 'impossible', why: 'closed' });
    expect(state.active).toBe(1);
  });
});

describe('bug', () => {
  test('moves a tile to another free field of its colour, and may close a title', () => {
    const [subject, predicate, object] = closed() as [Tile, Tile, Tile];
    const start = ready({ board: board(10, [object], [subject, predicate], [pl('f')]) });
    const { state } = rolls(start, 'bug');
    const move = (tile: Tile, title: number): Move => ({ do: 'move', tile, title });
    expect(refusal(state, 0, move(object, 0))).toMatchObject({ code: 'fakty.move-elsewhere' });
    expect(refusal(state, 0, move(object, 5))).toMatchObject({ code: 'fakty.bang-die' });
    expect(refusal(state, 0, move(pl('f'), 1))).toMatchObject({ code: 'fakty.field-taken' });
    expect(refusal(state, 0, move(pl('n'), 3))).toMatchObject({ code: 'fakty.not-on-board' });
    const { events, state: after } = make(state, 0, move(object, 1));
    expect(types(events)).toEqual(['moved', 'closed']);
    expect([after.scores, after.active]).toEqual([[1, 0], 1]);
  });

  test('respects grammar', () => {
    const start = ready({ board: board(10, [], [plain('m acc')], [pl('f')]) });
    const { state } = rolls(start, 'bug');
    expect(refusal(state, 0, { do: 'move', tile: pl('f'), title: 1 })).toMatchObject({
      code: 'fakty.subject.m',
    });
  });

  test('may open a closed title', () => {
    const start = ready({ board: board(10, [], closed()) });
    const { state } = rolls(start, 'bug');
    const { state: after } = make(state, 0, { do: 'move', tile: plain('acc'), title: 3 });
    expect(after.board[1]).toEqual([plain('m'), plain('m acc'), null]);
    expect(after.scores).toEqual([0, 0]);
  });

  test('is impossible when no tile can go anywhere', () => {
    const { events } = rolls(ready({}), 'bug');
    expect(events.at(-1)).toMatchObject({ type: 'impossible', why: 'move' });
  });
});

describe('sharp eye', () => {
  test('is a point', () => {
    const { events, state } = rolls(ready({}), 'eye');
    expect(types(events)).toEqual(['rolled', 'eye']);
    expect([state.scores, state.active]).toEqual([[1, 0], 1]);
  });
});
