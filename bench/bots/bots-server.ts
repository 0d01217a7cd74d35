import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NO_LIMITS, ServerProcess } from '@late/server/testing';

/** In milliseconds. */
export interface LoopDelay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const TOKEN = 'the-operator-of-this-bench';

/** A built server, with a probe in it. */
export class BotsServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'late-bench-'));
  private readonly server: ServerProcess;

  constructor(script: string) {
    this.server = new ServerProcess({
      name: 'the server',
      args: [
        '--max-semi-space-size=64',
        '--import',
        new URL('./probe.mjs', import.meta.url).href,
        script,
      ],
      env: {
        ...NO_LIMITS,
        NODE_ENV: 'production',
        DATA_DIR: this.folder,
        LOG_LEVEL: 'warn',
        OPERATOR_TOKEN: TOKEN,
        PROBE_FILE: this.probeFile,
      },
    });
  }

  async start(): Promise<void> {
    await this.server.start();
  }

  async stop(): Promise<void> {
    await this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get url(): string {
    return this.server.url;
  }

  get pid(): number {
    return this.server.pid;
  }

  /** How long the event loop was held up since this was last asked. */
  async loopDelay(): Promise<LoopDelay> {
    rmSync(this.probeFile, { force: true });
    process.kill(this.pid, 'SIGUSR2');
    for (;;) {
      await sleep(20);
      try {
        return JSON.parse(readFileSync(this.probeFile, 'utf8'));
      } catch {
        // Not written yet: the loop is held up just now.
      }
    }
  }

  /** What the server counts; 0 for what an older edition did not. */
  async metrics(): Promise<(name: string) => number> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${this.url}/metrics`, { headers })).text();
    return (name) => Number(new RegExp(`^late_${name} (.*)$`, 'm').exec(text)?.[1] ?? 0);
  }

  private get probeFile(): string {
    return join(this.folder, 'probe.json');
  }
}
