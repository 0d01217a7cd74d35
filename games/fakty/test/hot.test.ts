import { describe, expect, test } from 'vitest';
import { fakty, HOT_FIELDS, type Move, type Tile } from '../rules/index.ts';
import { board, holding, hot, make, pl, plain, refusal, types } from './arranged.ts';

// The rulebook's paragraphs on Gorący temat, one by one. Title 1 has its "!" on the subject,
// title 2 on the predicate, title 3 on the object.

const closed = (at = 0) => [plain('m', at), plain('m acc', at), plain('acc', at)];
const lay = (tile: Tile, title: number): Move => ({ do: 'lay', tile, title });
const drop = (tile: Tile): Move => ({ do: 'discard', tile });

test('every title has one field marked "!"', () => {
  expect(HOT_FIELDS.map((field) => 'SPO'[field]).join('')).toBe('SPOPSOPSOP');
});

describe('the obligatory action', () => {
  test('draws three, discards one, and deals with the other two', () => {
    const start = hot(2, {});
    expect(refusal(start, 0, { do: 'roll' })).toMatchObject({ code: 'fakty.now.draw' });
    const { state: drawn, reveals } = make(start, 0, { do: 'draw' }, [0, 51, 102]);
    expect([drawn.drawn, reveals]).toEqual([[0, 52, 104], 'secret']);
    expect(fakty.view(drawn, 1)).toMatchObject({ drawn: [], drawnSize: 3 });
    expect(refusal(drawn, 0, lay(0, 1))).toMatchObject({ code: 'fakty.now.discard' });
    expect(refusal(drawn, 0, drop(9))).toMatchObject({ code: 'fakty.not-drawn' });
    const two = make(drawn, 0, drop(104)).state;
    const one = make(two, 0, lay(0, 1)).state;
    expect([one.active, one.phase.at]).toEqual([0, 'two']);
    const none = make(one, 0, drop(52)).state;
    expect([none.active, none.turn, none.phase]).toEqual([1, 3, { at: 'draw', extra: false }]);
    expect(none.discards).toEqual([104, 52]);
  });

  test('both tiles may be discarded, unless the table says otherwise', () => {
    const free = holding(2, [pl('m'), pl('f')]);
    expect(make(make(free, 0, drop(pl('m'))).state, 0, drop(pl('f'))).state.active).toBe(1);
    const strict = { ...free, options: { ...free.options, mustLay: true } };
    const half = make(strict, 0, drop(pl('m'))).state;
    expect(refusal(half, 0, drop(pl('f')))).toMatchObject({ code: 'fakty.must-lay' });
    const done = make(half, 0, lay(pl('f'), 1)).state;
    expect(done.active).toBe(1);
  });

  test('where at least one must be laid, the one that fits is not discarded', () => {
    const subjects = Array.from({ length: 10 }, (_, at) => [pl('m', at)]);
    const full = holding(2, [pl('f'), pl('acc')], { board: board(10, ...subjects) });
    const strict = { ...full, options: { ...full.options, mustLay: true } };
    expect(refusal(strict, 0, drop(pl('acc')))).toMatchObject({ code: 'fakty.must-lay' });
    expect(refusal(strict, 0, drop(pl('f')))).toBeNull();
    const laid = make(strict, 0, lay(pl('acc'), 0)).state;
    expect(refusal(laid, 0, drop(pl('f')))).toBeNull();
    const hopeless = { ...strict, drawn: [pl('f'), pl('f', 1)] };
    expect(refusal(hopeless, 0, drop(pl('f')))).toBeNull();
  });

  test('mixes the discards when the stack is used up', () => {
    const start = hot(2, { stack: [5, 6], discards: [60, 61, 62] });
    const { events, state } = make(start, 0, { do: 'draw' }, [0, 0, 2]);
    expect(types(events)).toEqual(['drew', 'restocked']);
    expect([state.drawn, state.stack, state.discards]).toEqual([[5, 6, 62], [60, 61], []]);
  });
});

