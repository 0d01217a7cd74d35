import { roomSeenBy } from '@late/table';
import { takeCookies } from './cookie.ts';
import { admit, known } from './identify.ts';
import { Refused } from './refused.ts';
import type { Handlers } from './serve-routes.ts';
import type { Services } from './services.ts';

const EXPORTED = 1_000;

type MeRoute = 'me' | 'rename' | 'forget' | 'exportMe' | 'newToken';

/** Who one is, and what the server knows about it. */
export function meRoutes(services: Services): Handlers<MeRoute> {
  const { store } = services;
  return {
    async me(_, request, reply) {
      const { member, name } = await services.welcome(request, reply);
      return { member, name };
    },

    async rename({ body: { name } }, request, reply) {
      const { member } = await services.welcome(request, reply);
      await store.renameIdentity(member, name);
      return { member, name };
    },

    async newToken(_, request) {
      if (!services.limits.mayArrive(services.addressOf(request.raw)))
        throw new Refused({ code: 'net.newcomers' });
      const { identity, token } = await admit(store);
      return { member: identity.member, token };
    },

    async exportMe(_, request, reply) {
      const { member, name, since } = await known(store, request.headers);
      const rows = await store.tablesOf(member, EXPORTED);
      const rooms = [];
      for (const { id, code, game, opened, status } of rows) {
        const { cached } = await services.rooms.glance(id);
        const seen = cached && roomSeenBy(cached.game, cached.room, cached.seed, member);
        const seated = seen && { seat: seen.seat, seats: seen.seats };
        rooms.push({ id, code, game, opened, status, ...seated });
      }
      reply.header('content-disposition', 'attachment; filename="late-edition-my-data.json"');
      return { member, name, since, rooms };
    },

    async forget(_, request, reply) {
      const { member } = await known(store, request.headers);
      for (const { id } of await store.tablesOf(member, EXPORTED)) {
        await services.rooms.forget(id, member);
      }
      await store.forgetIdentity(member);
      takeCookies(reply, services.settings);
      return { forgotten: true };
    },
  };
}
