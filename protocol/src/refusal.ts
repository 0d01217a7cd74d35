import type { Refusal } from '@late/kernel';
import * as v from 'valibot';
import { schemaOf } from './schema-of.ts';

/** Why something cannot be done. Codes are stable; texts for them are in `locales/`. */
export const refusalSchema = schemaOf<Refusal>()(
  v.object({
    code: v.string(),
    params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
    rule: v.exactOptional(v.string()),
  }),
);

/** The answer to every request over HTTP that is not carried out. */
export const refusedSchema = v.object({ refusal: refusalSchema });
