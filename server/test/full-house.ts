import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from '../src/store/database-file.ts';
import { Guest } from './guest.ts';
import { startServer, temporaryFolder } from './test-server.ts';

/** A house that stopped: its folder, its people and its tables. */
export interface FullHouse {
  readonly dataDir: string;
  readonly tokens: Readonly<Record<'anna' | 'boris' | 'eve', string>>;
  readonly waiting: string;
  readonly running: string;
  readonly withBots: string;
  readonly over: string;
  /** Of the waiting table. */
  readonly code: string;
  /** Of a personal link to Anna's seat in the running game. */
  readonly ticket: string;
}

export const RUDE = 'something rude — "żółć"';

/** Something of every kind that a house keeps on SQLite: tables, people, and what was done about people. */
export async function fullHouse(): Promise<FullHouse> {
  const server = await startServer();
  const arrive = () => Guest.arrive(server);
  const [anna, boris, eve] = [await arrive(), await arrive(), await arrive()];
  const [gone, going] = [await arrive(), await arrive()];
  await anna.call('PUT', '/api/me', { name: 'Anna' });

  const waiting = await anna.open({ listed: true, name: 'Anna' });
  const running = await forTwo(anna, boris);
  const over = await forTwo(anna, boris);
  await anna.ask(over, { do: 'close' });
  await boris.call('DELETE', `/api/rooms/${over}`);
  const withBots = await anna.open({ seats: ['open', 'easy'], clock: { kind: 'days', days: 3 } });
  await anna.ask(withBots, { do: 'start' });

  await boris.ask(running, { do: 'say', text: RUDE });
  const [line] = (await anna.see(running)).chat;
  await anna.call('POST', `/api/rooms/${running}/reports`, { reason: 'abuse', line: line?.seq });
  await anna.call('POST', `/api/rooms/${running}/blocks`, { seat: 1 });
  const { ticket } = (await anna.call('POST', `/api/rooms/${running}/ticket`, {})).body;

  const asked = { game: 'extra', most: 2, hours: 24, name: 'Anna' };
  const duel = (await anna.call('POST', '/api/duels', asked)).body.id;
  await boris.call('POST', `/api/duels/${duel}/runs`, { name: 'Boris' });

  await gone.open({ name: 'Gone' });
  await gone.call('DELETE', '/api/me');
  const { store } = server.services;
  await store.addBan(
    {
      id: 'ban',
      kind: 'member',
      whom: [(await eve.call('GET', '/api/me')).body.member],
      name: 'Eve',
      since: Date.now(),
      until: Date.now() + 3_600_000,
    },
    9,
  );
  const { member } = (await going.call('GET', '/api/me')).body;
  await store.beginForgetting(member, Date.now(), 3_600_000);
  const { code } = (await anna.see(waiting)).plan;
  await server.stop();

  const dataDir = temporaryFolder();
  // Copied: a connection that was closed keeps its locks until its statements are collected.
  copyFileSync(join(server.folder, 'late.db'), databaseFile(dataDir));
  const tokens = { anna: anna.token, boris: boris.token, eve: eve.token };
  return { dataDir, tokens, waiting, running, withBots, over, code, ticket };
}

async function forTwo(anna: Guest, boris: Guest): Promise<string> {
  const id = await anna.open({ name: 'Anna' });
  await boris.ask(id, { do: 'sit', seat: 1, name: 'Boris' });
  await anna.ask(id, { do: 'start' });
  await anna.ask(id, { do: 'move', move: { do: 'throw' } });
  return id;
}
