import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

/** Two who played, still at the table; what Anna asks for next. */
async function afterTheGame() {
  const server = await startServer();
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open({ name: 'Anna' });
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  const line = await jan.watch(id);
  await anna.ask(id, { do: 'close' });
  const next = (await anna.call('POST', `/api/rooms/${id}/rematch`, {})).body.id;
  const starting = async () =>
    (await anna.ask(next, { do: 'start' })).body.refusal?.code ?? 'started';
  return { anna, jan, next, line, starting };
}

test('nobody starts the next game while a friend still reads the result', async () => {
  const { jan, next, line, starting } = await afterTheGame();
  expect(await starting()).toBe('room.awaits');
  const there = await jan.watch(next);
  expect(await starting()).toBe('started');
  await Promise.all([line.close(), there.close()]);
});

test('whoever says not this time is not waited for', async () => {
  const { anna, jan, next, line, starting } = await afterTheGame();
  expect((await jan.ask(next, { do: 'stand' })).status).toBe(200);
  // To decline is not to come.
  expect((await anna.see(next)).seats[0]?.kind).toBe('open');
  expect(await starting()).toBe('started');
  await line.close();
});

test('whoever has left is not waited for', async () => {
  const { line, starting } = await afterTheGame();
  expect(await starting()).toBe('room.awaits');
  await line.close();
  await expect.poll(starting).toBe('started');
});
