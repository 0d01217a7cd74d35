import { availableParallelism } from 'node:os';

/** What bots may cost. Times are in milliseconds. */
export const LIMITS = {
  /** One processor is left to people. */
  threads: Math.max(1, availableParallelism() - 1),
  /** How many tables may wait at once. */
  waiting: 1_000,
  /** How long thoughts may take before they are cut off with the best move so far. */
  thought: 5_000,
  /** How long a bot may take that does not let itself be cut off. */
  answer: 10_000,
  /** Until a thread has started and loaded its bots. */
  load: 60_000,
  /** Of a thread, in megabytes: the word list and all bots take about 150. */
  memory: 512,
};
