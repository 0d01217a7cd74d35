import { describe, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { teamAtTable } from './team-at-table.ts';
import { startServer } from './test-server.ts';

async function table() {
  const server = await startServer();
  const [anna, boris] = [await Guest.arrive(server), await Guest.arrive(server)];
  const room = await anna.open({ listed: true });
  await boris.ask(room, { do: 'sit', seat: 1, name: 'Boris' });
  return { server, anna, boris, room };
}

const block = (who: Guest, room: string, whom: unknown) =>
  who.call('POST', `/api/rooms/${room}/blocks`, whom);
const words = async (who: Guest, room: string) =>
  (await who.see(room)).chat.map((line) => ('text' in line ? line.text : line.phrase));

describe('whoever is blocked', () => {
  test('is not heard any more, at this table and at others, on a socket and over HTTP', async () => {
    const { anna, boris, room } = await table();
    const line = await anna.watch(room);
    await boris.ask(room, { do: 'say', text: 'first' });
    await anna.ask(room, { do: 'say', text: 'mine' });
    const [said] = (await anna.see(room)).chat;
    expect((await block(anna, room, { line: said?.seq })).status).toBe(201);
    await line.until((frame) => frame.t === 'room' && frame.room.blocked.length > 0);
    await boris.ask(room, { do: 'say', text: 'second' });
    expect(await words(anna, room)).toEqual(['mine']);
    expect(await words(boris, room)).toEqual(['first', 'mine', 'second']);
    const after = line.frames.slice(line.frames.findLastIndex((frame) => frame.t === 'room'));
    expect(JSON.stringify(after)).not.toMatch(/first|second/);
    const other = await boris.open({ name: 'Bobby' });
    await boris.ask(other, { do: 'say', text: 'elsewhere' });
    expect(await words(anna, other)).toEqual([]);
    expect((await anna.see(other)).blocked).toEqual([0]);
    expect((await boris.see(other)).blocked).toEqual([]);
  });

  test('is heard again when the block is lifted', async () => {
    const { anna, boris, room } = await table();
    await boris.ask(room, { do: 'say', text: 'hear me' });
    const { body } = await block(anna, room, { seat: 1 });
    expect(body.name).toBe('Boris');
    const listed = await anna.call('GET', '/api/me/blocks');
    expect(listed.body.blocks).toEqual([body]);
    expect((await boris.call('GET', '/api/me/blocks')).body.blocks).toEqual([]);
    // Nobody else can lift it.
    const stolen = await boris.call('DELETE', `/api/me/blocks/${body.id}`);
    expect(stolen.body).toEqual({ unblocked: false });
    expect(await words(anna, room)).toEqual([]);
    const lifted = await anna.call('DELETE', `/api/me/blocks/${body.id}`);
    expect(lifted.body).toEqual({ unblocked: true });
    expect(await words(anna, room)).toEqual(['hear me']);
  });

  test('gets no seat where the host blocked them, until the game is dealt, and is not told by whom', async () => {
    const { server, anna, boris, room } = await table();
    const eve = await Guest.arrive(server);
    const other = await eve.open({ name: 'Eve' });
    await block(anna, other, { seat: 0 });
    await boris.ask(room, { do: 'stand' });
    const refused = await eve.ask(room, { do: 'sit', seat: 1, name: 'Nobody' });
    expect(refused.body).toEqual({ refusal: { code: 'room.unwelcome' } });
    expect(JSON.stringify(await eve.see(room))).not.toContain('blocked":[0');
    expect((await boris.ask(room, { do: 'sit', seat: 1, name: 'Boris' })).status).toBe(200);
    // A table of somebody else's is open to them, and Anna is told who sits there.
    const third = await boris.open({ name: 'Boris' });
    expect((await eve.ask(third, { do: 'sit', seat: 1, name: 'Ev' })).status).toBe(200);
    expect((await anna.see(third)).blocked).toEqual([1]);
  });

  test('is not brought along to a rematch by whoever blocked them; the others are', async () => {
    const server = await startServer();
    const guests = [];
    while (guests.length < 3) guests.push(await Guest.arrive(server));
    const [anna, boris, eve] = guests as [Guest, Guest, Guest];
    const room = await anna.open({ seats: ['open', 'open', 'open'] });
    await boris.ask(room, { do: 'sit', seat: 1, name: 'Boris' });
    await eve.ask(room, { do: 'sit', seat: 2, name: 'Eve' });
    await anna.ask(room, { do: 'start' });
    await anna.ask(room, { do: 'close' });
    await block(anna, room, { seat: 2 });
    const { body } = await anna.call('POST', `/api/rooms/${room}/rematch`, {});
    const { seats } = await anna.see(body.id);
    expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Boris'],
      ['open', ''],
      ['person', 'Host'],
    ]);
    const refused = await eve.ask(body.id, { do: 'sit', seat: 1, name: 'Eve' });
    expect(refused.body).toEqual({ refusal: { code: 'room.unwelcome' } });
  });

  test('cannot knock at a team with somebody who blocked them', async () => {
    const { id: room, anna, jan, eve } = await teamAtTable(await startServer());
    const other = await eve.open({ name: 'Eve' });
    await block(jan, other, { seat: 0 });
    const refused = await eve.ask(room, { do: 'knock', seat: 0, name: 'Eve' });
    expect(refused.body).toEqual({ refusal: { code: 'room.unwelcome' } });
    expect((await anna.see(room)).knocks).toEqual([]);
  });
});

describe('nobody', () => {
  test('blocks themselves, somebody who is not there, or more people than fit', async () => {
    const { anna, room, server } = await table();
    expect((await block(anna, room, { seat: 0 })).body.refusal.code).toBe('block.self');
    expect((await block(anna, room, { seat: 7 })).body.refusal.code).toBe('room.nobody');
    expect((await block(anna, room, { line: 4711 })).body.refusal.code).toBe('room.nobody');
    expect((await block(anna, room, {})).body.refusal.code).toBe('net.shape');
    expect((await block(anna, room, { seat: 1, line: 1 })).body.refusal.code).toBe('net.shape');
    const { store } = server.services;
    const many = Array.from({ length: 200 }, (_, index) => `somebody-${index}`);
    const { member } = (await anna.call('GET', '/api/me')).body;
    await store.addBlock(member, { id: 'many', name: 'Many', since: 1 }, many, 200);
    expect((await block(anna, room, { seat: 1 })).body.refusal.code).toBe('block.full');
  });

  test('learns who a member is: no answer names one', async () => {
    const { anna, boris, room } = await table();
    const { member } = (await boris.call('GET', '/api/me')).body;
    const blocked = await block(anna, room, { seat: 1 });
    const answers = [blocked.body, await anna.see(room), await anna.call('GET', '/api/me/blocks')];
    expect(JSON.stringify(answers)).not.toContain(member);
  });
});

test('the blocks of somebody who is forgotten go with them', async () => {
  const { anna, boris, room, server } = await table();
  const [a, b] = await Promise.all(
    [anna, boris].map(async (who) => (await who.call('GET', '/api/me')).body.member as string),
  );
  await block(anna, room, { seat: 1 });
  await block(boris, room, { seat: 0 });
  await anna.call('DELETE', '/api/me');
  expect(await server.services.store.blockedBy(a as string)).toEqual([]);
  expect(await server.services.store.blockedBy(b as string)).toEqual([]);
});
