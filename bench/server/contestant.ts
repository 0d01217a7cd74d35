import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Quest, Tally } from './chair.ts';
import { processorTime } from './usage.ts';

export interface Entry {
  readonly name: string;
  readonly server: string;
  /** What Node needs to run it, and what it needs to know. */
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly chairs: string;
  /** An address that answers once the server is there. */
  ready(url: string): string;
  /** Opens a table and looks at it once; nobody sits down. */
  open(url: string): Promise<void>;
}

export interface Round extends Tally {
  /** Processor microseconds of the server for each move. */
  readonly cpu: number;
}

const MANY = '1000000';
/** Everybody comes from one address here, which our limits would take for a flood. */
const LIMITS = {
  REQUESTS_PER_MINUTE: MANY,
  NEW_MEMBERS_PER_HOUR: MANY,
  SOCKETS_PER_ADDRESS: MANY,
  TABLES_PER_MEMBER: '10000',
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A server in a process of its own. */
export class Contestant {
  readonly entry: Entry;
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'late-bench-'));
  private readonly server: ChildProcess;
  private load: ChildProcess | null = null;

  private constructor(entry: Entry, port: number) {
    this.entry = entry;
    this.url = `http://127.0.0.1:${port}`;
    this.server = spawn(
      process.execPath,
      // Both get the memory for short-lived things that `npm start` gives to ours.
      ['--max-semi-space-size=64', ...entry.flags, here(entry.server)],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          ...LIMITS,
          ...entry.env,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: this.folder,
          LOG_LEVEL: 'error',
        },
      },
    );
    process.on('exit', () => this.server.kill('SIGKILL'));
  }

  static async start(entry: Entry): Promise<Contestant> {
    const contestant = new Contestant(entry, await freePort());
    while (!(await fetch(entry.ready(contestant.url)).catch(() => null))?.ok) await sleep(50);
    return contestant;
  }

  get pid(): number {
    return this.server.pid as number;
  }

  /** Lets people take their seats, in another process. */
  async seat(tables: number): Promise<void> {
    const chairs = new URL(this.entry.chairs, import.meta.url).href;
    this.load = fork(here('./load.ts'), [chairs, this.url, String(tables)]);
    await once(this.load, 'message');
  }

  async play(quest: Quest): Promise<Round> {
    const before = processorTime(this.pid);
    this.load?.send(quest);
    const [tally] = (await once(this.load as ChildProcess, 'message')) as [Tally];
    return { ...tally, cpu: (processorTime(this.pid) - before) / tally.moves };
  }

  async stop(): Promise<void> {
    this.load?.kill();
    const ended = once(this.server, 'exit');
    this.server.kill('SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
