import { fileURLToPath } from 'node:url';
import type { Entry } from './contestant.ts';

async function post(address: string, token: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, string>;
}

let host: Promise<Record<string, string>> | null = null;

export const late: Entry = {
  name: 'Late Edition',
  server: '../../server/dist/main.js',
  // As `npm start` runs it.
  flags: [],
  env: {
    LEXICON_FILE: fileURLToPath(new URL('../../lexicon/data/polski.lex.br', import.meta.url)),
  },
  chairs: './late-chairs.ts',
  ready: (url) => `${url}/readyz`,
  async open(url) {
    host ??= post(`${url}/api/tokens`, '', {});
    const { token = '' } = await host;
    const seats = ['open', 'open', 'open', 'open'];
    const { id } = await post(`${url}/api/rooms`, token, { game: 'extra', seats, name: 'Host' });
    await (await fetch(`${url}/api/rooms/${id}`)).arrayBuffer();
  },
};

function lobby(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${hostname}:${Number(port) + 1}`;
}

export const boardgameio: Entry = {
  name: 'boardgame.io',
  server: './boardgameio-server.ts',
  flags: ['--import', import.meta.resolve('tsx')],
  env: {},
  chairs: './boardgameio-chairs.ts',
  ready: (url) => `${lobby(url)}/games`,
  async open(url) {
    const { matchID } = await post(`${lobby(url)}/games/extra/create`, '', { numPlayers: 4 });
    await (await fetch(`${lobby(url)}/games/extra/${matchID}`)).arrayBuffer();
  },
};
