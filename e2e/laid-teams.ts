import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Page } from '@playwright/test';

/** Somebody of the house who needs no window. */
export class Outsider {
  private readonly url: string;
  private readonly token: string;
  private asked = 0;

  private constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async arrive(url: string): Promise<Outsider> {
    const headers = { 'content-type': 'application/json', origin: url };
    const reply = await fetch(`${url}/api/tokens`, { method: 'POST', headers, body: '{}' });
    return new Outsider(url, (await reply.json()).token);
  }

  /** Asks something of a room, which must be granted. */
  async ask(room: string, request: object): Promise<void> {
    const reply = await fetch(`${this.url}/api/rooms/${room}/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ id: `o${++this.asked}`, request }),
    });
    if (!reply.ok) throw new Error(await reply.text());
  }

  /** Opens a socket and closes it: otherwise whoever asked something counts as there for a minute. */
  leave(room: string): Promise<void> {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      authorization: `Bearer ${this.token}`,
    };
    return new Promise((resolve, reject) => {
      const asking = request(`${this.url}/api/rooms/${room}/socket`, { headers });
      asking.on('error', reject);
      asking.on('upgrade', (_, socket) => {
        socket.destroy();
        resolve();
      });
      asking.end();
    });
  }
}

interface LaidTeams {
  readonly id: string;
  /** Anybody but the page's own person. */
  mate(name: string): Outsider;
}

/** A room of Extra Fakty with these teams, in play; the page's own person is the first of the first. */
export async function layTeams(
  page: Page,
  url: string,
  teams: readonly (readonly string[])[],
  deck: string,
): Promise<LaidTeams> {
  const people = new Map<string, Outsider>();
  const arrive = async (name: string) => {
    const person = await Outsider.arrive(url);
    people.set(name, person);
    return person;
  };
  await page.goto('/');
  const [[own = '', ...mates] = [], ...rivals] = teams;
  const wish = { game: 'fakty', options: { deck, start: 0 }, seats: teams.map(() => 'open') };
  const call = (path: string, body: object): Promise<{ id: string }> =>
    page.evaluate(
      async ([to, text]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body: text })).json();
      },
      [path, JSON.stringify(body)] as const,
    );
  const { id } = await call('/api/rooms', { ...wish, name: own });
  let asked = 0;
  const ask = async (request: object) => {
    await call(`/api/rooms/${id}/requests`, { id: `own${++asked}`, request });
  };
  const join = async (seat: number, name: string, admit: (request: object) => Promise<void>) => {
    const mate = await arrive(name);
    await mate.ask(id, { do: 'knock', seat, name });
    await admit({ do: 'admit', name });
  };
  for (const name of mates) await join(0, name, ask);
  for (const [index, [first = '', ...others]] of rivals.entries()) {
    const captain = await arrive(first);
    const seat = index + 1;
    await captain.ask(id, { do: 'sit', seat, name: first });
    for (const name of others) await join(seat, name, (request) => captain.ask(id, request));
  }
  await ask({ do: 'start' });
  for (const person of people.values()) await person.leave(id);
  return { id, mate: (name) => people.get(name) as Outsider };
}
