import * as v from 'valibot';

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export const GOALS = [100, 50, 20] as const;

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

const entries = v.strictObject({
  /** Whoever keeps so many points first wins. */
  goal: v.optional(v.picklist(GOALS), 100),
});

export const optionsSchema = v.pipe(v.custom<v.InferInput<typeof entries>>(isObject), entries);

export type Options = v.InferOutput<typeof optionsSchema>;
