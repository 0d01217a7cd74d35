import { hasTooMany } from '../rooms/create-room.ts';
import { Refused } from './refused.ts';
import type { Handlers } from './serve-routes.ts';
import type { Services } from './services.ts';

/** The house's table of the day. Results are never sent: they follow from the moves that were. */
export function dailyRoutes(services: Services): Handlers<'dailyTable' | 'beginDaily'> {
  const { store, dailyHouse, settings, limits } = services;
  const max = settings.tablesPerMember;
  return {
    async dailyTable({ params: { day, ...deal } }, request) {
      const identity = await services.whoIs(request.headers);
      return dailyHouse.seenBy(day, deal, identity?.member ?? '');
    },

    async beginDaily({ params, body }, request, reply) {
      const { member } = await services.welcome(request, reply);
      // Everybody reads these names, as they do those of listed tables.
      if (services.words?.bars(body.name)) throw new Refused({ code: 'room.word-name' });
      if (await hasTooMany(store, member, max)) {
        limits.count('tables');
        throw new Refused({ code: 'net.tables', params: { max } });
      }
      const opener = await services.openerOf(request.raw);
      return { id: await dailyHouse.begin(params, member, body.name, opener) };
    },
  };
}
