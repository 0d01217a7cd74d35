import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const GENEROUS = '1000000';

/** Everybody comes from one address here, which the limits would take for a flood. */
const LIMITS = {
  REQUESTS_PER_MINUTE: GENEROUS,
  NEW_MEMBERS_PER_HOUR: GENEROUS,
  SOCKETS_PER_ADDRESS: GENEROUS,
  TABLES_PER_MEMBER: '10000',
};

/** The real server, as a process that can be killed. */
export class HouseProcess {
  readonly url: string;
  private readonly port: number;
  private readonly dataDir: string;
  private readonly complain: (text: string) => void;
  private child: ChildProcess | null = null;

  private constructor(port: number, dataDir: string, complain: (text: string) => void) {
    this.port = port;
    this.dataDir = dataDir;
    this.url = `http://127.0.0.1:${port}`;
    this.complain = complain;
    process.on('exit', () => this.child?.kill('SIGKILL'));
  }

  static async on(dataDir: string, complain: (text: string) => void): Promise<HouseProcess> {
    return new HouseProcess(await freePort(), dataDir, complain);
  }

  start(): void {
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), PROGRAM], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...LIMITS,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        BOT_PAUSE_MS: '0',
        LOG_LEVEL: 'error',
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => this.complain(`the server said: ${String(text).slice(0, 500)}`));
    }
    child.once('exit', (code) => {
      if (this.child === child) this.complain(`the server ended by itself with ${code}`);
    });
    this.child = child;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    this.child = null;
    if (child.exitCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  }

  async isReady(milliseconds: number): Promise<boolean> {
    for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) return true;
    }
    return false;
  }
}

/** The same one after every restart, because clients come back to where they were. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
