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
  env: {},
  chairs: './late-chairs.ts',
  async open({ listening: url }) {
    host ??= post(`${url}/api/tokens`, '', {});
    const { token = '' } = await host;
    const seats = ['open', 'open', 'open', 'open'];
    const { id } = await post(`${url}/api/rooms`, token, { game: 'extra', seats, name: 'Host' });
    await (await fetch(`${url}/api/rooms/${id}`)).arrayBuffer();
  },
};

export const boardgameio: Entry = {
  name: 'boardgame.io',
  server: './boardgameio-server.ts',
  flags: ['--import', import.meta.resolve('tsx')],
  env: {},
  chairs: './boardgameio-chairs.ts',
  async open({ lobby }) {
    const { matchID } = await post(`${lobby}/games/extra/create`, '', { numPlayers: 4 });
    await (await fetch(`${lobby}/games/extra/${matchID}`)).arrayBuffer();
  },
};
