import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findProgram } from '../../../scripts/debian.mjs';
import { freePort } from './free-port.ts';
import { PartProcess } from './part-process.ts';

const run = promisify(execFile);

/** A real PostgreSQL with a folder and a port of its own. */
export class PostgresServer {
  private readonly process: PartProcess;
  private readonly folder: string;
  private readonly port: number;

  private constructor(process: PartProcess, folder: string, port: number) {
    this.process = process;
    this.folder = folder;
    this.port = port;
  }

  static isInstalled(): boolean {
    return findProgram(['postgres']) !== null;
  }

  /** `settings` are lines of postgresql.conf, as `name=value`. */
  static async start(settings: readonly string[] = []): Promise<PostgresServer> {
    const program = findProgram(['postgres']);
    if (!program) throw new Error('PostgreSQL is not installed');
    const folder = mkdtempSync(join(tmpdir(), 'late-postgres-'));
    const user = otherUser();
    if (user) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const options = { cwd: folder, ...user };
    await run(
      join(dirname(program), 'initdb'),
      ['-D', data, '-U', 'late', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      options,
    );
    const port = await freePort();
    const all = [`port=${port}`, `unix_socket_directories=${folder}`, ...settings];
    const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
    const process = new PartProcess('PostgreSQL', program, args, options, () => answers(port));
    const server = new PostgresServer(process, folder, port);
    await process.start();
    return server;
  }

  get pid(): number {
    return this.process.pid;
  }

  url(database = 'postgres'): string {
    return urlOf(this.port, database);
  }

  /** An empty database; its address. */
  async createDatabase(): Promise<string> {
    const name = `late_${randomBytes(6).toString('hex')}`;
    await this.run(`CREATE DATABASE ${name}`);
    return this.url(name);
  }

  /** One statement, as the administrator. */
  async run(
    sql: string,
    values: readonly unknown[] = [],
    database?: string,
  ): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return (await client.query(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** SIGINT ends it in order and at once, SIGKILL as a crash does; SIGSTOP and SIGCONT let it stand still. */
  kill(signal: 'SIGINT' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    return this.process.kill(signal);
  }

  /** After it was killed. */
  startAgain(): Promise<void> {
    return this.process.start();
  }

  async stop(): Promise<void> {
    await this.process.kill('SIGCONT');
    // Its folder goes too: nothing need be written down first.
    await this.process.kill('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function urlOf(port: number, database: string): string {
  return `postgres://late@127.0.0.1:${port}/${database}`;
}

/** PostgreSQL does not run as root. */
function otherUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(port, 'postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
