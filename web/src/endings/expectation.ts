import type { KindResults, LevelResults } from '@late/games/manifest';
import { BOT_LEVELS, type BotLevel } from '@late/kernel';
import type { Score } from '../store/scores.ts';

type Kind = Pick<Score, 'heading' | 'terms' | 'company'>;

/** What bots made of tables of this kind; of as many seats as can be, where there were others. */
export function resultsFor(
  { kinds }: LevelResults,
  { heading, terms, company }: Kind,
  seats: number,
): KindResults | null {
  const key = termsKey(terms);
  const same = kinds.filter(
    (kind) =>
      kind.heading === heading &&
      termsKey(kind.terms) === key &&
      (kind.seats === 1) === (company === 'solo'),
  );
  const far = (kind: KindResults) => Math.abs(kind.seats - seats);
  return same.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

function termsKey(terms: Kind['terms']): string {
  return JSON.stringify(Object.entries(terms).sort());
}

/** In which share of a level's games the score was lower; between two marks in proportion. */
export function shareBelow(marks: readonly number[], score: number): number {
  const parts = marks.length - 1;
  const lowest = marks[0] as number;
  const highest = marks[parts] as number;
  if (score <= lowest) return 0;
  if (score > highest) return 1;
  const above = marks.findIndex((mark) => mark >= score);
  const [from, to] = [marks[above - 1] as number, marks[above] as number];
  return (above - 1 + (score - from) / (to - from)) / parts;
}

export interface Expected {
  readonly level: BotLevel;
  /** In how many of a hundred games of such bots the score is lower. */
  readonly percent: number;
}

/** The level that a score says most about: the one whose middle is nearest to it. */
export function expectationOf({ levels }: KindResults, score: number): Expected | null {
  const shares = BOT_LEVELS.flatMap((level) => {
    const marks = levels[level];
    return marks && marks.length > 1 ? [{ level, share: shareBelow(marks, score) }] : [];
  });
  const off = ({ share }: { share: number }) => Math.abs(share - 0.5);
  const nearest = shares.toSorted((a, b) => off(a) - off(b))[0];
  return nearest ? { level: nearest.level, percent: Math.round(100 * nearest.share) } : null;
}
