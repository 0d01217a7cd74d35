import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@late/games';
import { type Chance, pick } from '@late/kernel';
import type { Bench } from '../../kernel/testing/index.ts';
import { buildApp, type Running } from '../src/http/app.ts';
import type { CachedRoom } from '../src/rooms/cached-room.ts';
import { readSettings } from '../src/settings.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';

const PEOPLE = 5;

/** A real server on a real file in this process, so that the processor time of a request can be told. */
export interface FuzzedServer extends Running {
  readonly port: number;
  readonly tokens: readonly string[];
  /** A fresh room, with an open seat for each of the tokens. */
  open(game: string, seats: number): Promise<string>;
  /** Something that the holder of this token may do now in such a room, if there is anything. */
  moveFor(room: string, token: string, chance: Chance): Promise<unknown>;
  /** Somebody to ask something of a room: anybody, but most often whoever has to move. */
  asker(room: string, chance: Chance): Promise<string>;
  /** How many steps a room has. */
  lengthOf(room: string): Promise<number>;
}

export async function startFuzzedServer(all: readonly Bench[]): Promise<FuzzedServer> {
  const specimens = new Map(all.map(({ game, specimen }) => [game.id, specimen]));
  const folder = mkdtempSync(join(tmpdir(), 'late-fuzz-'));
  const settings = readSettings({ LOG_LEVEL: 'silent', ...NO_LIMITS });
  const running = buildApp(settings, openSqliteStore(join(folder, 'late.db')), join(folder, 'web'));
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = running.app.server.address() as AddressInfo;
  const post = async (url: string, token: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await running.app.inject({ method: 'POST', url, headers, payload })).json();
  };
  const tokens: string[] = [];
  /** Damaged requests may ask to be forgotten, and whoever is can ask nothing more. */
  const renewTokens = async () => {
    for (let index = 0; index < PEOPLE; index++) {
      const headers = { authorization: `Bearer ${tokens[index]}` };
      if (await running.services.whoIs(headers)) continue;
      tokens[index] = (await post('/api/tokens', '', {})).token;
    }
  };
  const server: FuzzedServer = {
    ...running,
    port,
    tokens,
    async open(game, count) {
      await renewTokens();
      const seats = Array.from({ length: count }, () => 'open');
      const [host = '', ...others] = tokens;
      const { id, ...refused } = await post('/api/rooms', host, { game, seats, name: 'Ada' });
      if (!id) throw new Error(`no room was opened: ${JSON.stringify(refused)}`);
      const ask = (token: string, request: object) =>
        post(`/api/rooms/${id}/requests`, token, { id: 'arrive', request });
      for (const [index, token] of others.slice(0, count - 1).entries()) {
        await ask(token, { do: 'sit', seat: index + 1, name: `Guest ${index + 1}` });
      }
      await ask(host, { do: 'start' });
      return id;
    },
    async moveFor(room, token, chance) {
      const { game, table } = (await running.services.rooms.get(room).then(playing)) ?? {};
      const seat = tokens.indexOf(token);
      if (!game || !table) return { do: 'nothing' };
      const { must, may } = game.turn(table.state);
      if (!must.includes(seat) && !may.includes(seat)) return { do: 'nothing' };
      return specimens.get(game.id)?.randomMove(game.view(table.state, seat), chance);
    },
    async asker(room, chance) {
      const { game, table } = (await running.services.rooms.get(room).then(playing)) ?? {};
      const [seat = -1] = game && table ? game.turn(table.state).must : [];
      return (chance.below(3) && tokens[seat]) || pick(chance, tokens);
    },
    async lengthOf(room) {
      return (await running.services.rooms.get(room))?.room.length ?? 0;
    },
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // What a game loads when it is first asked for is no cost of a request.
  for (const { id, seats } of GAMES) await server.open(id, seats.min);
  return server;
}

function playing(cached: CachedRoom | null) {
  return cached?.room.table ? { game: cached.game, table: cached.room.table } : null;
}
