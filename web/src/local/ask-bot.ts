import type { BotLevel } from '@late/kernel';
import type { Question, Reply } from './bot-worker.ts';

let worker: Worker | null = null;
let questions = 0;
const waiting = new Map<number, (reply: Reply) => void>();

function botWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const [id, answer] of waiting) answer({ id, error: 'the bots’ worker failed' });
    waiting.clear();
    worker?.terminate();
    worker = null;
  });
  return worker;
}

/** Asks a bot what it would do, given what its seat sees. Bots think off the page's own thread. */
export function askBot(
  game: string,
  level: BotLevel,
  options: unknown,
  view: unknown,
): Promise<unknown> {
  const id = ++questions;
  const luck = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  return new Promise((resolve, reject) => {
    waiting.set(id, (reply) => {
      if ('error' in reply) reject(new Error(reply.error));
      else resolve(reply.move);
    });
    botWorker().postMessage({ id, game, level, options, view, luck } satisfies Question);
  });
}
