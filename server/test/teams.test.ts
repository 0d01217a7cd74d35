import { choices } from '@late/fakty/rules';
import type { ServerFrame } from '@late/protocol';
import { expect, test } from 'vitest';
import { Guest, type Line } from './guest.ts';
import { handOf, teamAtTable, upTo, viewOf } from './team-at-table.ts';
import { startServer } from './test-server.ts';

test('a team sees one hand, which nobody else does; the second to answer is refused', async () => {
  const server = await startServer();
  const { id, anna, jan, zoe, eve, lines } = await teamAtTable(server);
  const hand = await handOf(anna, id);
  expect(hand).toHaveLength(5);
  expect(await handOf(jan, id)).toEqual(hand);
  expect(await handOf(zoe, id)).not.toEqual(hand);
  expect(await handOf(eve, id)).toEqual([]);
  const question = (await jan.see(id)).table?.question ?? -1;
  const [one, other] = choices(await viewOf(jan, id));
  const answers = await Promise.all([
    lines.anna.ask({ do: 'move', move: one, question }),
    lines.jan.ask({ do: 'move', move: other, question }),
  ]);
  expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(1);
  expect(answers).toContainEqual(expect.objectContaining({ code: 'move.stale' }));
});

test('what a team says reaches its people over every way, and nobody else over any', async () => {
  const server = await startServer();
  const { id, anna, jan, zoe, eve, lines } = await teamAtTable(server);
  const secret = 'marmalade-at-midnight';
  const length = (await lines.jan.ask({ do: 'say', text: secret, to: 'team' })) as number;
  await Promise.all(Object.values(lines).map((line) => line.until(upTo(length))));
  for (const line of Object.values(lines)) {
    const frames = line.frames.length;
    line.send({ t: 'sync' });
    await line.until((frame) => frame.t === 'room' && line.frames.indexOf(frame) >= frames);
  }
  const heard = (line: Line) => JSON.stringify(line.frames).includes(secret);
  expect([heard(lines.anna), heard(lines.jan)]).toEqual([true, true]);
  expect([heard(lines.zoe), heard(lines.eve)]).toEqual([false, false]);
  for (const guest of [zoe, eve, new Guest(server, '')]) {
    for (const path of [`/${id}`, `/${id}/wait?length=0`, `/${id}/record`, '']) {
      const { body } = await guest.call('GET', `/api/rooms${path}`);
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  }
  expect(server.services.metrics.text()).not.toContain(secret);
  expect(JSON.stringify((await zoe.call('GET', '/api/me/export')).body)).not.toContain(secret);
  expect((await anna.call('GET', `/api/rooms/${id}/record`)).body).not.toContain(secret);
  expect((await anna.see(id)).teamTalk).toMatchObject([{ name: 'Jan', text: secret }]);
  // Whoever joins later reads only what comes then.
  const { ticket } = (await jan.call('POST', `/api/rooms/${id}/ticket`, {})).body;
  expect((await eve.ask(id, { do: 'sit', seat: 0, name: 'Eve', ticket })).status).toBe(200);
  expect((await eve.see(id)).seats[0]?.name).toBe('Anna, Jan & Eve');
  expect((await eve.see(id)).teamTalk).toEqual([]);
});

test('presence is each one’s own, and one goes while the other plays on', async () => {
  const server = await startServer();
  const { id, anna, jan, lines } = await teamAtTable(server);
  const here = (names: string) => (frame: ServerFrame) =>
    (frame.t === 'present' || frame.t === 'room') && [...frame.here].sort().join() === names;
  await lines.anna.until(here('Anna,Jan'));
  expect(await lines.anna.ask({ do: 'stand-in', seat: 0, level: 'easy' })).toEqual({
    code: 'room.mates',
  });
  await lines.jan.close();
  await lines.anna.until(here('Anna'));
  await lines.anna.ask({ do: 'stand' });
  const { seats, table } = await jan.see(id);
  expect(seats[0]).toMatchObject({ name: 'Jan', mates: ['Jan'] });
  expect(table?.standIns).toEqual([null, null]);
  expect((await anna.see(id)).seat).toBeNull();
});

test('whoever only knocked is found again, and forgotten with all the rest', async () => {
  const server = await startServer();
  const { id, jan, eve, anna } = await teamAtTable(server);
  await jan.ask(id, { do: 'say', text: 'Jan-Unmistakable', to: 'team' });
  await eve.ask(id, { do: 'knock', seat: 0, name: 'Eve-Unmistakable' });
  expect((await anna.see(id)).knocks).toEqual(['Eve-Unmistakable']);
  expect((await eve.call('GET', '/api/me/export')).body.rooms).toHaveLength(1);
  for (const guest of [eve, jan]) expect((await guest.call('DELETE', '/api/me')).status).toBe(200);
  expect(JSON.stringify(await server.services.store.steps(id, 0))).not.toMatch(/Unmistakable|"Jan/);
  const before = await anna.see(id);
  expect(before).toMatchObject({ knocks: [], teamTalk: [] });
  expect(before.seats[0]).toMatchObject({ name: 'Anna', mates: ['Anna'] });
  await server.stop();
  const again = await startServer({}, server.folder);
  expect(await new Guest(again, anna.token).see(id)).toEqual(before);
});
