import * as v from 'valibot';

/** With every key optional, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

const entries = v.strictObject({
  /** One paper against the clock: the task of the Daily Edition. */
  alone: v.exactOptional(v.literal(true)),
});

/** With two seats the house variant is played; there is nothing to choose. */
export const optionsSchema = v.pipe(v.custom<v.InferInput<typeof entries>>(isObject), entries);

export type Options = v.InferOutput<typeof optionsSchema>;

export const SEATS = { min: 2, max: 4 } as const;
export const ALONE = { min: 1, max: 1 } as const;
