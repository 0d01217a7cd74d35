import { seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { type ExclusiveState, fakty, type Move, type Tile } from '../rules/index.ts';
import { board, exclusive, make, pl, plain, refusal, rolls, types } from './arranged.ts';
import { USUAL } from './usual-options.ts';

// The rulebook's paragraphs on Temat na wyłączność, one by one.

/** A closed title without special words: one point. */
const closed = (at = 0) => [plain('m', at), plain('m acc', at), plain('acc', at)];
const lay = (tile: Tile, title: number): Move => ({ do: 'lay', tile, title });

describe('the set-up', () => {
  const options = { ...USUAL, deck: 'pl' } as const;
  const deal = (seats: number, start: number | 'random' = 'random') =>
    fakty.setup({ ...options, start }, seats, { chance: seededChance(1), now: 0 })
      .state as ExclusiveState;

  test.each([2, 3, 4])('five tiles each for %i, seven face up, the rest face down', (seats) => {
    const { hands, pool, stack, discards } = deal(seats);
    expect(hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(5));
    expect([pool.length, discards.length, stack.length]).toEqual([7, 0, 149 - 5 * seats]);
  });

  test('each lays one tile, in seat order from the one who begins', () => {
    let state = deal(3, 1);
    expect(state.start).toBe(1);
    for (const seat of [1, 2, 0]) {
      expect(fakty.turn(state)).toEqual({ must: [seat], may: [] });
      expect(refusal(state, seat, { do: 'roll' })).toMatchObject({ code: 'fakty.now.opening' });
      ({ state } = make(state, seat, lay(state.hands[seat]?.[0] as Tile, 2)));
    }
    expect([state.active, state.round, state.phase]).toEqual([1, 1, { at: 'roll' }]);
  });

  test('nobody begins who is not there, and the other variant’s rule stays there', () => {
    expect(fakty.checkSetup({ ...options, start: 2 }, 2)).toMatchObject({ code: 'fakty.start' });
    expect(fakty.checkSetup({ ...options, start: 1 }, 2)).toBeNull();
    expect(fakty.checkSetup({ ...options, mustLay: true, start: 0 }, 2)).toMatchObject({
      code: 'fakty.must-lay-hot',
    });
  });
});

describe('building a title', () => {
  const phase = { at: 'second' } as const;

  test('the predicate says what it wants of the subject', () => {
    const boards = [board(3, [plain('m acc')]), board(3)];
    const state = exclusive(2, { phase, boards, hands: [[pl('f'), pl('m')], []] });
    expect(refusal(state, 0, lay(pl('f'), 0))).toEqual({
      code: 'fakty.subject.m',
      params: { predicate: 'WIĘZIŁ W SZAFIE', tile: 'ŻONA BURMISTRZA' },
      rule: 'grammar',
    });
    expect(refusal(state, 0, lay(pl('f'), 1))).toBeNull();
    expect(refusal(state, 0, lay(pl('m'), 0))).toBeNull();
  });

  test('and what it wants of the object', () => {
    const boards = [board(3, [pl('sg gen')]), board(3)];
    const hands = [[pl('ins'), pl('acc'), pl('acc gen')], []];
    const state = exclusive(2, { phase, boards, hands });
    for (const kind of ['ins', 'acc']) {
      expect(refusal(state, 0, lay(pl(kind), 0))).toMatchObject({ code: 'fakty.object.gen' });
    }
    expect(refusal(state, 0, lay(pl('acc gen'), 0))).toBeNull();
  });

  test('a subject and an object alone always fit', () => {
    for (const subject of ['m', 'f', 'n', 'virile', 'nonvirile']) {
      for (const object of ['acc', 'acc gen', 'acc ins', 'ins']) {
        const boards = [board(3, [pl(subject)]), board(3)];
        const state = exclusive(2, { phase, boards, hands: [[pl(object)], []] });
        expect(refusal(state, 0, lay(pl(object), 0))).toBeNull();
      }
    }
  });

  test('a field holds one tile, and a board three titles', () => {
    const boards = [board(3, [pl('m')]), board(3)];
    const state = exclusive(2, { phase, boards, hands: [[pl('f')], []] });
    expect(refusal(state, 0, lay(pl('f'), 0))).toMatchObject({ code: 'fakty.field-taken' });
    expect(refusal(state, 0, lay(pl('f'), 3))).toMatchObject({ code: 'fakty.no-title' });
    expect(refusal(state, 0, lay(pl('n'), 1))).toMatchObject({ code: 'fakty.not-in-hand' });
  });

  test('where the table judges grammar, only colours count', () => {
    const boards = [board(3, [plain('m acc')]), board(3)];
    const strict = exclusive(2, { phase, boards, hands: [[pl('f'), pl('ins')], []] });
    const state = { ...strict, options: { ...strict.options, grammar: 'table' } } as const;
    expect(refusal(state, 0, lay(pl('f'), 0))).toBeNull();
    expect(refusal(state, 0, lay(pl('ins'), 0))).toBeNull();
  });
});

describe('a turn', () => {
  test('is a roll, then a tile or two from the stack', () => {
    const state = exclusive(2, { hands: [[pl('m')], []], pool: [pl('f')] });
    expect(refusal(state, 0, lay(pl('m'), 0))).toMatchObject({ code: 'fakty.now.roll' });
    const rolled = rolls(state, 'hot-topic').state;
    expect(refusal(rolled, 0, { do: 'draw' })).toMatchObject({ code: 'fakty.now.hot-topic' });
    const taken = make(rolled, 0, { do: 'take', tile: pl('f') }).state;
    expect(refusal(taken, 0, lay(pl('m'), 0))).toMatchObject({ code: 'fakty.now.taken' });
    const kept = make(taken, 0, { do: 'keep' }, [0]).state;
    expect(kept.phase).toEqual({ at: 'second' });
    const laid = make(kept, 0, lay(pl('m'), 0)).state;
    expect([laid.active, laid.phase.at, laid.round]).toEqual([1, 'roll', 1]);
    const drawn = make(kept, 0, { do: 'draw' }, [0, 0]);
    expect(drawn.state.hands[0]).toHaveLength(4);
    expect(drawn.reveals).toBe('secret');
  });

  test('nobody passes who can lay or draw', () => {
    const second = { at: 'second' } as const;
    const hands = [[pl('m')], []];
    const withStack = exclusive(2, { phase: second, hands });
    expect(refusal(withStack, 0, { do: 'pass' })).toMatchObject({ code: 'fakty.pass-draw' });
    const fitting = exclusive(2, { phase: second, hands, stack: [] });
    expect(refusal(fitting, 0, { do: 'draw' })).toMatchObject({ code: 'fakty.stack-empty' });
    expect(refusal(fitting, 0, { do: 'pass' })).toMatchObject({ code: 'fakty.pass-lay' });
    const boards = [board(3, [pl('m', 1)], [pl('m', 2)], [pl('m', 3)]), board(3)];
    const helpless = exclusive(2, { phase: second, hands, boards, stack: [] });
    expect(types(make(helpless, 0, { do: 'pass' }).events)).toEqual(['passed']);
  });

  test('a full board may pass, and may draw', () => {
    const boards = [board(3, closed(0), closed(1), closed(2)), board(3)];
    const state = exclusive(2, { phase: { at: 'second' }, boards, first: 0 });
    expect(refusal(state, 0, { do: 'pass' })).toBeNull();
    expect(refusal(state, 0, { do: 'draw' })).toBeNull();
  });

  test('draws what there is, and mixes the discards when the stack is used up', () => {
    const second = { at: 'second' } as const;
    const last = exclusive(2, { phase: second, stack: [7] });
    expect(make(last, 0, { do: 'draw' }, [0]).state.hands[0]).toEqual([7]);
    const mixed = exclusive(2, { phase: second, stack: [7], discards: [30, 20, 10] });
    const { state, events } = make(mixed, 0, { do: 'draw' }, [0, 1]);
    expect(types(events)).toEqual(['drew', 'restocked']);
    expect([state.hands[0], state.stack, state.discards]).toEqual([[7, 20], [10, 30], []]);
  });
});

describe('closing', () => {
  test('a closed title is read out, and the issue after the third', () => {
    const [subject, predicate, object] = closed(2) as [Tile, Tile, Tile];
    const boards = [board(3, closed(0), closed(1), [subject, predicate]), board(3)];
    const state = exclusive(2, { phase: { at: 'second' }, boards, hands: [[object], []] });
    const { events, state: after } = make(state, 0, lay(object, 2));
    expect(types(events)).toEqual(['laid', 'closed', 'issue']);
    expect(events[1]).toMatchObject({ seat: 0, title: 2, points: 1 });
    expect(after.first).toBe(0);
    expect(fakty.result(after)).toBeNull();
    expect(after.active).toBe(1);
  });

  test('special words count one each, once the title is closed', () => {
    const special = [pl('m', 2), pl('sg acc', 2), pl('acc', 4)];
    const boards = [board(3, special, [pl('m', 4)]), board(3, closed())];
    expect(fakty.view(exclusive(2, { boards }), 'audience')).toMatchObject({ scores: [4, 1] });
  });

  test('the last round is played to its end', () => {
    const boards = [board(3, closed(0), closed(1), closed(2)), board(3, closed(3))];
    const state = exclusive(2, { phase: { at: 'second' }, boards, active: 1, first: 0 });
    const { events, state: over } = make(state, 1, { do: 'draw' }, [0, 0]);
    expect(types(events)).toEqual(['drew', 'over']);
    expect(fakty.result(over)).toEqual({ scores: [4, 1], winners: [0] });
    expect(refusal(over, 0, { do: 'roll' })).toMatchObject({ code: 'move.over' });
  });

  test('whoever closes in the first seat of a round waits for all the others', () => {
    const boards = [board(3), board(3, closed(0), closed(1), closed(2)), board(3)];
    const state = exclusive(3, { phase: { at: 'second' }, boards, active: 1, start: 2, first: 1 });
    const { state: next } = make(state, 1, { do: 'pass' });
    expect(fakty.result(next)).not.toBeNull();
    const early = { ...state, start: 1 };
    expect(fakty.result(make(early, 1, { do: 'pass' }).state)).toBeNull();
  });

  test('a title that nothing can complete any more is discarded at once', () => {
    // A neuter subject and an instrumental object go together by six predicates; all are closed away.
    const used = [0, 1, 2, 3, 4, 5].map((at) => [pl('m', at), pl('sg ins', at), pl('ins', at)]);
    const boards = [board(3, [pl('n')]), board(3, ...used.slice(0, 3)), board(3, ...used.slice(3))];
    const object = pl('ins', 6);
    const state = exclusive(3, { phase: { at: 'second' }, boards, hands: [[object], [], []] });
    const { events, state: after } = make(state, 0, lay(object, 0));
    expect(types(events)).toContain('stuck');
    expect(after.boards[0]).toEqual(board(3));
    expect(after.discards).toEqual([pl('n'), object]);
    const judged = { ...state, options: { ...state.options, grammar: 'table' as const } };
    expect(make(judged, 0, lay(object, 0)).state.boards[0]).toEqual(board(3));
    const kept = { ...state.options, deadEnds: false };
    for (const freed of [
      { ...state, options: kept },
      { ...judged, version: 2 },
    ]) {
      expect(types(make(freed, 0, lay(object, 0)).events)).not.toContain('stuck');
    }
  });

  test('what does not agree is no dead end where the table judges', () => {
    const [subject, predicate] = [pl('n'), pl('m acc')];
    const state = exclusive(2, {
      options: { ...USUAL, deck: 'pl', grammar: 'table', start: 0 },
      phase: { at: 'second' },
      boards: [board(3, [subject]), board(3)],
      hands: [[predicate], []],
    });
    const { state: after } = make(state, 0, lay(predicate, 0));
    expect(after.boards[0]?.[0]).toEqual([subject, predicate, null]);
  });
});
