import * as v from 'valibot';
import { countSchema, listOf, timeSchema } from './parts.ts';
import { presenceFields } from './presence.ts';
import { refusalSchema } from './refusal.ts';
import { patchFields, roomSeenSchema } from './room-seen.ts';

const mateDraftFields = { name: v.string(), question: v.number(), draft: v.unknown() };
const mateDraftSchema = v.object(mateDraftFields);

/** What a mate has half laid, and for which question of the table. */
export type MateDraft = v.InferOutput<typeof mateDraftSchema>;

/** From server to client. Every room frame carries the number of steps it includes. */
export const serverFrameSchema = v.variant('t', [
  /**
   * What changed from `from` to `to` steps: the fields of the room (and of its table, and of the
   * game's view) that are different now, and the events that tell it. If `from` is not what the
   * client has, it asks for the whole room.
   */
  v.object({
    t: v.literal('step'),
    from: countSchema,
    to: countSchema,
    ...patchFields,
    events: listOf(v.unknown()),
  }),
  /** The request was carried out, durably; `length` steps include it. */
  v.object({ t: v.literal('ok'), id: v.string(), length: countSchema }),
  v.object({ t: v.literal('no'), id: v.string(), refusal: refusalSchema }),
  /** The whole room: at first, after a gap, and whenever the viewer's seat changed. */
  v.object({ t: v.literal('room'), room: roomSeenSchema, ...presenceFields }),
  v.object({ t: v.literal('present'), ...presenceFields }),
  /** To the others of a team alone, and never kept: whoever was not there has missed it. */
  v.object({ t: v.literal('draft'), ...mateDraftFields }),
  /** The server restarts at that time; null if it does not, after all. */
  v.object({ t: v.literal('restart'), at: v.nullable(timeSchema) }),
  /** The server goes away for a moment; `retry` milliseconds later it is back. */
  v.object({ t: v.literal('bye'), retry: v.number() }),
]);

export type ServerFrame = v.InferOutput<typeof serverFrameSchema>;

const KNOWN: ReadonlySet<unknown> = new Set(
  serverFrameSchema.options.map(({ entries }) => entries.t.literal),
);

/** What came over a socket: a frame, one of a kind that only a newer server knows, or nonsense. */
export function readServerFrame(data: string): ServerFrame | 'unknown' | 'malformed' {
  const frame = readJson(data);
  const parsed = v.safeParse(serverFrameSchema, frame);
  if (parsed.success) return parsed.output;
  const isNew = typeof frame === 'object' && frame !== null && 't' in frame && !KNOWN.has(frame.t);
  return isNew ? 'unknown' : 'malformed';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
