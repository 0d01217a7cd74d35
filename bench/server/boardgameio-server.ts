import { Server } from 'boardgame.io/server';
import { game } from './boardgameio-game.ts';

// boardgame.io's own server as its documentation starts it; matches are kept in memory.
const server = Server({ games: [game], origins: [] });
const port = Number(process.env.PORT);
// Its lobby gets a port of its own: beside the sockets, today's Koa does not see its routes.
await server.run({ port, lobbyConfig: { apiPort: port + 1 } });
