import { post } from '../post.ts';

/** The games of the house in all their kinds, so that every fifth table is of the same game. */
const KINDS: readonly (readonly [game: string, ...options: object[]])[] = [
  ['extra', {}],
  ['fakty', { variant: 'exclusive' }, { variant: 'hot' }],
  ['extrablatt', {}],
  ['slowka', {}],
  ['krzyzowka', { game: 1 }, { game: 2 }, { game: 3 }],
];

/** Opens tables at which four hard bots play: one of them for the host, without whom nothing begins. */
export async function openTables(url: string, tables: number): Promise<void> {
  const host = (await post(`${url}/api/tokens`, '', {})).token ?? '';
  for (let table = 0; table < tables; table++) {
    const [game, ...all] = KINDS[table % KINDS.length] as (typeof KINDS)[number];
    const options = all[Math.floor(table / KINDS.length) % all.length];
    const seats = ['open', 'hard', 'hard', 'hard'];
    const { id } = await post(`${url}/api/rooms`, host, { game, options, seats, name: 'Host' });
    const requests = [{ do: 'start' }, { do: 'stand-in', seat: 0, level: 'hard' }];
    for (const [n, request] of requests.entries()) {
      await post(`${url}/api/rooms/${id}/requests`, host, { id: `r${n}`, request });
    }
  }
}
