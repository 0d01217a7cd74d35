import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LATE = fileURLToPath(new URL('../late.mjs', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real command, as a shell would start it. */
export function late(...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LATE, ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}
