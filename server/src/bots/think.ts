import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Bot, type IsLate, seededChance } from '@late/kernel';
import type { BotQuestion, Said, Task, Thought } from './question.ts';

type LoadBot = (asked: BotQuestion) => Promise<Bot<unknown, unknown>>;

/** How much less a thinking thread counts than the one that answers people, and the least there is. */
const NICE = { more: 5, most: 19 };

/** The life of a bots' thread: it thinks about one task after the other, and knows nothing but these. */
export function thinkForEver(loadBot: LoadBot): void {
  yieldToPeople();
  const say = (said: Said) => parentPort?.postMessage(said);
  parentPort?.on('message', async ({ questions, patience }: Task) => {
    try {
      const bots = await Promise.all(questions.map(loadBot));
      say({ said: 'thinking' });
      say({ said: 'thought', thought: think(bots, questions, patience) });
    } catch (error) {
      say({ said: 'failed', error });
    }
  });
}

/** Only Linux has a priority for each thread; elsewhere it would be the whole server's. */
function yieldToPeople(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(NICE.most, getPriority() + NICE.more));
  } catch {
    // Where that is not allowed, all threads count the same.
  }
}

function think(
  bots: readonly Bot<unknown, unknown>[],
  questions: readonly BotQuestion[],
  patience: number,
): Thought {
  const began = performance.now();
  let cutOff = false;
  const isLate: IsLate = () => {
    cutOff ||= performance.now() - began >= patience;
    return cutOff;
  };
  const answers = questions.map(({ ask, view, luck }, index) => {
    const bot = bots[index] as Bot<unknown, unknown>;
    const chance = seededChance(luck);
    return ask === 'move'
      ? bot.choose(view, chance, isLate)
      : (bot.pace?.(view, chance, isLate) ?? null);
  });
  return { answers, cutOff, milliseconds: performance.now() - began };
}
