import { hasTooMany } from '../rooms/create-room.ts';
import { Refused } from './refused.ts';
import type { Handlers } from './serve-routes.ts';
import type { Services } from './services.ts';

type DuelRoute = 'createDuel' | 'duel' | 'beginRun' | 'endDuel';

/** The same deal for many, each at a table of their own. */
export function duelRoutes(services: Services): Handlers<DuelRoute> {
  const { store, duels, settings, limits } = services;
  const max = settings.tablesPerMember;
  return {
    async createDuel({ body }, request, reply) {
      const { member } = await services.welcome(request, reply);
      if ((await store.duelsOpenOf(member, Date.now())) >= max) {
        limits.count('tables');
        throw new Refused({ code: 'duel.many', params: { max } });
      }
      return { id: await duels.open(body, member) };
    },

    async duel({ params }, request) {
      const identity = await services.whoIs(request.headers);
      return duels.seenBy(params.duel, identity?.member ?? '');
    },

    async beginRun({ params, body }, request, reply) {
      const { member } = await services.welcome(request, reply);
      if (await hasTooMany(store, member, max)) {
        limits.count('tables');
        throw new Refused({ code: 'net.tables', params: { max } });
      }
      const opener = await services.openerOf(request.raw);
      return { id: await duels.begin(params.duel, member, body.name, opener) };
    },

    async endDuel({ params }, request, reply) {
      const { member } = await services.welcome(request, reply);
      return { ended: await duels.end(params.duel, member) };
    },
  };
}
