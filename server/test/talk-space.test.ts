import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

test('talk that has gone by is not kept: steps stay few, and after a restart the page is the same', async () => {
  const server = await startServer({ REQUESTS_PER_MINUTE: '100000' });
  const [anna, ...others] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server)));
  if (!anna) throw new Error('nobody came');
  const id = await anna.open({ seats: ['open', 'open', 'open'] });
  for (const [index, guest] of others.entries()) {
    await guest.ask(id, { do: 'sit', seat: index + 1, name: `Guest ${index}` });
  }
  const before = await server.services.store.steps(id, 0);
  for (let line = 0; line < 20; line++) {
    for (const guest of [anna, ...others]) {
      const reply = await guest.ask(id, { do: 'say', text: `${line}` });
      expect(reply.status).toBe(200);
    }
  }
  const tooMuch = await anna.ask(id, { do: 'say', text: 'And then' });
  expect(tooMuch).toMatchObject({ status: 429, body: { refusal: { code: 'room.slowly' } } });
  const seen = await anna.see(id);
  expect(seen.chat).toHaveLength(50);
  expect(seen.length).toBe(before.length + 60);
  expect(await server.services.store.steps(id, 0)).toHaveLength(before.length + 50);
  await anna.ask(id, { do: 'start' });
  await server.stop();

  const again = await startServer({}, server.folder);
  const back = await new Guest(again, anna.token).see(id);
  expect(back.chat).toEqual(seen.chat);
  expect(back.table).not.toBeNull();
});
