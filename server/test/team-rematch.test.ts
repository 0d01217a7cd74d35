import type { ServerFrame } from '@late/protocol';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { handOf, playToEnd, teamAtTable, upTo } from './team-at-table.ts';
import { startServer } from './test-server.ts';

const successorOf = async (guest: Guest, id: string): Promise<string> =>
  (await guest.call('POST', `/api/rooms/${id}/rematch`, {})).body.id;
const tablesOf = async (guest: Guest): Promise<string[]> =>
  (await guest.call('GET', '/api/rooms?mine')).body.rooms.map((room: { id: string }) => room.id);

test('a team plays on as a team: the same people, one new hand, a talk of its own', async () => {
  const server = await startServer();
  const { id, anna, jan, zoe, eve, lines } = await teamAtTable(server);
  await lines.jan.ask({ do: 'say', text: 'marmalade', to: 'team' });
  const kim = await Guest.arrive(server);
  await kim.ask(id, { do: 'knock', seat: 0, name: 'Kim' });
  await jan.ask(id, { do: 'admit', name: 'Kim' });
  await kim.ask(id, { do: 'stand' });
  await eve.ask(id, { do: 'knock', seat: 0, name: 'Eve' });
  await playToEnd(id, [anna, zoe]);

  lines.jan.send({ t: 'draft', question: 1, draft: 'quince' });
  // Whoever left the team, or only knocked, has no say in it.
  for (const guest of [kim, eve]) {
    const { status, body } = await guest.call('POST', `/api/rooms/${id}/rematch`, {});
    expect([status, body.refusal.code]).toEqual([403, 'room.no-seat']);
  }
  // Everybody asks at once, as people do: one table comes of it, and everybody hears of it.
  const asked = await Promise.all([jan, anna, zoe].map((guest) => successorOf(guest, id)));
  const [next = ''] = asked;
  expect(new Set(asked)).toEqual(new Set([next]));
  const isLedThere = (frame: ServerFrame) => frame.t === 'step' && frame.room.successor === next;
  for (const line of Object.values(lines)) await line.until(isLedThere);
  for (const guest of [anna, jan, zoe]) {
    expect((await tablesOf(guest)).sort()).toEqual([id, next].sort());
  }

  const at = {
    anna: await anna.watch(next),
    jan: await jan.watch(next),
    zoe: await zoe.watch(next),
    eve: await eve.watch(next),
  };
  const before = [await anna.see(next), await jan.see(next), await zoe.see(next)];
  expect(before.map(({ seat, called }) => [seat, called])).toEqual([
    [1, 'Anna'],
    [1, 'Jan'],
    [0, 'Zoe'],
  ]);
  expect(before[2]?.seats.map(({ name, mates }) => [name, mates])).toEqual([
    ['Zoe', ['Zoe']],
    ['Anna & Jan', ['Anna', 'Jan']],
  ]);
  expect(before.map(({ isHost }) => isHost).filter(Boolean)).toHaveLength(1);
  const host = [anna, jan, zoe][before.findIndex(({ isHost }) => isHost)] as Guest;
  expect((await host.ask(next, { do: 'start' })).status).toBe(200);
  const hand = await handOf(anna, next);
  expect(hand).toHaveLength(5);
  expect(await handOf(jan, next)).toEqual(hand);
  expect(await handOf(zoe, next)).not.toEqual(hand);
  for (const guest of [kim, eve]) {
    expect(await guest.see(next)).toMatchObject({ seat: null, knocksAt: null });
    expect(await handOf(guest, next)).toEqual([]);
  }

  // The old talk stays at the old table, and the new one among the two.
  expect((await anna.see(next)).teamTalk).toEqual([]);
  expect((await anna.see(id)).teamTalk).toMatchObject([{ text: 'marmalade' }]);
  const length = (await at.jan.ask({ do: 'say', text: 'quince', to: 'team' })) as number;
  for (const line of Object.values(at)) await line.until(upTo(length));
  // Nobody lays anything when the game is over.
  expect(
    Object.values(lines)
      .flatMap(({ frames }) => frames)
      .map(({ t }) => t),
  ).not.toContain('draft');
  const heard = Object.values(at).map((line) => JSON.stringify(line.frames).includes('quince'));
  expect(heard).toEqual([true, true, false, false]);
});
