import { drawFrom, type Seat, type TableChance } from '@late/kernel';
import { type Deed, seatAfter } from './state.ts';
import { over, type Telling, tell } from './telling.ts';
import { sorted, type Token } from './tokens.ts';

/** Draws as many tokens as were laid, or as many as there are. */
export function draw(telling: Telling, seat: Seat, wanted: number, chance: TableChance): Telling {
  const { hands, options, pool } = telling.state;
  const { drawn, rest } = drawFrom(pool, wanted, chance, 'pool');
  if (drawn.length === 0) return telling;
  const hand = sorted(options, [...(hands[seat] as readonly Token[]), ...drawn]);
  const tokens = sorted(options, drawn);
  return tell(
    telling,
    { hands: hands.with(seat, hand), pool: rest },
    { type: 'drawn', seat, count: drawn.length, tokens },
  );
}

/** The seat's turn is over, and this is what it did with it. */
export function handOn(telling: Telling, seat: Seat, deed: Deed, idle: number): Telling {
  const { deeds } = telling.state;
  return tell(telling, {
    turn: seatAfter(telling.state, seat),
    tried: [],
    idle,
    deeds: deeds.with(seat, deed),
  });
}

/** Whoever doubted in vain, where that costs a turn, sits the next one out. */
export function passOver(telling: Telling): Telling {
  const { idle, owes, turn } = telling.state;
  if (!owes[turn]) return telling;
  const paid = tell(telling, { owes: owes.with(turn, false) }, { type: 'sat-out', seat: turn });
  return passOver(handOn(paid, turn, { did: 'sat-out' }, idle + 1));
}

/** Two rounds without a token that stayed: that was it. */
export function endIfIdle(telling: Telling): Telling {
  const { hands, idle } = telling.state;
  return idle >= 2 * hands.length ? over(telling, 'idle') : telling;
}
