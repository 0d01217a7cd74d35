import { WIRE_LIMITS, type WireRefusal } from '@late/protocol';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Settings } from '../settings.ts';
import { policy } from './policy.ts';
import { readOut } from './read-out.ts';
import { refusalOf } from './refused.ts';

const HEADERS = {
  'content-security-policy': policy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Nothing on it yet, but what every answer has: headers, bounds, and refusals for whatever goes wrong. */
export function bareApp(settings: Settings): FastifyInstance {
  const app: FastifyInstance = Fastify({
    bodyLimit: WIRE_LIMITS.frame,
    // Addresses of rooms are invitations: they stay out of the log.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, redact: ['req.headers', 'token', 'seed'] },
    routerOptions: { maxParamLength: 80 },
    requestTimeout: 60_000,
    keepAliveTimeout: 30_000,
    // An address that the router cannot read gets past hooks and error handler.
    frameworkErrors: (_, request, reply) => {
      reply.headers(HEADERS);
      return missing(request, reply);
    },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(HEADERS);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const refused = refusalOf(error);
    if (refused) {
      if (refused.status === 503) reply.header('retry-after', '1');
      return reply.code(refused.status).send({ refusal: refused.refusal });
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) {
      const { method, url: route } = request.routeOptions;
      request.log.error(
        { err: error, method, route },
        'a request failed; the client can send it again',
      );
    }
    if (status === 413) await readOut(request.raw);
    const code = status >= 500 ? 'net.fault' : status === 413 ? 'net.large' : 'net.shape';
    return reply.code(status).send({ refusal: { code } satisfies WireRefusal });
  });
  app.setNotFoundHandler(missing);
  return app;
}

function missing(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ refusal: { code: 'net.missing' } satisfies WireRefusal });
}
