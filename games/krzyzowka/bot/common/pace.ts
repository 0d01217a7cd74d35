import type { Chance } from '@late/kernel';
import { type CommonView, votersIn } from '../../rules/index.ts';
import { seconds } from '../seconds.ts';
import { openWord } from './challenge.ts';

/** How long to think where words can be challenged, in milliseconds. */
export function commonPace(view: CommonView, chance: Chance): number {
  if (openWord(view) || votersIn(view).includes(view.viewer as number))
    return seconds(2, 4, chance);
  if (view.viewer !== view.active) return Number.POSITIVE_INFINITY;
  // People need time to read a word and to challenge it before the next one makes it stand.
  return view.pending ? seconds(10, 12, chance) : seconds(1, 2, chance);
}
