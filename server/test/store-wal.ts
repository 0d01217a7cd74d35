import { readFileSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Counts commits in SQLite's write-ahead log, independently of whoever wrote it: a frame that ends a
 * commit has the size of the database in its second word, all others have zero there.
 */
export function commitsInLog(database: string): number {
  const log = readFileSync(`${database}-wal`);
  if (log.length < HEADER) return 0;
  const frame = FRAME_HEADER + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  let commits = 0;
  for (let at = HEADER; at + frame <= log.length; at += frame) {
    // Frames of an earlier round of the log may still lie behind the newest ones.
    if (!log.subarray(at + 8, at + 16).equals(salts)) break;
    if (log.readUInt32BE(at + 4) !== 0) commits++;
  }
  return commits;
}
