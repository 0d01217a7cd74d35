import extra from './extra/index.ts';
import extrablatt from './extrablatt/index.ts';
import fakty from './fakty/index.ts';
import krzyzowka from './krzyzowka/index.ts';
import { gameList } from './list.ts';
import slowka from './slowka/index.ts';

/** The games of the house, in the order of the front page. */
export const GAMES = [extra, fakty, extrablatt, slowka, krzyzowka] as const;

export type GameId = (typeof GAMES)[number]['id'];

export const { isGame, isJudged, manifestOf, nameOf } = gameList(GAMES);
