import type { Seat } from '@late/kernel';
import type { FinishedGame } from '@late/ui';
import type { Event, Laid, Run, View } from '../rules/index.ts';

/** Something that was laid and counted: a turn of game 1, or a table of games 2 and 3. */
export interface Moment {
  readonly seat: Seat;
  /** Its best word. */
  readonly word: string;
  readonly points: number;
  /** Whether all tiles were laid at once. */
  readonly isAll: boolean;
  /** The round and the table, where everybody has their own. */
  readonly own: { readonly round: number; readonly layout: readonly Laid[] } | null;
}

/** All that counted, the dearest first. */
export function momentsOf({ events }: FinishedGame<View, Event>): Moment[] {
  const found: Moment[] = [];
  // What waits for a challenge counts once it stands; until then nobody lays anything else.
  let waiting: Moment | null = null;
  for (const event of events) {
    if (event.type === 'laid') {
      const { seat, words, points, bonus, stands } = event;
      const word = bestOf(words)?.word ?? '';
      const moment = { seat, word, points, isAll: bonus > 0, own: null };
      if (stands) found.push(moment);
      waiting = stands ? null : moment;
    } else if (event.type === 'stood' && waiting) {
      found.push(waiting);
      waiting = null;
    } else if (event.type === 'challenged' && event.offences.length) {
      waiting = null;
    } else if (event.type === 'counted') {
      const { round, works } = event.counted;
      works.forEach(({ runs, bonus, points, layout }, seat) => {
        const best = bestOf(runs.filter(({ fault }) => fault === null));
        if (!best || points <= 0) return;
        const own = { round, layout };
        found.push({ seat, word: best.word, points, isAll: bonus > 0, own });
      });
    }
  }
  return found.sort((a, b) => b.points - a.points);
}

function bestOf<Some extends Run>(runs: readonly Some[]): Some | undefined {
  return runs.toSorted((a, b) => b.points - a.points || b.word.length - a.word.length)[0];
}
