import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** For whoever runs the server: is it alive, can it serve, and what has it been doing? */
export function operatorRoutes(
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

  app.get('/metrics', async (_, reply) =>
    reply.type('text/plain; version=0.0.4').send(services.metrics.text()),
  );
}
