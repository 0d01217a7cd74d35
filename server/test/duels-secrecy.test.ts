import { choices, type Move, type Pad, type View } from '@late/extra/rules';
import type { RoomSeen } from '@late/table';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

// What somebody gets before they are through does not depend on what others did, and nothing of the seed is in it.

const SEED = '0123456789abcdef'.repeat(4);
const DUEL = 'the-duel';
const OPENED = 1_000;

/** How somebody decides: which of the legal splits they take. */
type Mind = (throws: number, count: number) => number;

function moveBy(mind: Mind, { table, seat }: RoomSeen): Move | null {
  const view = table?.view as View;
  if (table?.result || seat === null) return null;
  if (!view.dice) return { do: 'throw' };
  const legal = choices(view.pads[seat] as Pad, view.dice);
  const split = legal[mind(view.throws, legal.length)];
  return split ? { do: 'split', ...split } : null;
}

async function run(
  guest: Guest,
  name: string,
  mind: Mind,
  most: number,
  note: (text: string) => void,
) {
  const { body } = await guest.call('POST', `/api/duels/${DUEL}/runs`, { name });
  for (let moves = 0; moves < most; moves++) {
    const now = await guest.call('GET', `/api/rooms/${body.id}`);
    note(JSON.stringify(now.body));
    note(JSON.stringify((await guest.call('GET', `/api/duels/${DUEL}`)).body));
    const move = moveBy(mind, now.body.room);
    if (!move) return;
    await guest.ask(body.id, { do: 'move', move });
  }
}

/** All that Anna gets, if others of the same duel have played so before her. */
async function transcript(others: readonly Mind[]) {
  const server = await startServer();
  const { store } = server.services;
  await store.createDuel({
    ...{ id: DUEL, game: 'extra', version: 1, options: {}, bots: [], seed: SEED },
    ...{ host: 'house', name: 'Host', most: 5, opened: OPENED, ends: Date.now() + 1e9 },
  });
  const results: unknown[] = [];
  for (const [index, mind] of others.entries()) {
    const guest = await Guest.arrive(server);
    await run(guest, `Other ${index}`, mind, 500, () => {});
    const { runs } = (await guest.call('GET', `/api/duels/${DUEL}`)).body;
    results.push(runs[index].scores);
  }
  const anna = await Guest.arrive(server);
  const texts: string[] = [];
  await run(
    anna,
    'Anna',
    (throws, count) => (throws * 5) % count,
    40,
    (text) => texts.push(text),
  );
  const rooms = (await store.runs(DUEL)).map(({ table }) => table);
  await server.stop();
  return { texts, results, rooms };
}

/** Without what differs from house to house: addresses and times. */
function plain(text: string): string {
  return text
    .replace(/"(id|code|room)":"[^"]*"/g, '"$1":""')
    .replace(/"(opened|ends|at)":\d+/g, '"$1":0');
}

test('what somebody gets before they are through is the same whatever the others did', {
  timeout: 120_000,
}, async () => {
  const first = await transcript([() => 0, (throws, count) => throws % count]);
  const second = await transcript([
    (_, count) => count - 1,
    (throws, count) => (throws * 3) % count,
  ]);
  // The others did do other things.
  expect(second.results).not.toEqual(first.results);
  expect(first.texts).toHaveLength(80);
  expect(second.texts.map(plain)).toEqual(first.texts.map(plain));
  for (const { texts, rooms } of [first, second]) {
    const all = texts.join('\n');
    expect(all).not.toContain(SEED);
    for (const room of rooms.slice(0, -1)) expect(all).not.toContain(room);
  }
});
