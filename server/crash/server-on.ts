import { fileURLToPath } from 'node:url';
import { NO_LIMITS, ServerProcess } from '../testing/index.ts';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The real server on `dataDir`; whatever it prints is a complaint. */
export function serverOn(dataDir: string, complain: (text: string) => void): ServerProcess {
  const server = new ServerProcess({
    name: 'the server',
    args: ['--import', import.meta.resolve('tsx'), PROGRAM],
    env: { ...NO_LIMITS, DATA_DIR: dataDir, BOT_PAUSE_MS: '0', LOG_LEVEL: 'error' },
    onOutput: (text) => complain(`the server said: ${text.slice(0, 500)}`),
  });
  server.lost.catch((error: Error) => complain(error.message));
  return server;
}
