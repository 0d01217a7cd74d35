import type { Chance } from '@late/kernel';
import { isLastWord, type View } from '../../rules/index.ts';
import type { WouldChallenge } from './would-challenge.ts';

type Span = readonly [from: number, to: number];

/** In milliseconds: long enough for people to read the word and to be faster than the house. */
const CHALLENGE: Span = [4000, 7000];
/** Before tokens are laid, which ends everybody's chance to challenge. */
const WINDOW: Span = [8000, 10_000];
/** Nobody can challenge anything, but people want to see what happened. */
const CALM: Span = [1000, 1400];

/** When a bot acts; Infinity: not at all. Where words are checked there is nothing to challenge. */
export function paceBy(wouldChallenge: WouldChallenge): (view: View, chance: Chance) => number {
  return (view, chance) => {
    const { turn, viewer, waiting, words } = view;
    const between = ([from, to]: Span) => from + chance.below(to - from);
    if (wouldChallenge(view)) return between(CHALLENGE);
    if (isLastWord(view) || view.tableWords.vote) return between(CALM);
    if (viewer !== turn) return Number.POSITIVE_INFINITY;
    // A word that was upheld is still being talked about: its window goes on.
    const challenger = words.at(-1)?.challenger ?? null;
    const isUpheld = challenger !== null && challenger !== viewer;
    return between(waiting || isUpheld ? WINDOW : CALM);
  };
}
