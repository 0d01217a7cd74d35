import { expect, test } from 'vitest';
import { PostgresServer, RedisServer } from '../testing/index.ts';

test.skipIf(!PostgresServer.isInstalled())(
  'a PostgreSQL of a test ends and begins again',
  async () => {
    const server = await PostgresServer.start();
    try {
      const url = await server.createDatabase();
      await server.kill('SIGKILL');
      await server.startAgain();
      const [row] = await server.run('SELECT 1 FROM pg_database WHERE datname = $1', [
        new URL(url).pathname.slice(1),
      ]);
      expect(row).toBeTruthy();
    } finally {
      await server.stop();
    }
  },
);

test.skipIf(!RedisServer.isInstalled())('a Redis of a test ends and begins again', async () => {
  const server = await RedisServer.start();
  try {
    const { pid } = server;
    await server.kill('SIGKILL');
    await server.startAgain();
    expect(server.pid).not.toBe(pid);
  } finally {
    await server.stop();
  }
});
