import * as v from 'valibot';

/** The small schemas that messages between processes are made of. */

/** Empty for somebody whom the house does not know. */
export const memberSchema = v.pipe(v.string(), v.maxLength(64));

export const processSchema = v.pipe(v.string(), v.maxLength(32));
