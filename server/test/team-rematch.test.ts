import type { ServerFrame } from '@late/protocol';
import { expect, test } from 'vitest';
import type { Guest } from './guest.ts';
import { openHouse } from './running-house.ts';
import { handOf, playToEnd, teamAtTable, upTo } from './team-at-table.ts';

const successorOf = async (guest: Guest, id: string): Promise<string> =>
  (await guest.call('POST', `/api/rooms/${id}/rematch`, {})).body.id;
const tablesOf = async (guest: Guest): Promise<string[]> =>
  (await guest.call('GET', '/api/rooms?mine')).body.rooms.map((room: { id: string }) => room.id);

test('a team plays on as a team: the same people, one new hand, a talk of its own', async () => {
  const house = await openHouse();
  const { id, anna, jan, zoe, eve, lines } = await teamAtTable(house);
  await lines.jan.ask({ do: 'say', text: 'marmalade', to: 'team' });
  await playToEnd(id, [anna, zoe]);

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
    [0, 'Anna'],
    [0, 'Jan'],
    [1, 'Zoe'],
  ]);
  expect(before[2]?.seats.map(({ name, mates }) => [name, mates])).toEqual([
    ['Anna & Jan', ['Anna', 'Jan']],
    ['Zoe', ['Zoe']],
  ]);
  expect(before.map(({ isHost }) => isHost).filter(Boolean)).toHaveLength(1);
  const host = [anna, jan, zoe][before.findIndex(({ isHost }) => isHost)] as Guest;
  expect((await host.ask(next, { do: 'start' })).status).toBe(200);
  const hand = await handOf(anna, next);
  expect(hand).toHaveLength(5);
  expect(await handOf(jan, next)).toEqual(hand);
  expect(await handOf(zoe, next)).not.toEqual(hand);
  expect((await eve.see(next)).seat).toBeNull();
  expect(await handOf(eve, next)).toEqual([]);

  // The old talk stays at the old table, and the new one among the two.
  expect((await anna.see(next)).teamTalk).toEqual([]);
  expect((await anna.see(id)).teamTalk).toMatchObject([{ text: 'marmalade' }]);
  const length = (await at.jan.ask({ do: 'say', text: 'quince', to: 'team' })) as number;
  for (const line of Object.values(at)) await line.until(upTo(length));
  const heard = Object.values(at).map((line) => JSON.stringify(line.frames).includes('quince'));
  expect(heard).toEqual([true, true, false, false]);
});

test('whoever left a team, or only knocked, is not led into its next game', async () => {
  const house = await openHouse();
  const { id, anna, jan, zoe, eve } = await teamAtTable(house);
  await eve.ask(id, { do: 'knock', seat: 0, name: 'Eve' });
  await anna.ask(id, { do: 'stand' });
  await playToEnd(id, [jan, zoe]);
  for (const guest of [anna, eve]) {
    const { status, body } = await guest.call('POST', `/api/rooms/${id}/rematch`, {});
    expect([status, body.refusal.code]).toEqual([403, 'room.no-seat']);
  }
  const next = await successorOf(jan, id);
  const { seats, knocks } = await jan.see(next);
  expect(seats[0]).toMatchObject({ name: 'Jan', mates: ['Jan'], members: 1 });
  expect(knocks).toEqual([]);
  for (const guest of [anna, eve]) expect((await guest.see(next)).seat).toBeNull();
});
