import { requestSchema } from '@late/protocol';
import type { RoomRequest } from '@late/table';
import * as v from 'valibot';
import { keep } from '../store/keep.ts';

/** A request that no answer has come to yet. */
export interface Letter {
  readonly id: string;
  readonly request: RoomRequest;
}

/** Keeps letters until they are answered, whatever becomes of the page. */
export interface Outbox {
  /** What an earlier page left unanswered, oldest first. */
  unanswered(): readonly Letter[];
  put(letter: Letter): void;
  answered(id: string): void;
}

/** Nobody wants to be reminded of a move of last week. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

const keptSchema = v.strictObject({ request: requestSchema, at: v.number() });

/**
 * The moves that were made in a room and not answered yet. Like drafts they must outlive a reload in
 * the same instant, which only localStorage promises. They keep their ids: sent by two tabs, or again
 * although the answer was merely lost, they are carried out once.
 */
export function outboxOf(room: string): Outbox {
  const prefix = `outbox/${room}/`;
  return {
    unanswered: () => {
      const found = Object.keys(localStorage).flatMap((key) => {
        if (!key.startsWith(prefix)) return [];
        const kept = readKept(localStorage.getItem(key) ?? '');
        if (kept && kept.at > Date.now() - KEPT) {
          return [{ id: key.slice(prefix.length), request: kept.request, at: kept.at }];
        }
        localStorage.removeItem(key);
        return [];
      });
      return found.sort((a, b) => a.at - b.at).map(({ id, request }) => ({ id, request }));
    },
    put: ({ id, request }) => {
      // Everything else is asked of the moment, and may be asked again.
      if (request.do === 'move') keep(prefix + id, JSON.stringify({ request, at: Date.now() }));
    },
    answered: (id) => localStorage.removeItem(prefix + id),
  };
}

function readKept(text: string): v.InferOutput<typeof keptSchema> | null {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
