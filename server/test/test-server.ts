import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Bus } from '../src/bus/bus.ts';
import { NO_BUS } from '../src/bus/no-bus.ts';
import { redisBus } from '../src/bus/open-bus.ts';
import { buildApp, type Running } from '../src/http/app.ts';
import { readSettings } from '../src/settings.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'late-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface TestServer extends Running {
  readonly url: string;
  /** Where the operator's own port is, if it has one. */
  readonly operatorUrl: string | null;
  readonly folder: string;
}

/** A real server on a real file, or on the database that `env` names, on a port of its own; `build` makes one of other modules. */
export async function startServer(
  env: Record<string, string> = {},
  folder = temporaryFolder(),
  build = buildApp,
  bus: Bus | null = null,
): Promise<TestServer> {
  const settings = readSettings({ LOG_LEVEL: 'silent', BOT_PAUSE_MS: '0', ...env });
  const { databaseUrl, redisUrl } = settings;
  const store = databaseUrl
    ? await openPostgresStore(databaseUrl)
    : openSqliteStore(join(folder, 'late.db'));
  const openBus = redisUrl ? redisBus(redisUrl, await store.openerSecret()) : () => bus ?? NO_BUS;
  const running = build(settings, store, join(folder, 'web'), openBus);
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.services.dueWork.start();
  const operatorUrl = (await running.operatorApp?.listen({ host: '127.0.0.1', port: 0 })) ?? null;
  const { port } = running.app.server.address() as AddressInfo;
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  cleanups.push(stop);
  return { ...running, stop, folder, operatorUrl, url: `http://127.0.0.1:${port}` };
}
