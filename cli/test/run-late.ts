import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { vi } from 'vitest';
import { main } from '../src/main.ts';

const LATE = fileURLToPath(new URL('../late.mjs', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real command, as a shell would start it. Starting takes longer than most commands. */
export function lateProcess(...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LATE, ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** The command without a process of its own. */
export async function late(...args: string[]): Promise<Run> {
  const printed = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...said) => {
      printed[stream] += `${format(...said)}\n`;
    }),
  );
  try {
    return { code: await main(args), out: printed.log, err: printed.error };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
