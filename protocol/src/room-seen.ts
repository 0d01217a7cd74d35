import type {
  Closing,
  LineSeen,
  LuckSeen,
  RemovalSeen,
  RoomPatch,
  RoomSeen,
  SeatSeen,
} from '@late/table';
import * as v from 'valibot';
import { countSchema, levelSchema, listOf, ofTheGame, seatSchema, timeSchema } from './parts.ts';
import { fieldsOf, schemaOf } from './schema-of.ts';
import { clockSeenSchema, seenSchema, tableFields } from './table-seen.ts';

const roomPlanSchema = schemaOf<RoomSeen['plan']>()(
  v.object({
    id: v.string(),
    code: v.string(),
    game: v.string(),
    version: v.number(),
    options: ofTheGame('Options'),
    clock: clockSeenSchema,
    commitment: v.string(),
    fairness: v.exactOptional(v.picklist([1, 2])),
    counted: v.exactOptional(v.literal(true)),
    duel: v.exactOptional(v.string()),
    follows: v.exactOptional(v.string()),
    opened: timeSchema,
  }),
);

export const seatKindSchema = v.picklist(['open', 'closed', 'bot', 'person']);

export const seatSeenSchema = schemaOf<SeatSeen>()(
  v.object({
    kind: seatKindSchema,
    name: v.string(),
    level: v.nullable(levelSchema),
    deserted: v.boolean(),
    members: countSchema,
    mates: listOf(v.string()),
  }),
);

const line = { seq: countSchema, seat: v.nullable(seatSchema), name: v.string() };
const lineSeenSchema = schemaOf<LineSeen>()(
  v.union([v.object({ ...line, phrase: v.string() }), v.object({ ...line, text: v.string() })]),
);

const removalSchema = schemaOf<RemovalSeen>()(
  v.object({ seat: seatSchema, agreed: listOf(seatSchema), until: timeSchema }),
);

const closedSchema = schemaOf<Closing>()(
  v.object({ by: v.picklist(['host', 'house', 'full']), at: timeSchema }),
);

const luckSchema = schemaOf<LuckSeen>()(
  v.object({
    pledged: listOf(v.object({ seat: seatSchema, hash: v.string() })),
    drawing: v.nullable(v.object({ until: timeSchema, awaits: listOf(seatSchema) })),
  }),
);

/** All of a room but its table. */
const roomFields = {
  plan: roomPlanSchema,
  length: countSchema,
  listed: v.boolean(),
  isHost: v.boolean(),
  host: v.nullable(seatSchema),
  seat: v.nullable(seatSchema),
  seats: listOf(seatSeenSchema),
  called: v.string(),
  chat: listOf(lineSeenSchema),
  teamTalk: listOf(lineSeenSchema),
  voted: listOf(v.string()),
  knocks: listOf(v.string()),
  knocksAt: v.nullable(seatSchema),
  returnsTo: v.nullable(seatSchema),
  muted: listOf(seatSchema),
  blocked: listOf(seatSchema),
  removal: v.nullable(removalSchema),
  closed: v.nullable(closedSchema),
  successor: v.nullable(v.string()),
  successorGame: v.exactOptional(v.string()),
  luck: v.exactOptional(luckSchema),
};

/** A room as one member sees it. */
export const roomSeenSchema = schemaOf<RoomSeen>()(
  v.object({ ...roomFields, table: v.nullable(seenSchema) }),
);

/** The fields that changed, on three levels. */
export const patchFields = fieldsOf<RoomPatch>()({
  room: v.object(eachOptional(roomFields)),
  table: v.object(eachOptional(tableFields)),
  /** The game's own. */
  view: v.record(v.string(), v.unknown()),
});

type EachOptional<Entries extends v.ObjectEntries> = {
  [Key in keyof Entries]: v.ExactOptionalSchema<
    Entries[Key] extends v.GenericSchema ? Entries[Key] : never,
    undefined
  >;
};

function eachOptional<Entries extends v.ObjectEntries>(entries: Entries): EachOptional<Entries> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => [
      key,
      v.exactOptional(schema as v.GenericSchema),
    ]),
  ) as EachOptional<Entries>;
}
