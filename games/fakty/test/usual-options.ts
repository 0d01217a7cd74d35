import type { Options } from '../rules/index.ts';

/** A table where nobody has changed anything. */
export const USUAL: Options = {
  variant: 'exclusive',
  deck: 'pl',
  grammar: 'checked',
  mustLay: false,
  deadEnds: true,
  start: 'random',
};
