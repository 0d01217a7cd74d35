import { defineConfig } from 'vite';
import server from './vite.config.ts';

// The operators' commands, beside the server that they start.
export default defineConfig({
  ...server,
  build: { ...server.build, ssr: 'src/late.ts', emptyOutDir: false },
});
