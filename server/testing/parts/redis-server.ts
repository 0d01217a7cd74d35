import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/debian.mjs';
import { freePort } from './free-port.ts';
import { PartProcess } from './part-process.ts';

const PROGRAMS = ['valkey-server', 'redis-server'] as const;
const PASSWORD = 'only-for-tests';

/** A real Valkey or Redis with a port of its own, behind a password. It keeps nothing on disk. */
export class RedisServer {
  private readonly process: PartProcess;
  private readonly folder: string;
  readonly port: number;

  private constructor(process: PartProcess, folder: string, port: number) {
    this.process = process;
    this.folder = folder;
    this.port = port;
  }

  static isInstalled(): boolean {
    return findProgram(PROGRAMS) !== null;
  }

  static async start(): Promise<RedisServer> {
    const program = findProgram(PROGRAMS);
    if (!program) throw new Error('neither Valkey nor Redis is installed');
    const folder = mkdtempSync(join(tmpdir(), 'late-redis-'));
    const port = await freePort();
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    const args = [...settings, '--requirepass', PASSWORD];
    const up = () => answers(port);
    const process = new PartProcess('Redis', program, args, { cwd: folder }, up);
    await process.start();
    return new RedisServer(process, folder, port);
  }

  get pid(): number {
    return this.process.pid;
  }

  get url(): string {
    return `redis://:${PASSWORD}@127.0.0.1:${this.port}`;
  }

  kill(signal: 'SIGTERM' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    return this.process.kill(signal);
  }

  /** After it was killed. */
  startAgain(): Promise<void> {
    return this.process.start();
  }

  async stop(): Promise<void> {
    await this.process.kill('SIGCONT');
    await this.process.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
