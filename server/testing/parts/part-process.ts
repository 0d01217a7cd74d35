import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_START = 30_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server that is no program of ours, in a process of its own; it can end and begin again, and stand still. */
export class PartProcess {
  private readonly name: string;
  private readonly program: string;
  private readonly args: readonly string[];
  private readonly options: SpawnOptions;
  private readonly isUp: () => Promise<boolean>;
  private child: ChildProcess | null = null;

  /** `isUp` tells whether it answers. */
  constructor(
    name: string,
    program: string,
    args: readonly string[],
    options: SpawnOptions,
    isUp: () => Promise<boolean>,
  ) {
    this.name = name;
    this.program = program;
    this.args = args;
    this.options = options;
    this.isUp = isUp;
  }

  get pid(): number {
    return this.child?.pid as number;
  }

  /** Fulfilled when it answers. */
  async start(): Promise<void> {
    let printed = '';
    const child = spawn(this.program, this.args, {
      ...this.options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        printed = `${printed}${text}`.slice(-2_000);
      });
    this.child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    const end = Date.now() + LONGEST_START;
    while (!(await this.isUp())) {
      if (child.exitCode !== null || Date.now() > end) {
        child.kill('SIGKILL');
        throw new Error(`${this.name} did not start: ${printed.trim()}`);
      }
      await sleep(20);
    }
  }

  /** Signals that end it are waited for. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    if (signal === 'SIGSTOP' || signal === 'SIGCONT') return void child.kill(signal);
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
