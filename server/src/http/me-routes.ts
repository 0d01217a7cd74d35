import { Readable } from 'node:stream';
import type { Member } from '@late/table';
import { takeCookies } from './cookie.ts';
import { exportOf } from './export-me.ts';
import { admit, known } from './identify.ts';
import { Refused } from './refused.ts';
import type { Handlers } from './serve-routes.ts';
import type { Services } from './services.ts';

type MeRoute = 'me' | 'rename' | 'forget' | 'exportMe' | 'newToken';

/** Who one is, and what the server knows about it. */
export function meRoutes(services: Services): Handlers<MeRoute> {
  const { store } = services;
  /** One export at a time each: it reads all of somebody's rooms. */
  const exporting = new Set<Member>();
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
      if (!(await services.limits.mayArrive(services.addressOf(request.raw))))
        throw new Refused({ code: 'net.newcomers' });
      const { identity, token } = await admit(store);
      return { member: identity.member, token };
    },

    async exportMe(_, request, reply) {
      const identity = await known(store, request.headers);
      if (exporting.has(identity.member)) throw new Refused({ code: 'net.rate' });
      exporting.add(identity.member);
      reply.header('content-disposition', 'attachment; filename="late-edition-my-data.json"');
      const pieces = Readable.from(exportOf(services, identity));
      return pieces.once('close', () => exporting.delete(identity.member));
    },

    async forget(_, request, reply) {
      const { member } = await known(store, request.headers);
      await services.forgetting.forget(member);
      takeCookies(reply, services.settings);
      return { forgotten: true };
    },
  };
}
