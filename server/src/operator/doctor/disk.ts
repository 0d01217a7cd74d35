import { existsSync, type StatsFs, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Finding, fail, ok, warn } from './finding.ts';

const MEGABYTE = 10 ** 6;
const LEAST = { bytes: 100 * MEGABYTE, files: 1_000 };
const FEW = { bytes: 1_000 * MEGABYTE, share: 0.05 };

/** What a file system says of itself. */
export type Space = Pick<StatsFs, 'bsize' | 'blocks' | 'bavail' | 'files' | 'ffree'>;

/** The disk of the folder of data, or of where it would be made. */
export function lookAtDisk(dataDir: string): Finding[] {
  return judgeSpace(statfsSync(nearest(resolve(dataDir))));
}

export function judgeSpace({ bsize, blocks, bavail, files, ffree }: Space): Finding[] {
  const free = bavail * bsize;
  const all = blocks * bsize;
  const said = `${megabytes(free)} of ${megabytes(all)} are free`;
  const todo =
    'Make room, or move DATA_DIR to a larger disk. KEEP_FINISHED_DAYS and KEEP_ABANDONED_DAYS say how long tables are kept.';
  const space =
    free < LEAST.bytes
      ? fail(`${said}: soon no step can be stored, and /readyz fails.`, todo)
      : free < FEW.bytes || free < FEW.share * all
        ? warn(`${said}.`, todo)
        : ok(`${said}.`);
  // Some file systems make room for files as they go, and tell of none.
  if (files === 0) return [space];
  const left = `${ffree} more files can be made`;
  const remove = 'Remove files: small ones count as much as large ones.';
  if (ffree < LEAST.files) return [space, fail(`Only ${left}.`, remove)];
  if (ffree < FEW.share * files) return [space, warn(`Only ${left}.`, remove)];
  return [space];
}

/** The folder, or the first above it that is there. */
export function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

function megabytes(bytes: number): string {
  return bytes >= 10_000 * MEGABYTE
    ? `${Math.round(bytes / MEGABYTE / 1000)} GB`
    : `${Math.round(bytes / MEGABYTE)} MB`;
}
