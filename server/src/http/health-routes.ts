import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** For whatever watches the server: is it alive, and can it serve? */
export function healthRoutes(
  app: FastifyInstance,
  readiness: Readiness,
  isStopping: () => boolean,
): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_, reply) => {
    const ok = !isStopping() && (await readiness.isReady());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}
