import type { BotLevel, Seat, Seed } from '@late/kernel';
import { paceLuck, type Table, thoughtLuck } from '@late/table';
import type { GameFace } from '../games/face.ts';
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

/** Bots think off the page's own thread. */
function ask(question: Question): Promise<unknown> {
  const id = ++questions;
  return new Promise((resolve, reject) => {
    waiting.set(id, (reply) => {
      if ('error' in reply) reject(new Error(reply.error));
      else resolve(reply.answer);
    });
    botWorker().postMessage({ id, ...question });
  });
}

/** What a bot would do, given what its seat sees. */
export function askBot(
  { game }: GameFace,
  table: Table,
  seed: Seed,
  seat: Seat,
  level: BotLevel,
): Promise<unknown> {
  const { options } = table.opening;
  const view = game.view(table.state, seat);
  const luck = thoughtLuck(table, seed, seat) ?? luckOfItsOwn();
  return ask({ ask: 'move', game: game.id, level, options, view, luck });
}

function luckOfItsOwn(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

/** How long a bot wants to think, in milliseconds; null leaves it to the table. */
export async function askPace(
  { game }: GameFace,
  table: Table,
  seed: Seed,
  seat: Seat,
  level: BotLevel,
): Promise<number | null> {
  const { options } = table.opening;
  const view = game.view(table.state, seat);
  const luck = paceLuck(table, seed, seat);
  const pace = await ask({ ask: 'pace', game: game.id, level, options, view, luck });
  return typeof pace === 'number' ? pace : null;
}

/** What a game makes of a finished round. */
export function askAdvice(game: string, question: unknown): Promise<unknown> {
  return ask({ ask: 'advice', game, question });
}
