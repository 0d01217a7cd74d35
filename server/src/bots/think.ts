import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from '@late/kernel';
import { type Bot, type IsLate, seededChance } from '@late/kernel';
import type { Said, Task, Thought } from './task.ts';

type LoadBot = (asked: BotQuestion) => Promise<Bot<unknown, unknown>>;

/** The life of a bots' thread: it thinks about one task after the other, and knows nothing but these. */
export function thinkForEver(loadBot: LoadBot): void {
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
