import { fileURLToPath } from 'node:url';

/** The server as `npm start` runs it, built into one file: nothing to translate at every start. */
export const BUILT_SERVER = {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  args: ['--max-semi-space-size=64', 'server/dist/main.js'],
};
