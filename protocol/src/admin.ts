import * as v from 'valibot';
import { countSchema, listOf, seatSchema, timeSchema } from './parts.ts';
import { reportReasonSchema } from './report.ts';
import { nameSchema } from './request.ts';
import { roomStatusSchema } from './room-line.ts';
import { seatKindSchema } from './room-seen.ts';

/** An hour to a year. */
export const BAN_HOURS = { min: 1, max: 8_760 } as const;
/** How far ahead a restart is announced, in minutes. */
export const RESTART_MINUTES = { min: 1, max: 1_440 } as const;

const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** What the operator calls a table: not its address, which would let them in. */
export const tableHandleSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/));
export const adminIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** What runs, and how hard the server works. */
export const houseSchema = v.object({
  started: timeSchema,
  now: timeSchema,
  /** How much of the time since it was last asked the event loop was busy, from 0 to 1. */
  busy: v.number(),
  memory: countSchema,
  sockets: countSchema,
  /** Counted to 10,000 each. */
  tables: v.object({ waiting: countSchema, playing: countSchema, over: countSchema }),
  people: countSchema,
  restart: v.nullable(timeSchema),
});

/** All that the operator sees of a table: no hand, no talk, no seed, no address. */
const adminTableSchema = v.object({
  table: v.string(),
  game: v.string(),
  status: roomStatusSchema,
  listed: v.boolean(),
  opened: timeSchema,
  touched: timeSchema,
  seats: listOf(v.object({ kind: seatKindSchema, name: v.string(), mates: listOf(v.string()) })),
  spectators: countSchema,
  reports: countSchema,
});

export type AdminTable = v.InferOutput<typeof adminTableSchema>;

export const adminTablesSchema = v.object({ tables: listOf(adminTableSchema) });

export const adminTablesQuerySchema = v.object({
  status: v.pipe(v.string(), roomStatusSchema),
  /** Only what was touched before that: the next page. */
  before: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), countSchema),
  ),
});

const reportSchema = v.object({
  id: v.string(),
  at: timeSchema,
  reason: reportReasonSchema,
  text: v.string(),
  game: v.string(),
  /** Null if it was deleted. */
  table: v.nullable(adminTableSchema),
  line: v.nullable(
    v.object({
      name: v.string(),
      phrase: v.exactOptional(v.string()),
      text: v.exactOptional(v.string()),
      isTeams: v.boolean(),
    }),
  ),
});

export type AdminReport = v.InferOutput<typeof reportSchema>;

export const reportsSchema = v.object({ reports: listOf(reportSchema) });

const banSchema = v.object({
  id: v.string(),
  kind: v.picklist(['person', 'network']),
  /** What they were called, or the network. */
  name: v.string(),
  since: timeSchema,
  until: timeSchema,
});

export type AdminBan = v.InferOutput<typeof banSchema>;

export const bansSchema = v.object({ bans: listOf(banSchema) });

/**
 * Who is banned: whoever said or made what was reported, whoever sits at a table, or an address. Of a
 * person also the network from which they are connected just now.
 */
export const newBanSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(['person', 'network']),
    hours: whole(BAN_HOURS),
    report: v.exactOptional(adminIdSchema),
    /** Whoever made the report, instead of whoever it is about. */
    reporter: v.exactOptional(v.literal(true)),
    table: v.exactOptional(tableHandleSchema),
    seat: v.exactOptional(seatSchema),
    name: v.exactOptional(nameSchema),
    address: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  }),
  v.check(
    ({ kind, report, table, seat, address }) =>
      [report, table, address].filter((one) => one !== undefined).length === 1 &&
      (table === undefined) === (seat === undefined) &&
      (address === undefined || kind === 'network'),
  ),
);

export type NewBan = v.InferInput<typeof newBanSchema>;

export const bannedSchema = banSchema;

export const newRestartSchema = v.strictObject({ minutes: whole(RESTART_MINUTES) });

export const restartSchema = v.object({ restart: v.nullable(timeSchema) });

/** What arrived of the very request that asks for it: what the proxies on the way made of it. */
export const seenRequestSchema = v.object({
  /** Whom limits count it to. */
  address: v.string(),
  /** How many proxies the server believes. */
  proxies: countSchema,
  /** X-Forwarded-For and Host, as they came. */
  forwarded: v.nullable(v.string()),
  host: v.nullable(v.string()),
});
