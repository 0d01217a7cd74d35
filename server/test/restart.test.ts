import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { startServer } from './test-server.ts';

describe('a server that comes back', () => {
  test('has every step, and the game goes on by itself', async () => {
    const first = await startServer();
    const anna = await Guest.arrive(first);
    const id = await anna.open({ seats: ['open', 'easy', 'medium'] });
    await anna.ask(id, { do: 'start' });
    for (let throws = 0; throws < 5; throws++) {
      await expect
        .poll(async () => anyMove(await anna.see(id)), { timeout: 20_000 })
        .not.toBeNull();
      await anna.ask(id, { do: 'move', move: anyMove(await anna.see(id)) });
    }
    await first.stop();

    const second = await startServer({}, first.folder);
    const again = new Guest(second, anna.token);
    const before = await again.see(id);
    expect(before.seat).toBe(0);
    await expect
      .poll(
        async () => {
          const move = anyMove(await again.see(id));
          if (move) await again.ask(id, { do: 'move', move });
          return (await again.see(id)).table?.result ?? null;
        },
        { timeout: 30_000, interval: 5 },
      )
      .not.toBeNull();
  });

  test('tells everybody to come back before it goes', async () => {
    const server = await startServer();
    const anna = await Guest.arrive(server);
    const line = await anna.watch(await anna.open());
    await server.stop();
    expect(line.frames.at(-1)).toMatchObject({ t: 'bye' });
  });
});

test('the example bot plays a whole game over the open API', async () => {
  const server = await startServer({ REQUESTS_PER_MINUTE: '100000' });
  const anna = await Guest.arrive(server);
  const id = await anna.open({ seats: ['open', 'open'] });
  const { plan } = await anna.see(id);
  const script = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));
  const bot = promisify(execFile)(process.execPath, [script, server.url, plan.code], {
    timeout: 60_000,
  });
  const guest = async () => (await anna.see(id)).seats[1]?.name;
  await expect.poll(guest, { timeout: 20_000 }).toBe('Twenty Lines');
  await anna.ask(id, { do: 'start' });
  await expect
    .poll(
      async () => {
        const move = anyMove(await anna.see(id));
        if (move) await anna.ask(id, { do: 'move', move });
        return (await anna.see(id)).table?.result ?? null;
      },
      { timeout: 60_000, interval: 5 },
    )
    .not.toBeNull();
  expect((await bot).stdout).toContain('Final scores:');
});

test('a clock that runs out lets a bot stand in, and the person gets the seat back at once', async () => {
  const server = await startServer();
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open({ clock: { kind: 'turn', seconds: 10 } });
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  const { deadlines } = (await anna.see(id)).table ?? { deadlines: [] };
  expect(deadlines[0]).toBeGreaterThan(Date.now());
  expect(deadlines[0]).toBeLessThanOrEqual(Date.now() + 10_000);
  await expect
    .poll(async () => (await jan.see(id)).table?.standIns[0], { timeout: 15_000, interval: 200 })
    .toBe('medium');
  await anna.watch(id);
  await expect
    .poll(async () => (await jan.see(id)).table?.standIns[0], { timeout: 20_000 })
    .toBeNull();
}, 30_000);
