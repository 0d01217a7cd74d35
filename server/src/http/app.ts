import { type AdminRouteName, ROUTES, type RouteName } from '@late/protocol';
import { openApi } from '@late/protocol/open-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NO_BUS } from '../bus/no-bus.ts';
import type { OpenBus } from '../bus/open-bus.ts';
import { watchLoopDelay } from '../loop-delay.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { houseWords } from '../word-list.ts';
import { adminRoutes } from './admin-routes.ts';
import { bareApp } from './bare-app.ts';
import { closeApp } from './close-app.ts';
import { isSecure } from './cookie.ts';
import { dailyRoutes } from './daily-routes.ts';
import { duelRoutes } from './duel-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { HouseNews } from './house-news.ts';
import { renewCookie } from './identify.ts';
import { meRoutes } from './me-routes.ts';
import { operatorDoor } from './operator-door.ts';
import { operatorRoutes } from './operator-routes.ts';
import { isOwnOrigin } from './origin.ts';
import { peopleRoutes } from './people-routes.ts';
import { Refused, refusalOf } from './refused.ts';
import { roomRoutes } from './room-routes.ts';
import { type Handlers, serveRoutes } from './serve-routes.ts';
import { Services } from './services.ts';
import { Sockets } from './sockets.ts';
import { serveStatic } from './static-files.ts';

/** Changes nothing, or, as a new token, nothing that belongs to whoever is made to ask for it. */
function isHarmless({ method, routeOptions }: FastifyRequest): boolean {
  // The route, not the address: some programs end it with a question mark and nothing after it.
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) || routeOptions.url === ROUTES.newToken.path;
}

/** No browser adds the operator's token by itself, and nobody is to ban themselves out. */
function isAdmin({ url, routeOptions }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/admin/');
}

/** The router finds a route by other spellings of its address too: with a host in front, or escaped letters. */
function isApi({ url, routeOptions }: FastifyRequest): boolean {
  return url.startsWith('/api/') || (routeOptions.url?.startsWith('/api/') ?? false);
}

export interface Running {
  readonly app: FastifyInstance;
  /** What listens on the operator's own port, if there is one. */
  readonly operatorApp: FastifyInstance | null;
  readonly services: Services;
  stop(): Promise<void>;
}

/** A server, not yet listening. */
export function buildApp(
  settings: Settings,
  store: Store,
  webFolder: string,
  openBus: OpenBus = () => NO_BUS,
): Running {
  const app = bareApp(settings);
  const bus = openBus(app.log);
  const services = new Services(settings, store, bus, app.log);
  const sockets = new Sockets(services, app.log);
  const news = new HouseNews(services, app.log);
  let stopping = false;

  app.addHook('onRequest', async (request, reply) => {
    if (isSecure(settings)) reply.header('strict-transport-security', 'max-age=31536000');
    if (!isApi(request)) return;
    reply.header('cache-control', 'no-store');
    if (!services.limits.mayAsk(services.addressOf(request.raw)))
      throw new Refused({ code: 'net.rate' });
    if (isAdmin(request)) return;
    services.turnAwayNetwork(services.addressOf(request.raw));
    if (!isHarmless(request) && !isOwnOrigin(request.headers, settings.publicUrl)) {
      services.metrics.count('requests_refused_total', 'reason="origin"');
      throw new Refused({ code: 'net.origin' });
    }
    await renewCookie(store, settings, request, reply);
  });
  app.addHook('onError', async (_request, _reply, error) => {
    const refused = refusalOf(error);
    if (refused) services.countRefusal(refused.refusal);
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, { statusCode }) => {
    const route = url ? `${method} ${url}` : 'none';
    services.metrics.count('http_requests_total', `route="${route}",status="${statusCode}"`);
  });
  healthRoutes(app, services.readiness, () => stopping);
  const door = operatorDoor(settings, app, () => bareApp(settings), {
    limits: services.limits,
    addressOf: (request) => services.addressOf(request),
  });
  if (door) operatorRoutes(door, services);
  const { operatorToken } = settings;
  if (door && operatorToken !== null) {
    const handlers = adminRoutes(services, sockets, operatorToken, app.log);
    serveRoutes(door.app, handlers, [door.onlyOperator]);
  }
  const operatorApp = door && door.app !== app ? door.app : null;
  const handlers: Handlers<Exclude<RouteName, AdminRouteName>> = {
    ...meRoutes(services),
    ...roomRoutes(services),
    ...duelRoutes(services),
    ...dailyRoutes(services),
    ...peopleRoutes(services),
    describe: async () => openApi(),
  };
  serveRoutes(app, handlers);
  const own = houseWords();
  serveStatic(app, webFolder, own);
  // The admin page asks where it came from.
  if (operatorApp && operatorToken !== null) serveStatic(operatorApp, webFolder, own);
  services.bans.onChange = () => sockets.closeBanned();
  app.addHook('onReady', async () => {
    await services.bans.start();
    await services.startBus(news);
  });
  app.addHook('onReady', async () => services.forgetting.start());
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));
  services.metrics.gauge('sockets', () => sockets.size);
  const unwatchLoop = watchLoopDelay(services.metrics);

  return {
    app,
    operatorApp,
    services,
    async stop() {
      stopping = true;
      // First those who are connected: however long the rest takes, another process has them by then.
      services.stopBus();
      news.stop();
      sockets.stop();
      services.stepWaits.stop();
      unwatchLoop();
      await services.dueWork.stop();
      await services.forgetting.stop();
      services.bans.stop();
      await closeApp(app);
      if (operatorApp) await closeApp(operatorApp);
      await bus.close();
      await store.close();
    },
  };
}
