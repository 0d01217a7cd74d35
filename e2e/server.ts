import { type PreviewServer, preview } from 'vite';

/** Serves the built app, as `npm start` does. */
export async function serve(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const server: PreviewServer = await preview({
    root: new URL('../web', import.meta.url).pathname,
    configFile: new URL('../web/vite.config.ts', import.meta.url).pathname,
    preview: { port, host: '127.0.0.1', strictPort: port !== 0 },
    logLevel: 'error',
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the preview server has no address');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
