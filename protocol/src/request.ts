import { BOT_LEVELS } from '@late/kernel';
import { PHRASES, ROOM_LIMITS, type RoomRequest } from '@late/table';
import * as v from 'valibot';
import { WIRE_LIMITS } from './limits.ts';

/** On one line, without control characters, never blank. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => text.replace(/[\p{C}\u2028\u2029\s]+/gu, ' ').trim()),
  v.minLength(1),
  v.maxLength(ROOM_LIMITS.name),
);

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WIRE_LIMITS.seats - 1));
const level = v.picklist(BOT_LEVELS);
const plain = <T extends string>(name: T) => v.strictObject({ do: v.literal(name) });

/** What a client may ask of a room. */
export const requestSchema: v.GenericSchema<unknown, RoomRequest> = v.variant('do', [
  v.strictObject({
    do: v.literal('sit'),
    seat,
    name: nameSchema,
    ticket: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  }),
  plain('stand'),
  plain('start'),
  plain('undo'),
  plain('agree'),
  plain('decline'),
  plain('hand-back'),
  v.strictObject({
    do: v.literal('arrange'),
    seat,
    as: v.picklist(['open', 'closed', ...BOT_LEVELS]),
  }),
  v.strictObject({ do: v.literal('host'), seat }),
  v.strictObject({ do: v.literal('rename'), name: nameSchema }),
  v.strictObject({ do: v.literal('list'), listed: v.boolean() }),
  /** The game's own schema judges what is in it. */
  v.strictObject({ do: v.literal('move'), move: v.unknown() }),
  v.strictObject({ do: v.literal('stand-in'), seat, level }),
  v.strictObject({
    do: v.literal('say'),
    phrase: v.exactOptional(v.picklist(PHRASES)),
    text: v.exactOptional(v.pipe(v.string(), v.maxLength(ROOM_LIMITS.text))),
  }),
  v.strictObject({ do: v.literal('mute'), seat, muted: v.boolean() }),
]);

export const clientIdSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]+$/),
  v.maxLength(WIRE_LIMITS.clientId),
);
