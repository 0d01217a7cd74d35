import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '@late/server/testing';
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite';
import { ROOMY } from './test-server.ts';

const ROOT = join(import.meta.dirname, '..');

export interface OpenExample {
  readonly url: string;
  /** Where the app was built. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** The app and the server with the example game, beside everything that people get. */
export async function openExample(): Promise<OpenExample> {
  const folder = mkdtempSync(join(tmpdir(), 'late-example-'));
  const data = mkdtempSync(join(tmpdir(), 'late-example-data-'));
  const server = new ServerProcess({
    name: 'the server with the example game',
    args: ['--conditions=example', '--import', 'tsx', 'server/src/main.ts'],
    cwd: ROOT,
    env: { ...ROOMY, DATA_DIR: data },
  });
  const config: InlineConfig = {
    root: join(ROOT, 'web'),
    logLevel: 'error',
    resolve: { conditions: ['example', ...defaultClientConditions] },
    build: { outDir: folder, emptyOutDir: true },
  };
  await Promise.all([build(config), server.start()]);
  const target = server.url;
  // To the server, the page comes from its own address.
  const api = { target, ws: true, changeOrigin: true, headers: { origin: target } };
  const app = await preview({
    ...config,
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': api } },
  });
  const [url] = app.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the app with the example game has no address');
  return {
    url,
    folder,
    close: async () => {
      await app.close();
      await server.kill();
      for (const made of [folder, data]) rmSync(made, { recursive: true, force: true });
    },
  };
}
