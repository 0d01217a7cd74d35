import { choices, extra, type Move, type Options, type Pad, type State } from '@late/extra/rules';
import { type Chance, checkMove, type Entry, pick, recording, seededChance } from '@late/kernel';
import type { RandomGames } from './random-games.ts';

const OPTIONS: Options = { sheet: 'schmidt', dice: 'house', children: [] };

/** Through the contract, as a live table plays: asked whose turn it is, checked, carried out, logged. */
export const randomGames: RandomGames = (count, seed) => {
  const luck = seededChance(seed);
  const mind = seededChance(seed + 2 ** 31);
  let total = 0;
  for (let game = 0; game < count; game++) total += randomGame(luck, mind);
  return total;
};

function randomGame(luck: Chance, mind: Chance): number {
  const now = 0;
  const log: Entry[] = [];
  let { state } = extra.setup(OPTIONS, 1, { chance: luck, now });
  for (;;) {
    const result = extra.result(state);
    if (result) return result.scores[0] as number;
    const by = extra.turn(state).must[0] as number;
    const move = randomMove(state, by, mind);
    const refusal = checkMove(extra, state, by, move);
    if (refusal) throw new Error(refusal.code);
    const chance = recording(luck);
    state = extra.play(state, by, move, { chance, now }).state;
    log.push({ seq: log.length, at: now, by, act: { do: 'move', move }, tape: chance.tape });
  }
}

function randomMove({ dice, pads }: State, seat: number, mind: Chance): Move {
  if (!dice) return { do: 'throw' };
  const { pairs, fifth, column } = pick(mind, choices(pads[seat] as Pad, dice));
  if (column === undefined) return { do: 'split', pairs, fifth };
  return { do: 'split', pairs, fifth, column };
}
