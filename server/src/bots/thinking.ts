import type { BotQuestion } from '@late/kernel';
import type { Metrics } from '../metrics.ts';
import { LIMITS } from './limits.ts';
import type { Thought } from './task.ts';
import { Thinker } from './thinker.ts';
import { QueueFull, ThinkingStopped } from './thread-fault.ts';

/** Makes the questions of a task at the moment at which a thread is free; null if there are none any more. */
type Ask = () => readonly BotQuestion[] | null;

interface Waiting {
  /** When it fell due. */
  readonly since: number;
  readonly asked: number;
  readonly ask: Ask;
  resolve(thought: Thought | null): void;
  reject(error: unknown): void;
}

/**
 * Where bots think: threads beside the server's own, started when they are first needed. Whatever fell
 * due first is thought of first. A table asks for one thing at a time (`DueWork`), and what its bots do
 * next falls due later than what others wait for: so none keeps the others waiting, however many bots
 * it has.
 */
export class Thinking {
  private readonly metrics: Metrics;
  private readonly threads = new Set<Thinker>();
  /** The oldest first. */
  private readonly waiting: Waiting[] = [];
  private stopped = false;

  constructor(metrics: Metrics) {
    this.metrics = metrics;
    metrics.gauge('bot_queue', () => this.waiting.length);
    metrics.gauge('bot_threads', () => this.threads.size);
  }

  /** What bots answer; null if there was nothing to ask any more. Throws `ThreadFault` if they could not. */
  ask(since: number, ask: Ask): Promise<Thought | null> {
    if (this.stopped) return Promise.reject(new ThinkingStopped());
    if (this.waiting.length >= LIMITS.waiting) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const place = this.waiting.findLastIndex((other) => other.since <= since) + 1;
      const asked = performance.now();
      this.waiting.splice(place, 0, { since, asked, ask, resolve, reject });
      this.next();
    });
  }

  /** Does not wait for anybody's thoughts. */
  stop(): void {
    this.stopped = true;
    for (const { reject } of this.waiting.splice(0)) reject(new ThinkingStopped());
    for (const thread of this.threads) thread.end();
    this.threads.clear();
  }

  private next(): void {
    while (this.waiting.length > 0) {
      const thread = this.freeThread();
      if (!thread) return;
      const waiting = this.waiting.shift() as Waiting;
      const questions = waiting.ask();
      if (questions) this.run(thread, waiting, questions);
      else waiting.resolve(null);
    }
  }

  private freeThread(): Thinker | null {
    for (const thread of this.threads) {
      if (thread.isOver) this.threads.delete(thread);
      else if (!thread.isBusy) return thread;
    }
    if (this.threads.size >= LIMITS.threads) return null;
    const thread = new Thinker();
    this.threads.add(thread);
    return thread;
  }

  private async run(
    thread: Thinker,
    { asked, resolve, reject }: Waiting,
    questions: readonly BotQuestion[],
  ): Promise<void> {
    this.metrics.observe('bot_wait', performance.now() - asked);
    try {
      const thought = await thread.think(questions);
      this.metrics.observe('bot_think', thought.milliseconds);
      resolve(thought);
    } catch (error) {
      reject(this.stopped ? new ThinkingStopped() : error);
    } finally {
      this.next();
    }
  }
}
