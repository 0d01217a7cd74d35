import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUp } from '../src/bus/bus.ts';
import { PostgresServer, RedisServer } from '../testing/index.ts';
import { Guest, type Line } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { operatorOf, TOKEN } from './operator-guest.ts';
import { at, twoServers } from './servers-together.ts';
import type { TestServer } from './test-server.ts';

/** For what takes seconds on an idle machine. */
const SLOW = { timeout: 20_000 };

/** Boris at a table, connected to the second of two servers; the operator asks the first. */
async function borisElsewhere([one, two]: readonly [TestServer, TestServer]) {
  const [anna, boris] = [await Guest.arrive(one), await Guest.arrive(one)];
  const id = await anna.open({ name: 'Anna' });
  await boris.ask(id, { do: 'sit', seat: 1, name: 'Boris' });
  const line = await at(two, boris).watch(id);
  const closed = new Promise<number>((resolve) => line.socket.once('close', resolve));
  const operator = operatorOf(one);
  const announce = async () => {
    const { body } = await operator.call('PUT', '/api/admin/restart', { minutes: 5 });
    expect(body.restart).toBeGreaterThan(Date.now());
    await expect.poll(() => announced(line), SLOW).toBe(body.restart);
  };
  const ban = async () => {
    const listed = await operator.call('GET', '/api/admin/tables?status=waiting');
    const [{ table }] = listed.body.tables;
    const whom = { kind: 'person', table, seat: 1, hours: 2 };
    return (await operator.call('POST', '/api/admin/bans', whom)).body.id as string;
  };
  const isOut = async () => (await at(two, boris).call('GET', `/api/rooms/${id}`)).status === 403;
  return { operator, line, closed, announce, ban, isOut };
}

/** What was last told of a restart. */
function announced({ frames }: Line): number | null | undefined {
  const frame = frames.findLast(({ t }) => t === 'restart');
  return frame?.t === 'restart' ? frame.at : undefined;
}

test('what the operator said to one process reaches the others though words are lost', async () => {
  const bus = new LocalBus();
  const servers = await twoServers(bus, { OPERATOR_TOKEN: TOKEN });
  const { closed, announce, ban, isOut } = await borisElsewhere(servers);
  let lost = 0;
  bus.loses = (channel, message) =>
    channel === 'house' && /"t":"(bans|restart)"/.test(message) && ++lost <= 2;
  await announce();
  bus.loses = (channel, message) => channel === 'house' && message.includes('"bans"');
  await ban();
  expect(await closed).toBe(1008);
  expect(await isOut()).toBe(true);
});

const areInstalled = PostgresServer.isInstalled() && RedisServer.isInstalled();

describe.skipIf(!areInstalled)('two processes on PostgreSQL and Redis', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([
      PostgresServer.start(['fsync=off']),
      RedisServer.start(),
    ]);
  });
  afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]));

  async function servers() {
    const DATABASE_URL = await postgres.createDatabase();
    const both = await twoServers(null, {
      OPERATOR_TOKEN: TOKEN,
      DATABASE_URL,
      REDIS_URL: redis.url,
    });
    await expect.poll(() => both.every(({ services }) => isUp(services.bus)), SLOW).toBe(true);
    return both;
  }

  test('keep the same people out, and announce the same restart', async () => {
    const { operator, line, closed, announce, ban, isOut } = await borisElsewhere(await servers());
    await announce();
    await operator.call('DELETE', '/api/admin/restart');
    await expect.poll(() => announced(line), SLOW).toBeNull();
    const id = await ban();
    expect(await closed).toBe(1008);
    expect(await isOut()).toBe(true);
    await operator.call('DELETE', `/api/admin/bans/${id}`);
    await expect.poll(isOut, SLOW).toBe(false);
  });

  test('do so too if Redis is away just then: of bans the store tells, of the restart whoever knows', async () => {
    const { closed, announce, ban } = await borisElsewhere(await servers());
    await redis.kill('SIGKILL');
    await Promise.all([announce(), redis.startAgain()]);
    await redis.kill('SIGKILL');
    await ban();
    expect(await closed).toBe(1008);
    await redis.startAgain();
  });
});
