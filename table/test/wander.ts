import { BOT_LEVELS, type Chance, pick, type Seat } from '@late/kernel';
import type { Action } from '../src/index.ts';
import { bot, ExtraSitting, people, Sitting } from './sitting.ts';
import { toy } from './toy.ts';

/** Tables of all sorts, by number: both games, with and without bots, real dice and clocks. */
export function someExtra(chance: Chance, seed: string, seats = 1 + chance.below(4)): ExtraSitting {
  const holders = people(seats).map((holder, seat) =>
    seat > 0 && chance.below(4) === 0 ? bot(`Robot ${seat}`) : holder,
  );
  const dice = pick(chance, ['house', 'house', 'table'] as const);
  const options = { dice, sheet: pick(chance, ['schmidt', 'classic'] as const) };
  const clock = pick(chance, [{ kind: 'none' }, { kind: 'turn', seconds: 60 }] as const);
  return new ExtraSitting(holders, { options, clock, seed });
}

export function someToy(chance: Chance, seed: string): Sitting {
  const options = { rounds: 1 + chance.below(20), seconds: pick(chance, [null, 60, 200]) };
  const clock = { kind: 'turn', seconds: 30 } as const;
  return new Sitting(toy, people(2 + chance.below(3)), { options, clock, seed });
}

function someMove(sitting: Sitting, chance: Chance, seat: Seat): unknown {
  if (!(sitting instanceof ExtraSitting)) {
    return { do: pick(chance, ['draw', 'pass', 'pass', 'pass', 'shout', 'shout']) };
  }
  const { dice, options } = sitting.state;
  if (dice) return pick(chance, sitting.splits(seat));
  if (options.dice === 'house') return { do: 'throw' };
  return { do: 'throw', dice: Array.from({ length: 5 }, () => 1 + chance.below(6)) };
}

/** Something that somebody might want, often legal, mostly a move. */
export function someAction(sitting: Sitting, chance: Chance, moves = 8): Action {
  const { turn, plan, undoRequest } = sitting.table;
  const seat = chance.below(plan.holders.length);
  const kinds = ['undo', 'undo', 'stand-in', 'hand-back', 'expire'] as const;
  const consents = undoRequest ? 8 : 0;
  const roll = chance.below(moves + consents + kinds.length);
  if (roll < moves) {
    const actors = chance.below(4) ? turn.must : [...turn.must, ...turn.may];
    const mover = actors.length ? pick(chance, actors) : seat;
    return { do: 'move', seat: mover, move: someMove(sitting, chance, mover) };
  }
  if (undoRequest && roll < moves + consents) {
    const asked = [undoRequest.seat, ...undoRequest.needs];
    return { do: chance.below(3) ? 'agree' : 'decline', seat: pick(chance, asked) };
  }
  const kind = kinds[roll - moves - consents] ?? 'expire';
  if (kind === 'expire') return { do: kind };
  if (kind === 'stand-in') return { do: kind, seat, level: pick(chance, BOT_LEVELS) };
  return { do: kind, seat };
}

/** Acts at random, while the clock mostly goes forward. Tells `visit` of every accepted action. */
export function wander(
  sitting: Sitting,
  chance: Chance,
  steps: number,
  visit: (action: Action) => void = () => {},
): void {
  for (let step = 0; step < steps && !sitting.table.result; step++) {
    sitting.wait(chance.below(12) - 1);
    const action = someAction(sitting, chance);
    if (sitting.attempt(action).ok) visit(action);
  }
}
