import { fileURLToPath } from 'node:url';
import { WordListFault } from '@late/lexicon/node';
import { NO_BUS } from './bus/no-bus.ts';
import { type OpenBus, redisBus } from './bus/open-bus.ts';
import { buildApp } from './http/app.ts';
import { startRetention } from './rooms/retention.ts';
import { sayListening } from './say-listening.ts';
import { readSettings, type Settings, SettingsFault } from './settings.ts';
import { openStore } from './store/open-store.ts';
import { serveAlone } from './store/serve-alone.ts';
import type { Store } from './store/store.ts';
import { StoreFault } from './store/store-fault.ts';
import { checkWordLists } from './word-list.ts';

const GRACE = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url));
  checkWordLists(web);
  await serveAlone(settings, console.error);
  const store = await openStore(settings, console.error);
  const running = buildApp(settings, store, web, await busOf(settings, store));
  const { app, operatorApp, services } = running;
  const retention = startRetention(store, settings, app.log);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping: finishing what is under way');
    setTimeout(() => process.exit(1), GRACE).unref();
    retention.stop();
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await operatorApp?.listen({ host: settings.operatorHost, port: settings.operatorPort ?? 0 });
  const url = await app.listen({ host: settings.host, port: settings.port });
  services.dueWork.start();
  sayListening(url);
}

async function busOf({ redisUrl }: Settings, store: Store): Promise<OpenBus> {
  return redisUrl === null ? () => NO_BUS : redisBus(redisUrl, await store.openerSecret());
}

/** What went wrong, where the operator can put it right. */
function forOperator(error: unknown): string | null {
  const known = [SettingsFault, StoreFault, WordListFault];
  if (known.some((fault) => error instanceof fault)) return (error as Error).message;
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return null;
  return `PORT, or OPERATOR_PORT, is in use by another program (EADDRINUSE): stop it, or set another`;
}

main().catch((error) => {
  console.error(forOperator(error) ?? error);
  process.exit(1);
});
