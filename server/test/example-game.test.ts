import type { View } from '@late/pig/rules';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

test('two guests play the example game to the end', async () => {
  const server = await startServer();
  const guests = [await Guest.arrive(server), await Guest.arrive(server)] as const;
  const [anna, jan] = guests;
  const id = await anna.open({ game: 'pig', options: { goal: 20 } });
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  const refused = await anna.ask(id, { do: 'move', move: { do: 'hold' } });
  expect(refused.body.refusal).toEqual({ code: 'pig.nothing-to-hold', rule: 'hold' });
  for (;;) {
    const { table } = await anna.see(id);
    if (table?.result) break;
    const view = table?.view as View;
    const move = { do: view.rolls.length ? 'hold' : 'roll' };
    await guests[view.active]?.ask(id, { do: 'move', move });
  }
  const [seen, alsoSeen] = [await anna.see(id), await jan.see(id)];
  expect(seen.table?.result).toEqual(alsoSeen.table?.result);
  expect(seen.table?.result?.winners).toHaveLength(1);
  expect(Math.max(...(seen.table?.result?.scores ?? []))).toBeGreaterThanOrEqual(20);
});
