import type { Advice } from '../table-client/advice.ts';
import type { AskedDecision, CoachQuestion, CoachReply } from './messages.ts';

/** Asks the coach in a worker of its own, so that whoever leaves can stop it at once. */
export function askCoach(
  question: CoachQuestion,
  onReply: (reply: CoachReply) => void,
): () => void {
  const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => onReply(data));
  worker.addEventListener('error', () => {
    onReply({ tell: 'failed', error: 'the coach’s worker failed' });
    worker.terminate();
  });
  worker.postMessage(question);
  return () => worker.terminate();
}

/** Longer nobody waits for an answer at the table, in milliseconds: then the best so far counts. */
const PATIENCE = 3_000;

/** What the coach says of one decision; null where it says nothing. Never fails: it is only advice. */
export function askAboutDecision(asked: AskedDecision): Promise<Advice | null> {
  return new Promise((resolve) => {
    let best: Advice | null = null;
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(best);
    };
    const timer = setTimeout(end, PATIENCE);
    const stop = askCoach({ ask: 'decision', ...asked }, (reply) => {
      if (reply.tell === 'analysis') best = reply.advice ?? best;
      if (reply.tell !== 'analysis' || reply.isFinal) end();
    });
  });
}
