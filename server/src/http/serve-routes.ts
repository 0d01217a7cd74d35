import type { Readable } from 'node:stream';
import { parse } from '@late/kernel';
import { type AnswerBody, type Asked, ROUTES, type Route, type RouteName } from '@late/protocol';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import { judged } from './judged.ts';
import { Refused } from './refused.ts';

/** Gets what was asked, checked by the protocol, and gives the answer that the protocol names, large ones in pieces. */
export type Handler<Name extends RouteName> = (
  asked: Asked<Name>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<AnswerBody<Name> | Readable>;

export type Handlers<Name extends RouteName = RouteName> = { readonly [N in Name]: Handler<N> };

/** Serves these routes of the protocol. */
export function serveRoutes<Name extends RouteName>(
  app: FastifyInstance,
  handlers: Handlers<Name>,
  onRequest: onRequestAsyncHookHandler[] = [],
): void {
  for (const name of Object.keys(handlers) as Name[]) {
    const route: Route = ROUTES[name];
    // Which route has which handler is known one by one, not for all of them together.
    const handle = handlers[name] as unknown as Handler<never>;
    app.route({
      method: route.method,
      url: route.path,
      onRequest,
      handler: async (request, reply) => {
        const answer = await handle(askedOf(route, request) as never, request, reply);
        reply.type(`${route.media ?? 'application/json'}; charset=utf-8`);
        return reply.code(route.status).send(answer);
      },
    });
  }
}

function askedOf({ params, query, body }: Route, request: FastifyRequest) {
  return {
    params: params && parsedAddress(params, request.params),
    query: query && judged(query, request.query),
    body: body && judged(body, request.body),
  };
}

/** What cannot be the address of a room is the address of none. */
function parsedAddress(schema: NonNullable<Route['params']>, params: unknown): unknown {
  const parsed = parse(schema, params);
  if (!parsed.ok) throw new Refused({ code: 'room.unknown' });
  return parsed.value;
}
