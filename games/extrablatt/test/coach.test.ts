import { seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { loadCoach } from '../coach/index.ts';
import { extrablatt, type Move, type Paper, type State, type View } from '../rules/index.ts';
import { paper, table } from './hand-made.ts';

const coach = await loadCoach({}, async () => new ArrayBuffer(0));

function analysed(view: View, move: Move | null) {
  const [analysis] = [...coach.analyse({ view, move }, seededChance(1))];
  if (!analysis) throw new Error('nothing was said');
  return analysis;
}

/** Seat 0 has won the last duel of the game, about a duck in sport with seat 1. */
function lastDuck(papers: readonly Paper[]): State {
  return table(papers, ['local-a', '', '', '', ''], {
    taken: 12,
    hour: 12,
    cheques: [
      [2, 5, 11],
      [1, 8, 12],
      [3, 7, 10],
    ],
    duels: [{ kind: 'duck', starter: 0, rival: 1, section: 'sport', cheques: [12, 11], winner: 0 }],
    phase: { at: 'duck' },
  });
}

interface Position {
  readonly name: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly third?: readonly string[];
  readonly best: number;
  readonly made: number;
  /** In thousands of copies, counted on paper. */
  readonly error: number;
}

const BIG = 'sport-b 5x4 r7 c1 10';

/** What each duck does to the seat's own count. */
const LAST_DUCKS: readonly Position[] = [
  {
    name: 'frees its own headline from a larger one: bonus 30 and article 30',
    mine: ['sport-a 2x2 r7 c1 30'],
    theirs: ['sport-a 3x3 r1 c10 10', BIG],
    best: 0,
    made: 1,
    error: 60,
  },
  {
    name: 'takes the section’s first prize instead of the second',
    mine: ['sport-a 3x3 r7 c1 10'],
    theirs: ['sport-b 4x3 r7 c1 10', 'sport-c 2x2 r10 c1 10'],
    best: 0,
    made: 1,
    error: 30,
  },
  {
    name: 'knows that equals both win a section',
    mine: ['sport-a 3x2 r7 c1 10'],
    theirs: ['sport-a 3x2 r7 c1 10', 'sport-b 4x3 r9 c1 10'],
    best: 1,
    made: 0,
    error: 30,
  },
  {
    name: 'counts an article of the headline zone twice: bonus 30 and twice 30',
    mine: ['sport-a 2x2 r3 c1 30'],
    theirs: ['sport-a 3x3 r1 c10 10', BIG],
    best: 0,
    made: 1,
    error: 90,
  },
  {
    name: 'takes an article from its photo: bonus 20 and article 20',
    mine: ['sport-a 3x2 r7 c1 20'],
    theirs: ['sport-a 2x2 r1 c10 10', 'sport-a 2x2 r3 c10 10 photo', 'sport-b 5x4 r5 c10 10'],
    best: 0,
    made: 2,
    error: 40,
  },
  {
    name: 'sees that a third paper keeps the headline anyway',
    mine: ['sport-a 2x2 r7 c1 30'],
    theirs: ['sport-a 3x3 r1 c10 10', 'sport-b 2x2 r1 c14 10'],
    third: ['sport-a 4x4 r1 c10 10'],
    // Cells of sport: 16 for the third; ours are 4, theirs 4 or 9: second together, or nothing.
    best: 0,
    made: 1,
    error: 30,
  },
  {
    name: 'comes second in a section behind a third paper',
    mine: ['sport-c 3x2 r7 c1 10'],
    theirs: ['sport-d 3x3 r1 c10 10', 'sport-e 2x2 r1 c14 10'],
    third: ['sport-b 4x3 r7 c1 10'],
    best: 0,
    made: 1,
    error: 30,
  },
  {
    name: 'knows what an early article is worth: bonus 10 and article 10',
    mine: ['sport-a 2x2 r7 c1 10'],
    theirs: ['sport-a 3x3 r1 c10 10', BIG],
    best: 0,
    made: 1,
    error: 20,
  },
  {
    name: 'fights for no headline that a duck has taken from it already',
    mine: ['sport-a 2x2 r7 c1 30 duck', 'sport-b 3x2 r9 c1 10'],
    theirs: ['sport-a 3x3 r1 c10 10', 'sport-c 3x2 r1 c14 10'],
    best: 0,
    made: 1,
    error: 30,
  },
  {
    name: 'frees the dearer of two headlines: 60 rather than 40',
    mine: ['sport-a 2x2 r7 c1 30', 'sport-b 2x2 r9 c1 20'],
    theirs: ['sport-a 3x2 r1 c10 10', 'sport-b 3x2 r3 c10 10'],
    best: 0,
    made: 1,
    error: 20,
  },
];

describe('the coach of Das Extrablatt at the last duck', () => {
  test.each(LAST_DUCKS)('$name', ({ mine, theirs, third = [], best, made, error }) => {
    const state = lastDuck([paper(...mine), paper(...theirs), paper(...third)]);
    const analysis = analysed(extrablatt.view(state, 0), { do: 'duck', article: made });
    expect(analysis.found[0]?.move).toEqual({ do: 'duck', article: best });
    expect(analysis.error).toBe(error);
    expect(analysis.isForced).toBe(false);
    const move: Move = { do: 'duck', article: best };
    const { state: over } = extrablatt.play(state, 0, move, { chance: seededChance(1), now: 0 });
    expect(analysis.found[0]?.worth).toBe(extrablatt.result(over)?.scores[0]);
  });

  test('grades nothing where one article is all there is', () => {
    const state = lastDuck([paper(), paper('sport-a 2x2 r7 c1 10'), paper()]);
    const analysis = analysed(extrablatt.view(state, 0), { do: 'duck', article: 0 });
    expect(analysis).toMatchObject({ isForced: true, error: 0, grade: null });
  });
});

describe('the coach of Das Extrablatt in a duel of cheques', () => {
  const duel = table([paper(), paper(), paper()], ['sport-a', 'motor', '', '', ''], {
    taken: 1,
    hour: 2,
    phase: {
      at: 'cheques',
      challenge: { kind: 'ad', starter: 0, rival: 1, section: null },
      chosen: [null, 3],
    },
  });

  test('calls nothing an error that the best mixture gives', () => {
    const view = extrablatt.view(duel, 0);
    const { found } = analysed(view, null);
    const shares = found.map(({ share }) => share as number);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    for (const { move, share } of found) {
      const { error } = analysed(view, move);
      if ((share as number) >= 0.1) expect(error).toBe(0);
    }
  });

  test('says the same whatever the rival has chosen', () => {
    const other = { ...duel, phase: { ...duel.phase, chosen: [null, 12] } } as State;
    const move: Move = { do: 'cheque', cheque: 2 };
    expect(analysed(extrablatt.view(other, 0), move)).toEqual(
      analysed(extrablatt.view(duel, 0), move),
    );
  });
});

test('a write is compared with the same dispatch elsewhere', () => {
  const state = table([paper(), paper(), paper()], ['sport-a', 'motor', '', '', ''], {
    hour: 10,
    taken: 4,
  });
  const made: Move = { do: 'write', fax: 0, place: { column: 9, row: 0, width: 2, height: 2 } };
  const analysis = analysed(extrablatt.view(state, 0), made);
  expect(analysis.found[0]?.move).toMatchObject({ do: 'write', fax: 0 });
  expect(analysis.error).toBeGreaterThan(0);
});
