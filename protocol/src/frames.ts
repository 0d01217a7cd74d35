import type { Refusal, Seat } from '@late/kernel';
import type { RoomPatch, RoomSeen } from '@late/table';
import * as v from 'valibot';
import { WIRE_LIMITS } from './limits.ts';
import { clientIdSchema, requestSchema } from './request.ts';

/** From client to server. */
export const clientFrameSchema = v.variant('t', [
  /** `id` is the client's own: the same one sent twice is carried out once and answered twice. */
  v.strictObject({ t: v.literal('do'), id: clientIdSchema, request: requestSchema }),
  /** "I know the room up to here; what else?" */
  v.strictObject({ t: v.literal('sync') }),
  /** What the sender has half laid while a question is open, for the others of their team. */
  v.strictObject({
    t: v.literal('draft'),
    question: v.pipe(v.number(), v.integer(), v.minValue(0)),
    draft: v.pipe(v.unknown(), v.check(isSmallDraft)),
  }),
]);

export type ClientFrame = v.InferOutput<typeof clientFrameSchema>;

/** Whether it may be shown to mates: boards write small drafts, and nothing else may pass as one. */
export function isSmallDraft(draft: unknown): boolean {
  return (JSON.stringify(draft) ?? '').length <= WIRE_LIMITS.draft;
}

/** What a mate has half laid, and for which question of the table. */
export interface MateDraft {
  readonly name: string;
  readonly question: number;
  readonly draft: unknown;
}

/** Who is connected. */
export interface Presence {
  readonly present: readonly Seat[];
  /** Of the seats that are teams, the names of those who are. */
  readonly here: readonly string[];
}

/** From server to client. Every room frame carries the number of steps it includes. */
export type ServerFrame =
  /** The whole room: at first, after a gap, and whenever the viewer's seat changed. */
  | ({ readonly t: 'room'; readonly room: RoomSeen } & Presence)
  /**
   * What changed from `from` to `to` steps: the fields of the room (and of its table, and of the
   * game's view) that are different now, and the events that tell it. If `from` is not what the
   * client has, it asks for the whole room.
   */
  | (RoomPatch & {
      readonly t: 'step';
      readonly from: number;
      readonly to: number;
      readonly events: readonly unknown[];
    })
  | ({ readonly t: 'present' } & Presence)
  /** To the others of a team alone, and never kept: whoever was not there has missed it. */
  | ({ readonly t: 'draft' } & MateDraft)
  /** The request was carried out, durably; `length` steps include it. */
  | { readonly t: 'ok'; readonly id: string; readonly length: number }
  | { readonly t: 'no'; readonly id: string; readonly refusal: Refusal }
  /** The server goes away for a moment. */
  | { readonly t: 'bye'; readonly retry: number };
