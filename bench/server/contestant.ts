import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Addresses, NO_LIMITS, ServerProcess } from '@late/server/testing';
import type { Tally, Task } from './chair.ts';
import { Players } from './players.ts';
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
  private players: Players | null = null;

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
    const { name, chairs } = this.entry;
    const doors = { urls: [this.server.url], dealing: 'by-table', from: '127.0.0.1' } as const;
    this.players?.leave();
    this.players = await this.unlessLost(Players.seat(name, chairs, [doors], tables));
  }

  async play(task: Task): Promise<Round> {
    const before = processorTime(this.pid);
    const tally = await this.unlessLost((this.players as Players).play(task));
    return { ...tally, cpu: (processorTime(this.pid) - before) / tally.moves };
  }

  async stop(): Promise<void> {
    this.players?.leave();
    await this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private unlessLost<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.server.lost]);
  }
}
