import type { WireRefusal } from '@late/protocol';
import { ROUTES, WIRE_LIMITS } from '@late/protocol';
import { openApi } from '@late/protocol/open-api';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { meRoutes } from './me-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused, refusalOf } from './refused.ts';
import { roomRoutes } from './room-routes.ts';
import { serveRoutes } from './serve-routes.ts';
import { Services } from './services.ts';
import { Sockets } from './sockets.ts';
import { serveStatic } from './static-files.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Changes nothing, or, as a new token, nothing that belongs to whoever is made to ask for it. */
function isHarmless({ method, url }: FastifyRequest): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) || url === ROUTES.newToken.path;
}

export interface Running {
  readonly app: FastifyInstance;
  readonly services: Services;
  stop(): Promise<void>;
}

/** A server, not yet listening. */
export function buildApp(settings: Settings, store: Store, webFolder: string): Running {
  const app: FastifyInstance = Fastify({
    bodyLimit: WIRE_LIMITS.frame,
    // Addresses of rooms are invitations: they stay out of the log.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, redact: ['req.headers', 'token', 'seed'] },
    routerOptions: { maxParamLength: 80 },
    requestTimeout: 60_000,
    keepAliveTimeout: 30_000,
  });
  const services = new Services(settings, store, app.log);
  const sockets = new Sockets(services, app.log);
  let stopping = false;

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (!services.requests.spend(services.addressOf(request.raw)))
      throw new Refused({ code: 'net.rate' });
    if (!isHarmless(request) && !isOwnOrigin(request.headers, settings.publicUrl)) {
      services.metrics.count('requests_refused_total', 'reason="origin"');
      throw new Refused({ code: 'net.origin' });
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOf(error);
    if (refused) return reply.code(refused.status).send({ refusal: refused.refusal });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) {
      const { method, url: route } = request.routeOptions;
      request.log.error(
        { err: error, method, route },
        'a request failed; the client can send it again',
      );
    }
    const code = status >= 500 ? 'net.fault' : status === 413 ? 'net.large' : 'net.shape';
    return reply.code(status).send({ refusal: { code } satisfies WireRefusal });
  });
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ refusal: { code: 'net.missing' } satisfies WireRefusal }),
  );

  operatorRoutes(app, services, () => stopping);
  serveRoutes(app, {
    ...meRoutes(services),
    ...roomRoutes(services),
    describe: async () => openApi(),
  });
  serveStatic(app, webFolder);
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));
  services.metrics.gauge('sockets', () => sockets.size);

  return {
    app,
    services,
    async stop() {
      stopping = true;
      await services.dueWork.stop();
      sockets.stop();
      await app.close();
      await store.close();
    },
  };
}
