import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextMessage } from './next-message.ts';

const LONGEST_START = 60_000;
/**
 * A client that tries to connect while nobody listens can, by chance, connect to itself, and so take the
 * port from a server that starts again. It lets go of it at once: then there is nothing to tell.
 */
const PORT_TAKEN = 'EADDRINUSE';

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Where a server listens, as it said itself. */
export interface Addresses {
  readonly listening: string;
  /** Where else, if it has more than one port. */
  readonly lobby?: string;
}

/** Listens on `PORT`, 0 for one of its own choice, and sends its parent process `Addresses` when it does. */
export interface ServerProgram {
  readonly name: string;
  /** For Node: flags and the script. */
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  /** Gets all that it prints. Otherwise what it prints as errors is passed on. */
  readonly onOutput?: (text: string) => void;
}

/** A server in a process of its own. It chooses its port at the first start, and keeps it when it starts again. */
export class ServerProcess {
  /** Fails when the server ends by itself after it listened. */
  readonly lost: Promise<never>;
  private readonly program: ServerProgram;
  private lose: (error: Error) => void = () => {};
  private child: ChildProcess | null = null;
  private said: Addresses | null = null;

  constructor(program: ServerProgram) {
    this.program = program;
    this.lost = new Promise((_, reject) => {
      this.lose = reject;
    });
    this.lost.catch(() => {});
  }

  get addresses(): Addresses {
    if (!this.said) throw new Error(`${this.program.name} has not been started`);
    return this.said;
  }

  get url(): string {
    return this.addresses.listening;
  }

  get pid(): number {
    return this.child?.pid as number;
  }

  /** True when it listens, false if it was killed before that. Fails with a sentence if it ended by itself. */
  async start(): Promise<boolean> {
    const end = Date.now() + LONGEST_START;
    for (;;) {
      const child = this.spawn();
      try {
        this.said = await nextMessage<Addresses>(child, this.program.name, LONGEST_START);
        child.once('exit', (code, signal) => {
          if (this.child !== child) return;
          this.lose(new Error(`${this.program.name} ended by itself with ${code ?? signal}`));
        });
        return true;
      } catch (error) {
        if (this.child !== child) return false;
        child.kill('SIGKILL');
        if (!String(error).includes(PORT_TAKEN) || Date.now() > end) throw error;
        await sleep(50);
        if (this.child !== child) return false;
      }
    }
  }

  /** The exit code; null if it was not running, or ended by the signal. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const { child } = this;
    this.child = null;
    if (!child) return null;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  }

  /** Lets it stand still, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }

  private spawn(): ChildProcess {
    const { args, cwd, env, onOutput } = this.program;
    const port = this.said ? new URL(this.said.listening).port : '0';
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: port },
    });
    child.stdout?.on('data', (text) => onOutput?.(String(text)));
    child.stderr?.on('data', (text) => {
      if (String(text).includes(PORT_TAKEN)) return;
      if (onOutput) onOutput(String(text));
      else process.stderr.write(text);
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.child = child;
    return child;
  }
}
