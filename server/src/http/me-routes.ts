import { nameSchema } from '@late/protocol';
import { roomSeenBy } from '@late/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { admit, whoIs } from './identify.ts';
import { Refused } from './refused.ts';
import { judged } from './room-routes.ts';
import type { Services } from './services.ts';

const EXPORTED = 1_000;

/** Who one is, and what the server knows about it. */
export function meRoutes(app: FastifyInstance, services: Services): void {
  const { store, rooms } = services;

  app.get('/api/me', async (request, reply) => {
    const { member, name } = await services.welcome(request, reply);
    return { member, name };
  });

  app.put('/api/me', async (request, reply) => {
    const { name } = judged(v.strictObject({ name: nameSchema }), request.body);
    const { member } = await services.welcome(request, reply);
    await store.renameIdentity(member, name);
    return { member, name };
  });

  app.post('/api/tokens', async (request, reply) => {
    if (!services.newcomers.spend(services.addressOf(request.raw)))
      throw new Refused(429, 'net.rate');
    const { identity, token } = await admit(store);
    return reply.code(201).send({ member: identity.member, token });
  });

  app.get('/api/me/export', async (request, reply) => {
    const identity = await whoIs(store, request.headers);
    if (!identity) throw new Refused(401, 'net.unknown');
    const rows = await store.tablesOf(identity.member, EXPORTED);
    const seen: unknown[] = [];
    for (const { id, code, game, opened, status } of rows) {
      const { cached } = await rooms.glance(id);
      const room = cached && roomSeenBy(cached.game, cached.room, cached.seed, identity.member);
      seen.push({ id, code, game, opened, status, seat: room?.seat, seats: room?.seats });
    }
    reply.header('content-disposition', 'attachment; filename="late-edition-my-data.json"');
    return { member: identity.member, name: identity.name, since: identity.since, rooms: seen };
  });

  app.delete('/api/me', async (request, reply) => {
    const identity = await whoIs(store, request.headers);
    if (!identity) throw new Refused(401, 'net.unknown');
    const { member } = identity;
    for (const { id } of await store.tablesOf(member, EXPORTED)) {
      await rooms.forget(id, member);
    }
    await store.forgetIdentity(member);
    reply.header('set-cookie', 'late=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    return { forgotten: true };
  });
}
