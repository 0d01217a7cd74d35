import { GAMES } from '@late/games';
import { type Chance, pick } from '@late/kernel';
import { REFUSAL_CODES, ROUTES, type Route } from '@late/protocol';
import { mutant } from '../../../kernel/testing/index.ts';
import { damaged } from '../damage.ts';
import type { FuzzedServer } from '../fuzzed-server.ts';
import { soundRequest } from '../sound-request.ts';
import { Finding, show, type Target } from '../target.ts';

/** Every game can be played by as many with its usual options. */
const FOUR = 4;
const TRIES = 2_000;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'] as const;
const CODES: ReadonlySet<string> = new Set(REFUSAL_CODES);

/** Requests over HTTP: every answer is known, none is a fault of the server, and a refusal adds no step. */
export function http(server: FuzzedServer): Target {
  const routes: readonly Route[] = Object.values(ROUTES).filter(
    // Waits until something happens, and forgets those who are needed here.
    (route: Route) => !route.path.endsWith('/wait') && route !== ROUTES.forget,
  );
  let room = '';
  let tries = 0;
  let requests = 0;

  function bodyOf(route: Route, move: unknown, chance: Chance): string | undefined {
    if (!route.body && chance.below(4)) return undefined;
    const request = soundRequest(chance, () => move);
    const sound: unknown = pick(chance, [
      { id: `f${requests++}`, request },
      { name: 'Eve' },
      { kept: true },
      { game: pick(chance, GAMES).id, seats: ['open', 'easy'], name: 'Eve', options: {} },
    ]);
    const text = JSON.stringify(chance.below(3) ? mutant(sound, chance) : sound) ?? '';
    return chance.below(6) ? text : damaged(text, chance);
  }

  return {
    name: 'http',
    async attempt(chance) {
      if (tries++ % TRIES === 0) {
        const { id, seats } = pick(chance, GAMES);
        room = await server.open(id, Math.min(FOUR, seats.max));
      }
      const route = pick(chance, routes);
      const path = route.path.replace(':id', room).replace(/:[a-z]+/g, String(chance.below(9)));
      const url = chance.below(5) ? path : encodeURI(String(Buffer.from(damaged(path, chance))));
      const token = await server.asker(room, chance);
      const payload = bodyOf(route, await server.moveFor(room, token, chance), chance);
      const before = await server.lengthOf(room);
      const isKept = route.path === ROUTES.forget.path || chance.below(8) > 0;
      const reply = await server.app.inject({
        method: isKept ? route.method : pick(chance, METHODS),
        url: url.startsWith('/') ? url : `/${url}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { payload }),
      });
      const what = `${reply.statusCode} to ${route.method} ${show(url)} ${show(payload)}`;
      if (reply.statusCode >= 500) throw new Finding(what);
      if (reply.statusCode < 400) return true;
      if ((await server.lengthOf(room)) !== before) throw new Finding(`a step was added: ${what}`);
      if (reply.body && !CODES.has(reply.json().refusal?.code)) {
        throw new Finding(`an unknown refusal: ${what}: ${show(reply.body)}`);
      }
      return false;
    },
  };
}
