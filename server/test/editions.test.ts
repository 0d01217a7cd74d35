import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readRecord, verify } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/games.ts';
import { moveFor } from './editions/move-for.ts';
import type { Edition, KeptRoom } from './editions/play-edition.ts';
import { Guest } from './guest.ts';
import { startServer, temporaryFolder } from './test-server.ts';

const FOLDER = fileURLToPath(new URL('./editions/', import.meta.url));
const EDITIONS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function editionOf(name: string): Edition {
  return JSON.parse(readFileSync(join(FOLDER, name, 'edition.json'), 'utf8'));
}

async function openDatabase(name: string) {
  const folder = temporaryFolder();
  const database = gunzipSync(readFileSync(join(FOLDER, name, 'database.gz')));
  writeFileSync(join(folder, 'late.db'), database);
  return startServer({}, folder);
}

/** Lets whoever has to move do so; how many moves there were. */
async function playOn(id: string, guests: readonly Guest[]): Promise<number> {
  let moves = 0;
  for (const guest of guests) {
    const move = await moveFor(await guest.see(id));
    if (move === null) continue;
    const { status, body } = await guest.ask(id, { do: 'move', move });
    expect([status, body.refusal]).toEqual([200, undefined]);
    moves++;
  }
  return moves;
}

/** Those that it knew. */
function gamesOf({ rooms }: Edition): string[] {
  return [...new Set(rooms.map(({ game }) => game))];
}

test('every edition has each kind of room in each of its games', () => {
  expect(EDITIONS.length).toBeGreaterThan(1);
  for (const name of EDITIONS) {
    const edition = editionOf(name);
    const games = gamesOf(edition);
    expect(games.length).toBeGreaterThanOrEqual(5);
    const kinds = new Set(edition.rooms.map(({ game, status }) => `${game} ${status}`));
    for (const game of games)
      for (const status of ['waiting', 'playing', 'over'])
        expect(kinds).toContain(`${game} ${status}`);
  }
});

describe.each(EDITIONS)('the edition %s', (name) => {
  const edition = editionOf(name);
  const { rooms, tokens } = edition;

  test('has rooms that are as they were, and go on', async () => {
    const server = await openDatabase(name);
    const [anna, jan, ola] = (['anna', 'jan', 'ola'] as const).map(
      (who) => new Guest(server, tokens[who]),
    ) as [Guest, Guest, Guest];
    const asItWas = async ({ id, game }: KeptRoom) => {
      const { plan, table, length, seats } = await anna.see(id);
      const status = !table ? 'waiting' : table.result ? 'over' : 'playing';
      const names = seats.map((seat) => ('name' in seat ? seat.name : ''));
      expect(plan.game).toBe(game);
      return { id, game, status, length, names };
    };
    for (const room of rooms) {
      expect(await asItWas(room)).toEqual(room);
      const { id, game, status } = room;
      if (status === 'waiting') {
        expect((await anna.ask(id, { do: 'start' })).status).toBe(200);
      } else if (status === 'playing') {
        expect(await playOn(id, [anna, jan, ola])).toBeGreaterThan(0);
      } else {
        const { body } = await anna.call('GET', `/api/rooms/${id}/record`);
        expect(body).toBe(readFileSync(join(FOLDER, name, `${game}.txt`), 'utf8'));
      }
    }
    expect((await anna.call('GET', '/api/me/export')).body.rooms).toHaveLength(rooms.length);
    expect((await anna.call('DELETE', '/api/me')).status).toBe(200);
    for (const { id } of rooms) {
      expect(JSON.stringify(await server.services.store.steps(id, 0))).not.toContain('Anna');
    }
  }, 30_000);

  test.each(gamesOf(edition))(
    'has a recorded game of %s that can be read, and is fair',
    async (id) => {
      const game = await findGame(id);
      if (!game) throw new Error(`no ${id}`);
      const text = readFileSync(join(FOLDER, name, `${id}.txt`), 'utf8');
      const record = readRecord(text, () => game);
      expect(verify(game, record)).toMatchObject({ fair: true });
    },
  );
});
