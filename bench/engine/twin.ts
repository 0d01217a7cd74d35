import { randomGames as twinGames } from '../../games/extra/bot/twin/random-games.ts';
import type { RandomGames } from './random-games.ts';

/** On the bots' fast twin of the rules: typed arrays, changed in place. */
export const randomGames: RandomGames = (count, seed) => twinGames('schmidt', count, seed).total;
