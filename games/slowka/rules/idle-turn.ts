import type { Seat, TableChance } from '@late/kernel';
import { type Deed, seatAfter } from './state.ts';
import type { Telling } from './telling.ts';
import { endIfIdle, handOn, passOver } from './turns.ts';
import { stand } from './waiting.ts';

/**
 * A turn without a token. By the first version's rules a waiting word stays open, for nobody has laid
 * tokens since; but once the turn comes round to its own player, everybody has had their say.
 */
export function idleTurn(telling: Telling, seat: Seat, deed: Deed, chance: TableChance): Telling {
  const { idle, waiting } = telling.state;
  const handed = handOn(telling, seat, deed, idle + 1);
  const isBack = waiting?.seat === seatAfter(telling.state, seat);
  return endIfIdle(passOver(isBack ? stand(handed, chance, null) : handed));
}
