import { seededChance } from '@late/kernel';
import { bench, randomGame } from '@late/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ALL_TILES, fakty, type State, tilesOf } from '../rules/index.ts';
import { specimen } from './specimen.ts';

const tilesIn = (state: State) =>
  state.variant === 'hot'
    ? [...state.board.flatMap(tilesOf), ...state.drawn, ...state.stack, ...state.discards]
    : [
        ...state.boards.flat().flatMap(tilesOf),
        ...state.hands.flat(),
        ...state.pool,
        ...state.stack,
        ...state.discards,
      ];

describe.each(specimen.sets)('played on from anywhere: $name', (set) => {
  const { played } = randomGame(bench(specimen, set), 5);
  const states = played.steps
    .map(({ outcome }) => outcome.state as State)
    .filter((state) => !fakty.result(state));

  test('a seat sees what it saw, every tile is still there, and the rest is another draw', () => {
    const isChanged = { isOther: false, couldBe: false };
    for (const [at, state] of states.entries()) {
      for (let seat = 0; seat < set.seats; seat++) {
        const context = { chance: seededChance(at), now: 0 };
        const anew = fakty.redraw?.(state, seat, context) as State;
        const { at: phase } = state.phase;
        // Votes that were given in secret are to be given anew.
        if (phase !== 'vote' && phase !== 'objection')
          expect(fakty.view(anew, seat)).toEqual(fakty.view(state, seat));
        const placed = phase === 'place' && state.variant === 'hot' ? [] : tilesIn(anew);
        if (placed.length) expect([...placed].sort((a, b) => a - b)).toEqual(ALL_TILES);
        isChanged.isOther ||= JSON.stringify(anew) !== JSON.stringify(state);
        isChanged.couldBe ||= set.seats > 1;
      }
    }
    expect(isChanged.isOther).toBe(isChanged.couldBe);
  });
});
