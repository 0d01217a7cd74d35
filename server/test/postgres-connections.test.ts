import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Pools } from '../src/store/postgres/pools.ts';
import { StoreAway } from '../src/store/store-away.ts';

/** A message of PostgreSQL: a letter, the length, and what it says. */
function message(letter: string, ...parts: readonly (string | number)[]): Buffer {
  const said = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : int32(part))),
  );
  return Buffer.concat([Buffer.from(letter), int32(said.length + 4), said]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

test('a database that dies in the moment of letting somebody in is away, and nothing worse', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // In one piece: whoever is told that they are in hears in the same breath that it is over.
    socket.once('data', () =>
      socket.end(
        Buffer.concat([
          message('R', 0),
          message('Z', 'I'),
          message('E', 'SFATAL\0C57P01\0Mthe postmaster is gone\0\0'),
        ]),
      ),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pools = new Pools(`postgres://late@127.0.0.1:${port}/late`);
  const asked = pools.all(pools.statement('SELECT 1'));
  await expect(asked).rejects.toBeInstanceOf(StoreAway);
  await pools.close();
  server.close();
});
