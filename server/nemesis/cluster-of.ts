import { fileURLToPath } from 'node:url';
import { Cluster } from '../testing/index.ts';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));
export const SERVER_ARGS = ['--import', import.meta.resolve('tsx'), PROGRAM];

/** Mistakes in the program, whatever the network does. */
const MISTAKE = /\b(TypeError|ReferenceError|RangeError|unhandled|uncaught)/i;

/** Three real servers, with faulty lines to what they share. They may be of another edition. */
export function clusterOf(
  say: (text: string) => void,
  complain: (text: string) => void,
  args: readonly string[] = SERVER_ARGS,
): Promise<Cluster> {
  return Cluster.start({
    processes: 3,
    args,
    faulty: true,
    env: { BOT_PAUSE_MS: '200', LOG_LEVEL: 'warn' },
    onOutput: (text) => {
      say(text);
      if (MISTAKE.test(text)) complain(`a server said: ${text.slice(0, 1_000)}`);
    },
  });
}
