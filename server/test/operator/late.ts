import { fileURLToPath } from 'node:url';
import { runLate } from '../../src/operator/run-late.ts';

export const LATE_SCRIPT = fileURLToPath(new URL('../../src/late.ts', import.meta.url));

/** Runs a command of an operator without a process of its own. */
export async function late(env: Record<string, string>, ...args: string[]) {
  let out = '';
  let err = '';
  const code = await runLate(args, {
    env,
    serverScript: new URL('file:///nowhere'),
    webFolder: '/nowhere',
    print: (line) => {
      out += `${line}\n`;
    },
    complain: (line) => {
      err += `${line}\n`;
    },
  });
  return { code, out, err };
}
