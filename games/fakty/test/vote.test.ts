import { describe, expect, test } from 'vitest';
import { type ExclusiveState, fakty, type Move, type Tile } from '../rules/index.ts';
import { board, exclusive, make, plain, refusal, types } from './arranged.ts';

// Ties for first place: who votes, for what, and when the win is shared.

const KINDS = ['m', 'f', 'virile', 'nonvirile'] as const;

/** Title `at` of a seat, closed and without special words. */
function title(seat: number, at: number): Tile[] {
  const kind = KINDS[seat] as string;
  const number = ['m', 'f'].includes(kind) ? 'sg' : 'pl';
  const predicates = [
    plain(`${kind} acc`),
    plain(`${kind} acc`, 1),
    plain(`${number} acc`, seat % 2),
  ];
  return [plain(kind, at), predicates[at] as Tile, plain('acc', 3 * seat + at)];
}

const vote = (seat: number, at = 0): Move => ({ do: 'vote', seat, title: at });

function poll(state: ExclusiveState, ...votes: [voter: number, owner: number, title: number][]) {
  let outcome = { state, events: [] as readonly unknown[] };
  for (const [voter, owner, at] of votes) outcome = make(outcome.state, voter, vote(owner, at));
  return outcome.state;
}

/** The last seat makes its last move; those named have closed three titles, the others one. */
function end(complete: readonly number[], seats: number, first: number) {
  const boards = Array.from({ length: seats }, (_, seat) =>
    board(3, ...[0, 1, 2].slice(0, complete.includes(seat) ? 3 : 1).map((at) => title(seat, at))),
  );
  const active = seats - 1;
  const state = exclusive(seats, { boards, active, phase: { at: 'second' }, first, stack: [150] });
  return make(state, active, { do: 'draw' }, [0]);
}

/** Nobody gets the point for the first issue, so that all who closed three are level. */
const NOBODY = 9;
const tie = (tied: readonly number[], seats: number) => end(tied, seats, NOBODY);

describe('without a tie', () => {
  test('the most points win, the first issue included', () => {
    const { state } = end([0, 1], 2, 0);
    expect(fakty.result(state)).toEqual({ scores: [4, 3], winners: [0] });
  });
});

describe('a tie', () => {
  test('of two seats alone is a shared win at once', () => {
    const { state, events } = tie([0, 1], 2);
    expect(types(events)).toEqual(['drew', 'over']);
    expect(fakty.result(state)).toEqual({ scores: [3, 3], winners: [0, 1] });
  });

  test('of two among three is decided by the third', () => {
    const { state, events } = tie([0, 2], 3);
    expect(events.at(-1)).toMatchObject({ type: 'vote-called', tied: [0, 2], voters: [1] });
    expect(fakty.turn(state)).toEqual({ must: [1], may: [] });
    expect(refusal(state, 1, { do: 'roll' })).toMatchObject({ code: 'fakty.now.vote' });
    expect(refusal(state, 1, vote(1))).toMatchObject({ code: 'fakty.vote-tied' });
    expect(refusal(state, 1, vote(0, 3))).toMatchObject({ code: 'fakty.vote-closed' });
    const { state: over, reveals } = make(state, 1, vote(2, 1));
    expect(fakty.result(over)).toEqual({ scores: [3, 1, 4], winners: [2] });
    expect(reveals).toBe('nothing');
  });

  test('keeps votes secret until the last one is in', () => {
    const { state } = tie([0, 1], 4);
    const { state: half, events } = make(state, 2, vote(0));
    expect(events).toEqual([{ type: 'voted', seat: 2 }]);
    expect(fakty.view(half, 3)).toMatchObject({
      phase: { voted: [false, false, true, false], mine: null },
    });
    expect(fakty.view(half, 2)).toMatchObject({ phase: { mine: { seat: 0, title: 0 } } });
    const { events: opened, reveals } = make(half, 3, vote(0, 1));
    expect(types(opened)).toEqual(['voted', 'votes', 'over']);
    expect(reveals).toBe('news');
  });

  test('two titles of one owner still make one winner', () => {
    const { state } = tie([0, 1], 4);
    const over = poll(state, [2, 0, 0], [3, 0, 1]);
    expect(fakty.result(over)).toEqual({ scores: [4, 3, 1, 1], winners: [0] });
  });

  test('of the votes sends everybody to the polls, not for their own title', () => {
    const { state } = tie([0, 1], 4);
    const again = poll(state, [2, 0, 0], [3, 1, 0]);
    expect(fakty.result(again)).toBeNull();
    expect(fakty.turn(again).must).toEqual([0, 1, 2, 3]);
    expect(refusal(again, 0, vote(0))).toMatchObject({ code: 'fakty.vote-own' });
    const won = poll(again, [0, 1, 0], [1, 0, 0], [2, 1, 0], [3, 1, 1]);
    expect(fakty.result(won)).toEqual({ scores: [3, 4, 1, 1], winners: [1] });
    const shared = poll(again, [0, 1, 0], [1, 0, 0], [2, 1, 0], [3, 0, 0]);
    expect(fakty.result(shared)).toEqual({ scores: [3, 3, 1, 1], winners: [0, 1] });
  });

  test('of everybody lets everybody vote at once', () => {
    const { state, events } = tie([0, 1, 2], 3);
    expect(events.at(-1)).toMatchObject({ everybody: true, voters: [0, 1, 2] });
    const won = poll(state, [0, 2, 0], [1, 2, 0], [2, 0, 1]);
    expect(fakty.result(won)).toEqual({ scores: [3, 3, 4], winners: [2] });
    const shared = poll(state, [0, 1, 0], [1, 2, 0], [2, 0, 0]);
    expect(fakty.result(shared)).toEqual({ scores: [3, 3, 3], winners: [0, 1, 2] });
  });

  test('that stays in the vote is shared by those whose titles led it', () => {
    const { state } = tie([0, 1, 2, 3], 4);
    const over = poll(state, [0, 1, 0], [1, 0, 0], [2, 1, 0], [3, 0, 0]);
    expect(fakty.result(over)).toEqual({ scores: [3, 3, 3, 3], winners: [0, 1] });
  });
});
