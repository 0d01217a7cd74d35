import type { AnyLesson, Asked, Reply } from '@late/games/lesson';
import { type Entry, liveEntries, type Seat } from '@late/kernel';

/** The reader's seat in every lesson. */
export const LEARNER: Seat = 0;

/** One move that a lesson is made of: the reader's, or what a rival answers. */
type Beat =
  | { readonly step: number; readonly asks: Asked<unknown> }
  | { readonly step: number; readonly reply: Reply<unknown> };

function beatsOf({ steps }: AnyLesson): Beat[] {
  return steps.flatMap(({ asks, replies = [] }, step) => [
    ...(asks ? [{ step, asks }] : []),
    ...replies.map((reply) => ({ step, reply })),
  ]);
}

/** How far the moves of a game have brought a lesson. */
export interface Reached {
  /** The first step that may be shown, and the last: what is only read is turned by hand. */
  readonly least: number;
  readonly most: number;
  /** What a rival has to do before anything is shown. */
  readonly reply: Reply<unknown> | null;
}

/** Whether a move is what a step asks for. */
export function isAsked({ move: asked, accepts }: Asked<unknown>, move: unknown): boolean {
  return accepts?.(move) ?? JSON.stringify(move) === JSON.stringify(asked);
}

/** Follows a lesson through a game; null where the game has gone its own way. */
export function followLesson(lesson: AnyLesson, log: readonly Entry[]): Reached | null {
  const beats = beatsOf(lesson);
  let at = 0;
  for (const { act, by } of liveEntries(log)) {
    if (act.do !== 'move') continue;
    const beat = beats[at];
    if (!beat) return null;
    if ('reply' in beat) {
      if (by !== beat.reply.seat) return null;
      at += 1;
    } else if (by === LEARNER && isAsked(beat.asks, act.move)) at += 1;
    else if (by !== LEARNER || !beat.asks.lets?.(act.move)) return null;
  }
  const [done, next] = [beats[at - 1], beats[at]];
  const least = done ? done.step + 1 : 0;
  if (next && 'reply' in next) return { least, most: least, reply: next.reply };
  return { least, most: next?.step ?? lesson.steps.length, reply: null };
}
