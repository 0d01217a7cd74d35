import type { Lexicon } from '@late/lexicon';
import { isFirstVersion } from '../first-version.ts';
import type { Laid } from '../grid.ts';
import type { Options } from '../options.ts';
import { partsOf, type Run, runsOf } from '../runs.ts';
import { faultOf } from '../words.ts';
import type { Desk, OwnState } from './state.ts';
import type { CountedRun, Work } from './work.ts';

export const ALL_LAID = 20;
export const LONGEST = 5;

/** What everybody's table is worth as it lies. */
export function countWorks(
  lexicon: Lexicon,
  { version, options, desks }: Pick<OwnState, 'version' | 'options' | 'desks'>,
): Work[] {
  if (options.game === 3) return countWords(lexicon, options, desks);
  const better = isFirstVersion({ version }) ? larger : worthier;
  return desks.map((desk) => countCrossword(lexicon, options, desk, better));
}

function countCrossword(
  lexicon: Lexicon,
  options: Options,
  { tiles, layout }: Desk,
  better: (one: Piece, other: Piece) => Piece,
): Work {
  const counted = (run: Run): CountedRun => ({
    ...run,
    fault: faultOf(lexicon, options, run.word),
  });
  const pieces = partsOf(layout).map((part) => ({
    part,
    runs: runsOf(options, part).map(counted),
  }));
  const [first, ...others] = pieces;
  const main = first && others.reduce<Piece>(better, first);
  const runs = pieces.flatMap((piece) =>
    piece === main ? piece.runs : piece.runs.map((run) => ({ ...run, fault: run.fault ?? APART })),
  );
  const isSound = main?.part.length === tiles.length && runs.every(({ fault }) => !fault);
  const bonus = isSound ? ALL_LAID : 0;
  return { tiles, layout, runs, bonus, points: worth(runs) + bonus };
}

interface Piece {
  readonly part: readonly Laid[];
  readonly runs: readonly CountedRun[];
}

const APART: CountedRun['fault'] = 'apart';

/** The piece worth more; of equal ones the one with more tiles, then the one that is read first. */
function worthier(one: Piece, other: Piece): Piece {
  const more = worth(other.runs) - worth(one.runs) || other.part.length - one.part.length;
  return more > 0 ? other : one;
}

/** The piece with more tiles; of equal ones the one worth more, then the one that is read first. */
function larger(one: Piece, other: Piece): Piece {
  const more = other.part.length - one.part.length || worth(other.runs) - worth(one.runs);
  return more > 0 ? other : one;
}

function worth(runs: readonly CountedRun[]): number {
  return runs.reduce((sum, { fault, points }) => (fault ? sum : sum + points), 0);
}

function countWords(lexicon: Lexicon, options: Options, desks: readonly Desk[]): Work[] {
  const lines = desks.map(({ layout }) =>
    runsOf(options, layout).map(
      (run): CountedRun => ({ ...run, fault: faultOf(lexicon, options, run.word) }),
    ),
  );
  const lengthOf = ([line]: readonly CountedRun[]) => (line && !line.fault ? line.word.length : 0);
  // Alone there is nobody whose word could be shorter.
  const longest = desks.length === 1 ? 0 : Math.max(...lines.map(lengthOf));
  return desks.map(({ tiles, layout }, seat) => {
    const runs = lines[seat] as CountedRun[];
    const bonus = longest > 0 && lengthOf(runs) === longest ? LONGEST : 0;
    return { tiles, layout, runs, bonus, points: worth(runs) + bonus };
  });
}
