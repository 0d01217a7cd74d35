import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '@late/server/testing';
import { BUILT_SERVER } from './built-server.ts';

type Settings = Readonly<Record<string, string>>;

/** All browsers of a test share one address, which a household's limits would not expect. */
export const ROOMY = {
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '100000',
  NEW_MEMBERS_PER_HOUR: '100000',
  WRONG_CODES_PER_HOUR: '100000',
  LISTED_PER_ADDRESS: '1000',
  SOCKETS_PER_ADDRESS: '1000',
  BOT_PAUSE_MS: '20',
};

/** A server process of a test's own, which can be killed and started again on the same data. */
export class TestServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'late-e2e-'));
  private readonly process: ServerProcess;

  private constructor(settings: Settings) {
    this.process = new ServerProcess({
      ...BUILT_SERVER,
      name: 'the server of the test',
      env: { ...ROOMY, ...settings, DATA_DIR: this.folder },
    });
  }

  /** `settings` are those that differ from `ROOMY`. */
  static async open(settings: Settings = {}): Promise<TestServer> {
    const server = new TestServer(settings);
    await server.start();
    return server;
  }

  get url(): string {
    return this.process.url;
  }

  async start(): Promise<void> {
    await this.process.start();
  }

  /** Without any chance to finish what it does. */
  async kill(): Promise<void> {
    await this.process.kill('SIGKILL');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
