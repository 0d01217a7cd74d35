import type { BoardProps } from '@late/ui';
import type { GameLook } from '../games/face.ts';
import { askAdvice } from '../local/ask-bot.ts';

type Advice = Pick<BoardProps<unknown, unknown>, 'advise'>;

/** A game's own advice, for its board; nothing where it has none. */
export function adviceFor({ id, advises }: GameLook): Advice {
  return advises ? { advise: adviserOf(id) } : {};
}

const advisers = new Map<string, NonNullable<Advice['advise']>>();

/** The same function each time, so that a board may depend on it. */
function adviserOf(game: string): NonNullable<Advice['advise']> {
  const known = advisers.get(game) ?? ((question) => askAdvice(game, question));
  advisers.set(game, known);
  return known;
}
