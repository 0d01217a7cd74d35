import { fileURLToPath } from 'node:url';
import { WordListFault } from '@late/lexicon/node';
import { buildApp } from './http/app.ts';
import { startRetention } from './rooms/retention.ts';
import { sayListening } from './say-listening.ts';
import { readSettings, SettingsFault } from './settings.ts';
import { databaseFile } from './store/database-file.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { StoreFault } from './store/store-fault.ts';
import { checkWordList } from './word-list.ts';

const GRACE = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url));
  checkWordList(web);
  const store = openSqliteStore(databaseFile(settings.dataDir));
  const running = buildApp(settings, store, web);
  const { app, operatorApp, services } = running;
  const retention = startRetention(store, settings, app.log, services.forgetting);
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
