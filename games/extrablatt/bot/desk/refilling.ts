import type { Move, Paper } from '../../rules/index.ts';
import type { Desk } from './desk.ts';

/** An Extra token is as good a reason to wish for late hours as so many empty cells of the zone. */
const TOKEN_IN_CELLS = 4;

/** Whoever has kept more for the late hours brings them on; whoever leads in the last ones, the end. */
export function refilling({ forecast, seat, taste, view }: Desk): Move {
  const { empty } = forecast.tally;
  const kept = view.papers.map(
    ({ tokens }: Paper, owner) => (empty[owner] as number) + TOKEN_IN_CELLS * tokens,
  );
  const all = kept.reduce((sum, cells) => sum + cells, 0);
  const mine = kept[seat] as number;
  const others = (all - mine) / (kept.length - 1);
  const hurry = forecast.outlook.sector < 2 ? mine - others : others - mine;
  return { do: 'refill', stack: hurry + taste.haste > 0 ? 'tempo' : 'normal' };
}
