import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './http/app.ts';
import { housekeeping } from './rooms/housekeeping.ts';
import { readSettings, SettingsFault } from './settings.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { checkWordList } from './word-list.ts';

const GRACE = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const store = openSqliteStore(join(settings.dataDir, 'late-edition.db'));
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url));
  checkWordList(web);
  const running = buildApp(settings, store, web);
  const { app, house } = running;
  const keepTidy = housekeeping(store, settings, app.log);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'closing for the night');
    setTimeout(() => process.exit(1), GRACE).unref();
    keepTidy.stop();
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ host: settings.host, port: settings.port });
  house.nightWatch.start();
}

main().catch((error) => {
  console.error(error instanceof SettingsFault ? error.message : error);
  process.exit(1);
});
