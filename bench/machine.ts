import { cpus, totalmem } from 'node:os';

/** What a figure was measured on; without it the figure says little. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memory: string;
  readonly node: string;
}

export function thisMachine(): Machine {
  const cores = cpus();
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
  };
}