describe('fields marked "!"', () => {
  test('take no tile in anybody’s first turn', () => {
    const first = holding(3, [pl('m'), pl('f')], { turn: 2 });
    expect(refusal(first, 0, lay(pl('m'), 0))).toMatchObject({ code: 'fakty.bang-first' });
    expect(refusal(first, 0, lay(pl('m'), 1))).toBeNull();
    const later = { ...first, turn: 3 };
    expect(refusal(later, 0, lay(pl('m'), 0))).toBeNull();
  });

  test('take one tile a turn', () => {
    const start = holding(2, [pl('m'), pl('f')]);
    const { state } = make(start, 0, lay(pl('m'), 0));
    expect(refusal(state, 0, lay(pl('f'), 4))).toMatchObject({ code: 'fakty.bang-once' });
    expect(refusal(state, 0, lay(pl('f'), 1))).toBeNull();
    expect(refusal(state, 0, drop(pl('f')))).toBeNull();
  });

  test('bring the die, after both tiles', () => {
    const start = holding(2, [pl('m'), pl('f')]);
    const { state } = make(start, 0, lay(pl('m'), 0));
    expect(state.phase).toMatchObject({ at: 'two', hot: true });
    const { state: after } = make(state, 0, drop(pl('f')));
    expect([after.active, after.phase]).toEqual([0, { at: 'roll' }]);
  });

  test('take none in an extra turn', () => {
    const phase = { at: 'two', extra: true, laid: false, hot: false } as const;
    const extra = holding(2, [pl('m'), pl('f')], { phase });
    expect(refusal(extra, 0, lay(pl('m'), 0))).toMatchObject({ code: 'fakty.bang-extra' });
  });
});

describe('the score', () => {
  test('comes at once: one for the title, one for each special word, then the die', () => {
    const [subject, predicate, object] = [pl('m', 2), pl('sg acc', 2), pl('acc', 4)];
    const start = holding(2, [object], { board: board(10, [], [], [subject, predicate]) });
    const { events, state } = make(start, 0, lay(object, 2));
    expect(types(events)).toEqual(['laid', 'closed']);
    expect(events[1]).toMatchObject({ seat: 0, points: 4 });
    expect([state.scores, state.phase]).toEqual([[4, 0], { at: 'roll' }]);
  });

  test('two more for the tenth title, and no roll, though it lies on "!"', () => {
    const rows = Array.from({ length: 9 }, (_, at) => [
      pl('m', at),
      pl(at < 6 ? 'm acc' : 'sg acc', at % 6),
      pl('acc', at),
    ]);
    const last = [plain('f'), plain('f acc'), pl('acc', 10)] as const;
    const start = holding(2, [last[1], pl('f', 5)], {
      board: board(10, ...rows, [last[0], last[2]]),
      scores: [0, 3],
    });
    expect(HOT_FIELDS[9]).toBe(1);
    const { events, state } = make(start, 0, lay(last[1], 9));
    expect(types(events)).toEqual(['laid', 'closed', 'issue', 'over']);
    expect(fakty.result(state)).toEqual({ scores: [3, 3], winners: [0, 1] });
    expect(fakty.turn(state)).toEqual({ must: [], may: [] });
  });

  test('a title closed again scores again', () => {
    const [subject, predicate, object] = closed() as [Tile, Tile, Tile];
    const start = holding(2, [object], {
      board: board(10, [], [subject, predicate]),
      scores: [1, 1],
    });
    expect(make(start, 0, lay(object, 1)).state.scores).toEqual([2, 1]);
  });

  test('a dead end is cleared, and its tiles discarded', () => {
    const rows = [0, 1, 2, 3, 4, 5].map((at) => [pl('m', at), pl('sg ins', at), pl('ins', at)]);
    const start = holding(2, [pl('n'), pl('f')], { board: board(10, ...rows, [pl('ins', 6)]) });
    const { events, state } = make(start, 0, lay(pl('n'), 6));
    expect(types(events)).toEqual(['laid', 'stuck']);
    expect(state.board[6]).toEqual([null, null, null]);
    expect(state.discards).toEqual([pl('n'), pl('ins', 6)]);
  });
});
