import { boardgameio } from './boardgameio.ts';
import { documented } from './boardgameio-game.ts';

export const randomGames = boardgameio(documented);
