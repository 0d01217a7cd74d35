import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nextMessage } from '@late/server/testing';
import { inject } from 'vitest';

const LONGEST_START = 60_000;

/** The unpacked release, started in an empty folder by somebody who has nothing but Node. */
export class ReleasedServer {
  readonly url: string;
  /** Where it was started. */
  readonly folder: string;
  private readonly child: ChildProcess;

  private constructor(url: string, folder: string, child: ChildProcess) {
    this.url = url;
    this.folder = folder;
    this.child = child;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<ReleasedServer> {
    const folder = mkdtempSync(join(tmpdir(), 'late-released-'));
    const child = spawn(join(inject('unpacked'), 'late'), ['serve'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH: dirname(process.execPath), PORT: '0', LOG_LEVEL: 'warn', ...settings },
    });
    const said = await nextMessage<{ listening: string }>(child, 'the release', LONGEST_START);
    return new ReleasedServer(said.listening, folder, child);
  }

  /** The exit code; null if it ended by a signal. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = await ended;
    rmSync(this.folder, { recursive: true, force: true });
    return code as number | null;
  }
}
