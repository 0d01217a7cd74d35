import { boardgameio } from './boardgameio.ts';
import { stripped } from './boardgameio-game.ts';

export const randomGames = boardgameio(stripped);
