import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/server';
import { game } from './boardgameio-game.ts';

// boardgame.io's own server as its documentation starts it; matches are kept in memory.
const server = Server({ games: [game], origins: [] });
// Its lobby gets a port of its own: beside the sockets, today's Koa does not see its routes. The number 0 would
// mean none.
const apiPort = '0' as unknown as number;
const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
const urlOf = (running: typeof appServer) =>
  `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
process.send?.({ listening: urlOf(appServer), lobby: apiServer && urlOf(apiServer) });
