import { LAYOUTS } from '@late/slowka/rules';

export const LAYOUT = LAYOUTS.pairs;
/** A free field, and one where no token may lie. */
export const [FREE, CLOSED] = [-1, -2];
