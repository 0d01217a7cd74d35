import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** For whatever watches the server: is it alive, and can it serve? */
export function healthRoutes(
  app: FastifyInstance,
  services: Services,
  isStopping: () => boolean,
): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false });
    try {
      await services.store.nextDue();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
}
