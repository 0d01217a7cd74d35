import * as house from './index.ts';
import { gameList } from './list.ts';
import pig from './pig/index.ts';

/**
 * The list with the example game on it, for tests and for whoever learns from it. It takes the place
 * of `index.ts` under the condition `example` (`node --conditions=example`), and is in no build that
 * people get.
 */
export const GAMES = [...house.GAMES, pig] as const;

export type GameId = (typeof GAMES)[number]['id'];

export const { isGame, isJudged, manifestOf, nameOf } = gameList(GAMES);
