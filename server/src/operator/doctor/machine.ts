import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Settings } from '../../settings.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const MEGABYTE = 2 ** 20;
/** Files, listening sockets, connections to the store: all but people's sockets. */
const OTHER_FILES = 200;
/** The program itself with its word list and threads; a socket with its share of buffers. */
const PROGRAM = 350 * MEGABYTE;
const SOCKET = 24 * 1024;

export interface Machine {
  readonly node: string;
  /** Null where it is not told. */
  readonly openFiles: number | null;
  readonly memory: number;
  readonly heap: number;
}

/** Node and what it is given here: a service may be given more or less. */
export function lookAtMachine(settings: Settings): Finding[] {
  const { memory, heap } = memoryHere();
  return judgeMachine(
    { node: process.versions.node, openFiles: openFilesHere(), memory, heap },
    settings,
  );
}

export function judgeMachine(
  { node, openFiles, memory, heap }: Machine,
  { sockets, roomCacheMb }: Pick<Settings, 'sockets' | 'roomCacheMb'>,
): Finding[] {
  const findings: Finding[] = [];
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    findings.push(fail(`This is Node ${node}.`, 'Upgrade it to 20.19 or newer.'));
  if (openFiles !== null && openFiles < sockets + OTHER_FILES)
    findings.push(
      warn(
        `${openFiles} files can be open at once, and SOCKETS is ${sockets}: the last of them cannot connect.`,
        `Raise the limit to ${sockets + OTHER_FILES} (LimitNOFILE of the service, ulimits of the container), or lower SOCKETS.`,
      ),
    );
  const rooms = roomCacheMb * MEGABYTE;
  const wanted = PROGRAM + rooms + sockets * SOCKET;
  if (wanted > memory)
    findings.push(
      warn(
        `There are ${megabytes(memory)} of memory; with ROOM_CACHE_MB and SOCKETS as they are, a server may want ${megabytes(wanted)}.`,
        'Lower them, or give it more.',
      ),
    );
  if (rooms + MEGABYTE * 100 > heap)
    findings.push(
      warn(
        `Node takes at most ${megabytes(heap)} for itself, and ROOM_CACHE_MB is ${roomCacheMb}.`,
        'Lower ROOM_CACHE_MB, or set NODE_OPTIONS=--max-old-space-size=… for the server.',
      ),
    );
  if (findings.length > 0) return findings;
  const files = openFiles === null ? '' : `, ${openFiles} open files`;
  return [ok(`Node ${node}, ${megabytes(memory)} of memory${files}.`)];
}

/** Node raises the lower limit to the higher one when it starts, and so does the server. */
function openFilesHere(): number | null {
  try {
    const found = /^Max open files +\S+ +(\d+|unlimited)/m.exec(
      readFileSync('/proc/self/limits', 'utf8'),
    )?.[1];
    return found === undefined || found === 'unlimited' ? null : Number(found);
  } catch {
    return null;
  }
}

function memoryHere() {
  // Without a limit it is told as far more than there is, or as 0.
  const limit = process.constrainedMemory() ?? 0;
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return { memory, heap: getHeapStatistics().heap_size_limit };
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}
