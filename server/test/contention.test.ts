import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomStep } from '@late/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store, TableRow } from '../src/store/store.ts';
import { PostgresServer } from '../testing/index.ts';
import { Guest } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { twoServers } from './servers-together.ts';
import { append } from './store-fixtures.ts';

/** More often in a row than it can happen by chance; with the pauses between them about a second. */
const BEATEN = 40;
const ASKED = 10;

/** Writes a step, as a bot or a clock of another process does. */
async function overtake(store: Store, table: string): Promise<void> {
  const { length, touched, status } = (await store.table(table)) as TableRow;
  const line = { seat: 1, name: 'Bot', phrase: 'hello' } as const;
  const step: RoomStep = { seq: length, at: touched, act: { do: 'say', member: 'bot', line } };
  await store.append(append(table, length, { steps: [step], status, touched, members: [] }));
}

/** A lone player at the first of two servers; the store of the other. */
async function lonePlayer(env: Record<string, string>) {
  const [one, two] = await twoServers(new LocalBus(), env);
  const anna = await Guest.arrive(one);
  const id = await anna.open();
  const say = async (text: string) => {
    const { status, body } = await anna.ask(id, { do: 'say', text });
    return [status, body.refusal?.code];
  };
  return { id, say, own: one.services.store, others: two.services.store };
}

function neverBusy(env: () => Promise<Record<string, string>>): void {
  test(`though somebody else is faster ${BEATEN} times in a row`, async () => {
    const { id, say, own, others } = await lonePlayer(await env());
    const { append: write } = own;
    let beaten = 0;
    own.append = async (wanted) => {
      if (beaten++ < BEATEN) await overtake(others, id);
      return write(wanted);
    };
    expect(await say('at last')).toEqual([200, undefined]);
    expect(beaten).toBeGreaterThan(BEATEN);
  });

  test('though another process writes all the time, far faster than bots would', async () => {
    const { id, say, others } = await lonePlayer(await env());
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        await overtake(others, id);
        // Two stores of one process would else take turns in lockstep.
        await sleep(Math.random() * 4);
      }
    })();
    for (let asked = 0; asked < ASKED; asked++)
      expect(await say(`word ${asked}`)).toEqual([200, undefined]);
    isOver = true;
    await writing;
  });
}

describe('a lone player is never told on SQLite that the table is busy', () => {
  neverBusy(async () => ({}));
});

describe.skipIf(!PostgresServer.isInstalled())(
  'a lone player is never told on PostgreSQL that the table is busy',
  () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await PostgresServer.start();
    });
    afterAll(() => server?.stop());
    neverBusy(async () => ({ DATABASE_URL: await server.createDatabase() }));
  },
);
