import { PHRASES, ROOM_LIMITS, type RoomRequest } from '@late/table';
import * as v from 'valibot';
import { WIRE_LIMITS } from './limits.ts';
import { isLegible, oneLine } from './one-line.ts';
import {
  arrangementSchema,
  countSchema,
  hexSchema,
  levelSchema,
  ofTheGame,
  seatSchema,
} from './parts.ts';
import { schemaOf } from './schema-of.ts';

/** Words on one line, without anything invisible, never blank. */
export const lineSchema = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(8 * most),
    v.description(`At most ${most} characters, once what cannot be seen is gone`),
    v.transform(oneLine),
    v.maxLength(most),
    v.check(isLegible),
  );

/** On one line, without anything invisible, never blank. */
export const nameSchema = lineSchema(ROOM_LIMITS.name);
/** A few words of one's own, likewise. */
export const textSchema = lineSchema(ROOM_LIMITS.text);

const seat = seatSchema;
/** Text for the table, which looks it up again. */
const phraseSchema: v.GenericSchema<string> = v.picklist(PHRASES);
const plain = <T extends string>(name: T) => v.strictObject({ do: v.literal(name) });

/** The requests of a room, each apart. */
type EachRequest<Request extends RoomRequest> = Request extends { readonly do: infer Deed }
  ? Deed extends string
    ? Omit<Request, 'do'> & { readonly do: Deed }
    : never
  : never;

/** What a client may ask of a room. */
export const requestSchema: v.GenericSchema<RoomRequest> = schemaOf<EachRequest<RoomRequest>>()(
  v.variant('do', [
    // First, because they are tried in order and this is what nearly everybody asks.
    v.strictObject({
      do: v.literal('move'),
      move: ofTheGame('A move'),
      question: v.exactOptional(countSchema),
    }),
    v.strictObject({
      do: v.literal('sit'),
      seat,
      name: nameSchema,
      ticket: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
    }),
    plain('stand'),
    v.strictObject({ do: v.literal('knock'), seat, name: nameSchema }),
    v.strictObject({ do: v.literal('admit'), name: nameSchema }),
    v.strictObject({ do: v.literal('turn-away'), name: nameSchema }),
    plain('withdraw'),
    v.strictObject({ do: v.literal('dismiss'), seat, name: nameSchema }),
    v.strictObject({ do: v.literal('remove'), seat, wanted: v.boolean() }),
    v.strictObject({ do: v.literal('pledge'), hash: hexSchema }),
    v.strictObject({ do: v.literal('part'), value: hexSchema }),
    plain('start'),
    plain('close'),
    plain('undo'),
    plain('agree'),
    plain('decline'),
    plain('hand-back'),
    v.strictObject({
      do: v.literal('arrange'),
      seat,
      as: arrangementSchema,
    }),
    v.strictObject({ do: v.literal('host'), seat }),
    v.strictObject({ do: v.literal('rename'), name: nameSchema }),
    v.strictObject({ do: v.literal('list'), listed: v.boolean() }),
    v.strictObject({ do: v.literal('stand-in'), seat, level: levelSchema }),
    v.strictObject({
      do: v.literal('say'),
      phrase: v.exactOptional(phraseSchema),
      text: v.exactOptional(textSchema),
      to: v.exactOptional(v.literal('team')),
    }),
    v.strictObject({ do: v.literal('mute'), seat, muted: v.boolean() }),
  ]),
);

export const clientIdSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]+$/),
  v.maxLength(WIRE_LIMITS.clientId),
);
