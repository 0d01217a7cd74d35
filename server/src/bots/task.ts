import type { BotQuestion } from '@late/kernel';

/** What a thread is given: questions of one table, and the milliseconds that it may think about them. */
export interface Task {
  readonly questions: readonly BotQuestion[];
  readonly patience: number;
}

export interface Thought {
  /** In the order of the questions: a move, or milliseconds, null from a bot that leaves its pace to the table. */
  readonly answers: readonly unknown[];
  /** Whether the time was up before everything was thought of. */
  readonly cutOff: boolean;
  /** How long it took. */
  readonly milliseconds: number;
}

/** What a thread says: that its bots are loaded and begin to think, and what came of it. */
export type Said =
  | { readonly said: 'thinking' }
  | { readonly said: 'thought'; readonly thought: Thought }
  | { readonly said: 'failed'; readonly error: unknown };
