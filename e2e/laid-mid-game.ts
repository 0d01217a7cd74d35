import { GAMES } from '../games/index.ts';
import { layByBots, turnOf } from './laid-by-bots.ts';
import { layKrzyzowka } from './laid-krzyzowka.ts';
import type { LaidTable } from './laid-table.ts';

/** Into the middle of a game. */
const STEPS = 8;

const krzyzowka = (game: 1 | 2 | 3) =>
  layKrzyzowka({
    id: `middle-${game}`,
    options: { game },
    names: ['Zofia', 'Otto'],
    bots: 1,
    moves: game === 1 ? STEPS : 2,
  });

/** A person and a bot in the middle of every game, and of each of the three that are Krzyżówka. */
export const MID_GAMES: Readonly<Record<string, () => LaidTable | Promise<LaidTable>>> = {
  ...Object.fromEntries(
    GAMES.filter(({ id }) => id !== 'krzyzowka').map((manifest) => [
      manifest.id,
      () => layByBots(manifest, turnOf(0, STEPS)),
    ]),
  ),
  'krzyzowka 1': () => krzyzowka(1),
  'krzyzowka 2': () => krzyzowka(2),
  'krzyzowka 3': () => krzyzowka(3),
};

/** How many moves the first seat has made. */
export const movesOfFirst = ({ entries }: LaidTable): number =>
  entries.filter(({ by, act }) => by === 0 && act.do === 'move').length;
