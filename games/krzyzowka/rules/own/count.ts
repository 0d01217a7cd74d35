import type { Lexicon } from '@late/lexicon';
import type { Laid } from '../grid.ts';
import type { Options } from '../options.ts';
import { partsOf, type Run, runsOf } from '../runs.ts';
import { faultOf } from '../words.ts';
import type { Desk } from './state.ts';
import type { CountedRun, Work } from './work.ts';

export const ALL_LAID = 20;
export const LONGEST = 5;

/** What everybody's table is worth as it lies. */
export function countWorks(lexicon: Lexicon, options: Options, desks: readonly Desk[]): Work[] {
  return options.game === 2
    ? desks.map((desk) => countCrossword(lexicon, options, desk))
    : countWords(lexicon, options, desks);
}

function countCrossword(lexicon: Lexicon, options: Options, { tiles, layout }: Desk): Work {
  const counted = (run: Run): CountedRun => ({
    ...run,
    fault: faultOf(lexicon, options, run.word),
  });
  const pieces = partsOf(layout).map((part) => ({ part, runs: runsOf(part).map(counted) }));
  const main = pieces.reduce<Piece | null>((best, piece) => larger(best, piece), null);
  const runs = pieces.flatMap((piece) =>
    piece === main ? piece.runs : piece.runs.map((run): CountedRun => ({ ...run, fault: 'apart' })),
  );
  const isSound = main?.part.length === tiles.length && runs.every(({ fault }) => !fault);
  const bonus = isSound ? ALL_LAID : 0;
  return { tiles, layout, runs, bonus, points: worth(runs) + bonus };
}

interface Piece {
  readonly part: readonly Laid[];
  readonly runs: readonly CountedRun[];
}

/** The piece with more tiles; of equal ones the one worth more, then the one that is read first. */
function larger(one: Piece | null, other: Piece): Piece {
  if (!one) return other;
  const more = other.part.length - one.part.length || worth(other.runs) - worth(one.runs);
  return more > 0 ? other : one;
}

function worth(runs: readonly CountedRun[]): number {
  return runs.reduce((sum, { fault, points }) => (fault ? sum : sum + points), 0);
}

/** Whoever raised a hand for nothing was judged then; the bonus is between the others. */
function countWords(lexicon: Lexicon, options: Options, desks: readonly Desk[]): Work[] {
  const lines = desks.map(({ layout }) =>
    runsOf(layout).map(
      (run): CountedRun => ({ ...run, fault: faultOf(lexicon, options, run.word) }),
    ),
  );
  const lengthOf = ([line]: readonly CountedRun[]) => (line && !line.fault ? line.word.length : 0);
  const longest = Math.max(...lines.map(lengthOf));
  return desks.map(({ tiles, layout }, seat) => {
    const runs = lines[seat] as CountedRun[];
    const bonus = longest > 0 && lengthOf(runs) === longest ? LONGEST : 0;
    return { tiles, layout, runs, bonus, points: worth(runs) + bonus };
  });
}
