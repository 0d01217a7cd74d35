import { FIELDS, LAYOUTS, neighboursOf } from '@late/slowka/rules';

export const LAYOUT = LAYOUTS.pairs;
export const NEIGHBOURS = Array.from({ length: FIELDS }, (_, field) => neighboursOf(field));
/** A free field, and one where no token may lie. */
export const [FREE, CLOSED] = [-1, -2];
