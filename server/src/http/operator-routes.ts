import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';

/** For whoever runs the house: is it alive, can it serve, and what has it been doing? */
export function operatorRoutes(
  app: FastifyInstance,
  house: House,
  isStopping: () => boolean,
): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false });
    try {
      await house.store.nextDue();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });

  app.get('/metrics', async (_, reply) =>
    reply.type('text/plain; version=0.0.4').send(house.metrics.text()),
  );
}
