import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@late/games';
import type { RoomSeen } from '@late/table';
import { moveFor } from './move-for.ts';

export interface KeptRoom {
  readonly id: string;
  readonly game: string;
  readonly status: 'waiting' | 'playing' | 'over';
  /** How many steps it had. */
  readonly length: number;
  /** Its people's names, by seat. */
  readonly names: readonly string[];
}

/** What is known of an edition besides its files: enough to come back as its people. */
export interface Edition {
  readonly rooms: readonly KeptRoom[];
  readonly tokens: Readonly<Record<'anna' | 'jan' | 'ola', string>>;
}

const LONGEST_GAME = 120_000;

/** Somebody who plays over HTTP, in the words that every edition has understood. */
class Player {
  readonly token: string;
  private readonly url: string;
  private requests = 0;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of several editions
  async call(method: string, path: string, body?: unknown): Promise<any> {
    const reply = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : { origin: this.url }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${text}`);
    return reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  ask(room: string, request: unknown): Promise<unknown> {
    const id = `edition-${++this.requests}`;
    return this.call('POST', `/api/rooms/${room}/requests`, { id, request });
  }

  async see(room: string): Promise<RoomSeen> {
    return (await this.call('GET', `/api/rooms/${room}`)).room;
  }
}

/** Rooms of all games: waiting, in mid-play and finished; with teams, links, chat and undo. */
export async function playEdition(url: string) {
  const stranger = new Player(url, '');
  const arrive = async () =>
    new Player(url, (await stranger.call('POST', '/api/tokens', {})).token);
  const [anna, jan, ola] = [await arrive(), await arrive(), await arrive()];
  await anna.call('PUT', '/api/me', { name: 'Anna' });
  const ids: string[] = [];
  const records: Record<string, string> = {};

  const open = async (game: string, more: Record<string, unknown> = {}): Promise<string> => {
    const asked = { game, seats: ['open', 'open'], name: 'Anna', ...more };
    const { id } = await anna.call('POST', '/api/rooms', asked);
    ids.push(id);
    await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
    return id;
  };
  const play = async (id: string, game: string, moves: number): Promise<void> => {
    const end = Date.now() + LONGEST_GAME;
    for (let made = 0; made < moves; ) {
      if (Date.now() > end) throw new Error(`${game} does not end`);
      // Bots and stand-ins think meanwhile.
      await sleep(5);
      for (const player of [anna, jan]) {
        const seen = await player.see(id);
        if (seen.table?.result) return;
        const move = await moveFor(seen);
        if (move === null || made >= moves) continue;
        await player.ask(id, { do: 'move', move });
        made++;
      }
    }
  };

  for (const { id: game } of GAMES) {
    await open(game, { listed: true, clock: { kind: 'days', days: 3 } });

    const running = await open(game, { clock: { kind: 'none' } });
    await anna.ask(running, { do: 'say', text: 'Guten Abend, Jan — Zażółć gęślą jaźń.' });
    await anna.ask(running, { do: 'start' });
    await play(running, game, 5);
    await jan.ask(running, { do: 'say', phrase: 'think' });

    const finished = await open(game, { seats: ['open', 'open', 'easy'] });
    await anna.ask(finished, { do: 'start' });
    await play(finished, game, Number.POSITIVE_INFINITY);
    records[game] = await anna.call('GET', `/api/rooms/${finished}/record`);
  }

  const team = await open('fakty', { options: { variant: 'exclusive' } });
  await ola.ask(team, { do: 'knock', seat: 1, name: 'Ola' });
  await jan.ask(team, { do: 'admit', name: 'Ola' });
  await anna.ask(team, { do: 'start' });
  await play(team, 'fakty', 3);
  await jan.call('POST', `/api/rooms/${team}/ticket`, {});
  await ola.ask(team, { do: 'say', text: 'Nur für uns.', to: 'team' });

  const undone = await open('extra', { seats: ['open', 'open'] });
  await anna.ask(undone, { do: 'start' });
  await play(undone, 'extra', 7);
  for (const player of [anna, jan]) await player.ask(undone, { do: 'undo' }).catch(() => {});

  const rooms: KeptRoom[] = [];
  for (const id of ids) {
    const { plan, table, length, seats } = await anna.see(id);
    const status = !table ? 'waiting' : table.result ? 'over' : 'playing';
    const names = seats.map((seat) => ('name' in seat ? seat.name : ''));
    rooms.push({ id, game: plan.game, status, length, names });
  }
  const tokens = { anna: anna.token, jan: jan.token, ola: ola.token };
  return { rooms, tokens, records };
}
