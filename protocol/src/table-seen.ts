import type { Part, Result, Turn } from '@late/kernel';
import type { ClockRule, Holder, Plan, Seen, UndoRequest } from '@late/table';
import * as v from 'valibot';
import { countSchema, levelSchema, listOf, ofTheGame, seatSchema, timeSchema } from './parts.ts';
import { schemaOf } from './schema-of.ts';

const name = v.string();

export const clockSeenSchema = schemaOf<ClockRule>()(
  v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('turn'), seconds: v.number() }),
    v.object({ kind: v.literal('days'), days: v.number() }),
  ]),
);

const holderSchema = schemaOf<Holder>()(
  v.variant('kind', [
    v.object({ kind: v.picklist(['person', 'team']), name }),
    v.object({ kind: v.literal('bot'), name, level: levelSchema }),
    v.object({ kind: v.literal('empty') }),
  ]),
);

const partSchema = schemaOf<Part>()(
  v.object({ seat: seatSchema, hash: v.string(), value: v.nullable(v.string()) }),
);

const planSchema = schemaOf<Plan>()(
  v.object({
    id: v.string(),
    game: v.string(),
    version: v.number(),
    options: ofTheGame('Options'),
    holders: listOf(holderSchema),
    clock: clockSeenSchema,
    commitment: v.string(),
    fairness: v.exactOptional(v.picklist([1, 2])),
    parts: v.exactOptional(v.union([v.literal('one device'), listOf(partSchema)])),
    counted: v.exactOptional(v.literal(true)),
    again: v.exactOptional(v.string()),
    opened: timeSchema,
    daily: v.exactOptional(
      v.object({
        day: v.string(),
        mode: v.string(),
        edition: v.string(),
        counts: v.boolean(),
      }),
    ),
  }),
);

const turnSchema = schemaOf<Turn>()(
  v.object({
    must: listOf(seatSchema),
    may: listOf(seatSchema),
    round: v.exactOptional(v.number()),
  }),
);

const resultSchema = schemaOf<Result>()(
  v.object({ scores: listOf(v.number()), winners: listOf(seatSchema) }),
);

const undoRequestSchema = schemaOf<UndoRequest>()(
  v.object({ seat: seatSchema, needs: listOf(seatSchema), agreed: listOf(seatSchema) }),
);

/** All of a table but the game's view. */
export const tableFields = {
  plan: planSchema,
  viewer: v.union([seatSchema, v.literal('audience')]),
  length: countSchema,
  turn: turnSchema,
  result: v.nullable(resultSchema),
  standIns: listOf(v.nullable(levelSchema)),
  undoRequest: v.nullable(undoRequestSchema),
  question: v.nullable(v.number()),
  undo: v.nullable(v.picklist(['free', 'consent'])),
  deadlines: listOf(v.nullable(timeSchema)),
  seed: v.nullable(v.string()),
};

/** A table as one viewer sees it. */
export const seenSchema = schemaOf<Seen>()(
  v.object({
    ...tableFields,
    view: ofTheGame('What this viewer sees of the game'),
  }),
);
