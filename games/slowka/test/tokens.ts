import { tokenSetOf } from '../rules/index.ts';

/** Those of the box. */
export const { tokens: TOKENS, values: TOKEN_VALUES } = tokenSetOf({});
