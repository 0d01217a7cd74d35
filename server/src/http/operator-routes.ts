import type { OperatorDoor } from './operator-door.ts';
import type { Services } from './services.ts';

/** For whoever runs the server: what has it been doing? */
export function operatorRoutes({ app, onlyOperator }: OperatorDoor, services: Services): void {
  app.get('/metrics', { onRequest: onlyOperator }, async (_, reply) =>
    reply.type('text/plain; version=0.0.4').send(services.metrics.text()),
  );
}
