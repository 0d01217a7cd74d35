import type { Bench } from '../../../kernel/testing/index.ts';
import type { Target } from '../target.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { records } from './records.ts';
import { requests } from './requests.ts';
import { settings } from './settings.ts';
import { wordLists } from './word-lists.ts';

/** All that can be tried without a server. */
export function pureTargets(all: readonly Bench[]): Target[] {
  return [moves(all), options(all), records(all), requests(all), settings, wordLists];
}
