import { choices, type ExclusiveView } from '@late/fakty/rules';
import type { ServerFrame } from '@late/protocol';
import { Guest } from './guest.ts';
import type { TestServer } from './test-server.ts';

/** Anna and Jan on one seat of Extra Fakty, Zoe on the other, Eve looking on; the game has begun. */
export async function teamAtTable(server: TestServer) {
  const [anna, jan, zoe, eve] = [
    await Guest.arrive(server),
    await Guest.arrive(server),
    await Guest.arrive(server),
    await Guest.arrive(server),
  ];
  const id = await anna.open({ game: 'fakty', options: { start: 0 }, name: 'Anna' });
  await zoe.ask(id, { do: 'sit', seat: 1, name: 'Zoe' });
  await jan.ask(id, { do: 'knock', seat: 0, name: 'Jan' });
  await anna.ask(id, { do: 'admit', name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  const lines = {
    anna: await anna.watch(id),
    jan: await jan.watch(id),
    zoe: await zoe.watch(id),
    eve: await eve.watch(id),
  };
  return { id, anna, jan, zoe, eve, lines };
}

export const viewOf = async (guest: Guest, id: string) =>
  (await guest.see(id)).table?.view as ExclusiveView;

export const handOf = async (guest: Guest, id: string) => (await viewOf(guest, id)).hand;

export const upTo = (length: number) => (frame: ServerFrame) =>
  (frame.t === 'step' && frame.to >= length) || (frame.t === 'room' && frame.room.length >= length);

/** Plays to the end, whatever comes first; `players` act for the seats in their order. */
export async function playToEnd(id: string, players: readonly Guest[]): Promise<void> {
  let acting = 0;
  for (;;) {
    const player = players[acting] as Guest;
    const { table } = await player.see(id);
    if (!table || table.result) return;
    if (!table.turn.must.includes(acting)) {
      acting = table.turn.must[0] ?? 0;
      continue;
    }
    const [move] = choices(table.view as ExclusiveView);
    const { status, body } = await player.ask(id, { do: 'move', move });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
}
