import { pick, seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import {
  ALL_TILES,
  choices,
  fakty,
  type Move,
  type Options,
  type State,
  whyNot,
} from '../rules/index.ts';
import { USUAL } from './usual-options.ts';

// A board lights what `choices` lists, and the table judges by `check`: whatever one can think of
// is listed exactly when it is not refused.

const titles = [...Array(10).keys()];
const seats = [...Array(8).keys()];

/** Every move there is, but of exchanges only those of the tiles on the boards. */
function everyMove(state: State): Move[] {
  const boards = state.variant === 'hot' ? [state.board] : state.boards;
  const onBoards = boards.flat(2).filter((tile) => tile !== null);
  const three = [0, 1, 2];
  return [
    { do: 'roll' },
    { do: 'draw' },
    { do: 'keep' },
    { do: 'pass' },
    ...ALL_TILES.flatMap((tile): Move[] => [
      { do: 'take', tile },
      { do: 'remove', tile },
      { do: 'discard', tile },
      ...titles.flatMap((title): Move[] => [
        { do: 'lay', tile, title },
        { do: 'move', tile, title },
      ]),
    ]),
    ...titles.map((title): Move => ({ do: 'scrap', title })),
    ...seats.flatMap((seat): Move[] => [
      { do: 'bug', seat },
      ...three.map((title): Move => ({ do: 'vote', seat, title })),
    ]),
    ...onBoards.flatMap((one) =>
      onBoards.flatMap((other) =>
        three.flatMap((to) => three.map((back): Move => ({ do: 'swap', one, to, other, back }))),
      ),
    ),
  ];
}

const SETS: readonly [name: string, options: Partial<Options>, seats: number][] = [
  ['exclusive', {}, 3],
  ['hot', { variant: 'hot' }, 3],
  ['hot, must lay', { variant: 'hot', mustLay: true }, 2],
];

describe.each(SETS)('%s', (_, partial, count) => {
  test('lists exactly what is allowed', () => {
    const options: Options = { ...USUAL, ...partial };
    const phases = new Set<string>();
    const written = (move: Move) => fakty.notation.write(move);
    /** Either board of an exchange can be named first. */
    const turned = (move: Move): Move =>
      move.do === 'swap'
        ? { do: 'swap', one: move.other, to: move.back, other: move.one, back: move.to }
        : move;
    for (let game = 0; game < 12; game++) {
      const chance = seededChance(game);
      let { state } = fakty.setup(options, count, { chance, now: 0 });
      while (!fakty.result(state)) {
        const seat = pick(chance, fakty.turn(state).must);
        const view = fakty.view(state, seat);
        const listed = choices(view);
        const { phase } = state;
        const kind = phase.at === 'action' ? phase.face : phase.at;
        if (!phases.has(kind) || chance.below(30) === 0) {
          phases.add(kind);
          const allowed = everyMove(state).filter((move) => whyNot(view, move) === null);
          const names = new Set(listed.flatMap((move) => [move, turned(move)]).map(written));
          expect(new Set(allowed.map(written))).toEqual(names);
          expect(new Set(listed.map(written)).size).toBe(listed.length);
        }
        ({ state } = fakty.play(state, seat, pick(chance, listed), { chance, now: 0 }));
      }
    }
    expect(phases.size).toBeGreaterThanOrEqual(8);
  });
});
