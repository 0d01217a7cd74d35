import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@late/kernel';
import { LIMITS } from './limits.ts';
import type { Said, Task, Thought } from './task.ts';
import { ThreadFault } from './thread-fault.ts';
import { THREAD_FILE } from './thread-file.ts';

interface Underway {
  resolve(thought: Thought): void;
  reject(fault: ThreadFault): void;
}

/** A thread that thinks for bots, one task at a time. Once it has failed it is of no use any more. */
export class Thinker {
  private readonly worker: Worker;
  private underway: Underway | null = null;
  private timer: NodeJS.Timeout | undefined;
  private over = false;

  constructor() {
    this.worker = new Worker(THREAD_FILE, {
      resourceLimits: { maxOldGenerationSizeMb: LIMITS.memory },
    });
    // Nothing that a bot thinks of keeps the server from ending.
    this.worker.unref();
    this.worker.on('message', (said: Said) => this.hear(said));
    this.worker.on('error', (error) => this.fail('the thread ended with an error', false, error));
    this.worker.on('exit', () => this.fail('the thread ended', false));
  }

  get isBusy(): boolean {
    return this.underway !== null;
  }

  get isOver(): boolean {
    return this.over;
  }

  think(questions: readonly BotQuestion[]): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.worker.postMessage({ questions, patience: LIMITS.thought } satisfies Task);
      this.underway = { resolve, reject };
      this.endAfter(LIMITS.load);
    });
  }

  end(): void {
    this.fail('the thread was ended', false);
  }

  private hear(said: Said): void {
    switch (said.said) {
      case 'thinking':
        this.endAfter(LIMITS.answer);
        break;
      case 'thought':
        this.take()?.resolve(said.thought);
        break;
      case 'failed':
        this.take()?.reject(new ThreadFault('a bot failed', false, said.error));
    }
  }

  private endAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    const end = () => this.fail(`no answer for ${milliseconds / 1000} seconds`, true);
    this.timer = setTimeout(end, milliseconds);
    this.timer.unref();
  }

  private fail(message: string, hung: boolean, cause?: unknown): void {
    if (!this.over) this.worker.terminate();
    this.over = true;
    this.take()?.reject(new ThreadFault(message, hung, cause));
  }

  private take(): Underway | null {
    const { underway } = this;
    this.underway = null;
    clearTimeout(this.timer);
    return underway;
  }
}
