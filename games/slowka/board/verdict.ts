import type { Seat } from '@late/kernel';
import type { Attempt, LaidWord, View } from '../rules/index.ts';

/** How the last challenge ended. */
export interface Verdict {
  readonly word: string;
  readonly path: readonly number[];
  readonly author: Seat;
  readonly challenger: Seat;
  /** Why it is no word; null if it is one. */
  readonly reason: Attempt['reason'] | null;
  /** What it earned. */
  readonly points: number;
}

/** The dictionary's last answer, for as long as no token has been laid since; everybody may know it. */
export function lastVerdict(view: View): Verdict | null {
  if (view.waiting) return null;
  const { length } = view.deeds;
  for (let back = 1; back <= length; back++) {
    const seat = (view.turn - back + length) % length;
    const deed = view.deeds[seat];
    if (!deed) return null;
    // Whoever doubted in vain sits out meanwhile.
    if (deed.did === 'sat-out') continue;
    if (deed.did === 'struck') {
      const { attempt, challenger } = deed;
      return { ...attempt, author: seat, challenger, points: 0 };
    }
    if (deed.did === 'word') return upheld(view.words.at(-1), seat);
  }
  return null;
}

function upheld(last: LaidWord | undefined, seat: Seat): Verdict | null {
  if (!last || last.seat !== seat || last.challenger === null) return null;
  const { word, path, challenger, points, bonus } = last;
  return { word, path, author: seat, challenger, reason: null, points: points + bonus };
}
