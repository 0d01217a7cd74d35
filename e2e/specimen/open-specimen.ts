import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const ROOT = import.meta.dirname;

export interface OpenSpecimen {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds the page beside everything that people get, and serves it until it is closed. */
export async function openSpecimen(): Promise<OpenSpecimen> {
  const folder = mkdtempSync(join(tmpdir(), 'late-specimen-'));
  const config = {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: join(ROOT, '../../web/public'),
    build: { target: 'es2022', outDir: folder, assetsInlineLimit: 0 },
  } as const;
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the specimen has no address');
  return {
    url,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
