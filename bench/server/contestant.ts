import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Addresses, NO_LIMITS, nextMessage, ServerProcess } from '@late/server/testing';
import type { Tally, Task } from './chair.ts';
import { processorTime } from './usage.ts';

export interface Entry {
  readonly name: string;
  readonly server: string;
  /** What Node needs to run it, and what it needs to know. */
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly chairs: string;
  /** Opens a table and looks at it once; nobody sits down. */
  open(addresses: Addresses): Promise<void>;
}

export interface Round extends Tally {
  /** Processor microseconds of the server for each move. */
  readonly cpu: number;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A server in a process of its own, and its players in another. */
export class Contestant {
  private readonly entry: Entry;
  private readonly folder = mkdtempSync(join(tmpdir(), 'late-bench-'));
  private readonly server: ServerProcess;
  private players: ChildProcess | null = null;

  private constructor(entry: Entry) {
    this.entry = entry;
    this.server = new ServerProcess({
      name: `the server of ${entry.name}`,
      // Both get the memory for short-lived things that `npm start` gives to ours.
      args: ['--max-semi-space-size=64', ...entry.flags, here(entry.server)],
      env: {
        ...NO_LIMITS,
        ...entry.env,
        NODE_ENV: 'production',
        DATA_DIR: this.folder,
        LOG_LEVEL: 'error',
      },
    });
  }

  static async start(entry: Entry): Promise<Contestant> {
    const contestant = new Contestant(entry);
    await contestant.server.start();
    return contestant;
  }

  get pid(): number {
    return this.server.pid;
  }

  /** Opens a table at which nobody sits. */
  open(): Promise<void> {
    return this.entry.open(this.server.addresses);
  }

  /** Lets people take their seats, in another process. */
  async seat(tables: number): Promise<void> {
    const chairs = new URL(this.entry.chairs, import.meta.url).href;
    this.players = fork(here('./load.ts'), [chairs, this.server.url, String(tables)]);
    await this.told(this.players);
  }

  async play(task: Task): Promise<Round> {
    const players = this.players as ChildProcess;
    const before = processorTime(this.pid);
    players.send(task);
    const tally = await this.told<Tally>(players);
    return { ...tally, cpu: (processorTime(this.pid) - before) / tally.moves };
  }

  async stop(): Promise<void> {
    this.players?.kill();
    await this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** What the players say next, unless they or the server end. */
  private told<T>(players: ChildProcess): Promise<T> {
    const said = nextMessage<T>(players, `the players of ${this.entry.name}`);
    return Promise.race([said, this.server.lost]);
  }
}
