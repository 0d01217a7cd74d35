import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SERVER } from './built-server.ts';

/** All browsers of a test share one address, which a household's limits would not expect. */
export const ROOMY = {
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '100000',
  NEW_MEMBERS_PER_HOUR: '100000',
  SOCKETS_PER_ADDRESS: '1000',
  BOT_PAUSE_MS: '20',
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A server process of a test's own, which can be killed and started again on the same data. */
export class House {
  readonly url: string;
  private readonly port: number;
  private readonly folder: string;
  private process: ChildProcess | null = null;

  private readonly wishes: Readonly<Record<string, string>>;

  private constructor(port: number, wishes: Readonly<Record<string, string>>) {
    this.port = port;
    this.wishes = wishes;
    this.url = `http://127.0.0.1:${port}`;
    this.folder = mkdtempSync(join(tmpdir(), 'late-house-'));
  }

  /** `wishes` are settings that differ from a roomy house's. */
  static async open(wishes: Readonly<Record<string, string>> = {}): Promise<House> {
    const house = new House(await freePort(), wishes);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const { args, cwd, env } = BUILT_SERVER;
    this.process = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...env,
        ...ROOMY,
        ...this.wishes,
        PORT: String(this.port),
        DATA_DIR: this.folder,
      },
    });
    for (let attempt = 0; attempt < 200; attempt++) {
      const ready = await fetch(`${this.url}/readyz`).catch(() => null);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server does not come up');
  }

  /** No farewell, no flush. */
  async kill(): Promise<void> {
    const { process: running } = this;
    this.process = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      running.once('exit', () => resolve());
      running.kill('SIGKILL');
    });
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
