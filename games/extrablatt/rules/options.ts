import * as v from 'valibot';

/** Without any key, an array would pass for an object. */
const isObject = (input: unknown) => Object.prototype.toString.call(input) === '[object Object]';

/** The game has no options: with two seats the house variant is played. */
export const optionsSchema = v.pipe(v.custom<Record<never, never>>(isObject), v.strictObject({}));

export type Options = v.InferOutput<typeof optionsSchema>;

export const SEATS = { min: 2, max: 4 } as const;
