import { extra, type Move, type View } from '@late/extra/rules';
import type { Analysis, AnyCoach, Coach, Decision, Luck, Occasion, Opening } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { itemsOf } from '../src/index.ts';
import {
  courseOf,
  type Finding,
  findings,
  graphOf,
  type Judged,
  placesOf,
  reviewSeat,
  standInsIn,
} from '../src/review/index.ts';
import { ExtraSitting, people } from './sitting.ts';

/** Thinks that every throw is worth its smallest die, and every decision its fifth, in three slices. */
const coach: Coach<View, Move> = {
  version: 1,
  unit: 'points',
  counts: 'score',
  judges: () => true,
  occasions: (way) =>
    way.flatMap((passage): Occasion<View, Move>[] => {
      const { step, before, after, move } = passage;
      if (before?.dice && move)
        return [{ step, kind: 'decision', decision: { view: before, move } }];
      return after.dice && !before?.dice ? [{ step, kind: 'chance', passage }] : [];
    }),
  *analyse(decision, chance) {
    for (let slice = 0; slice < 3; slice++) {
      yield { ...analysisOf(decision), se: 1 / (1 + slice) + chance.below(1000) / 10_000 };
    }
  },
  *luck({ after }): Iterable<Luck> {
    yield { mean: 3, worth: after.dice?.[0] ?? 0, se: 0 };
  },
};

function analysisOf({ move }: Decision<View, Move>): Analysis<Move> {
  const fifth = move?.do === 'split' ? move.fifth : 0;
  const made = move && { move, worth: fifth, se: 0, reasons: [] };
  const best = { move: move as Move, worth: 6, se: 0, reasons: [] };
  return {
    isForced: fifth === 1,
    made,
    found: [best],
    error: 6 - fifth,
    se: 0,
    grade: fifth === 6 ? 'best' : 'small',
    accuracy: 10 * fifth,
  };
}

const opening: Opening<unknown> = {
  options: { sheet: 'schmidt', dice: 'house', children: [] },
  seats: 2,
};

/** Two people who play some throws, and think better of some. */
function played(throws: number, undo = false) {
  const sitting = new ExtraSitting(people(2));
  for (let n = 0; n < throws; n++) {
    sitting.throw();
    sitting.split(0);
    if (undo) {
      sitting.undo(0);
      sitting.split(0);
    }
    sitting.split(1);
  }
  return sitting;
}

const logOf = (sitting: ExtraSitting) => itemsOf(sitting.table.log);

describe('the way of a seat', () => {
  it('has its own views and moves, and of the others’ steps only what it saw', () => {
    const log = logOf(played(3));
    const { ways } = courseOf(extra, opening, log);
    for (const [seat, way] of ways.entries()) {
      expect(way.map(({ step }) => step)).toEqual(log.map(({ seq }) => seq));
      expect(way[0]?.before).toBeNull();
      for (const [index, { after, before, move }] of way.entries()) {
        expect((after as View).viewer).toBe(seat);
        if (index > 0) expect(before).toBe(way[index - 1]?.after);
        const entry = log[index];
        const own = entry?.by === seat && entry.act.do === 'move' ? entry.act.move : null;
        expect(move).toEqual(own);
      }
    }
    const [, other] = ways;
    // The first seat has decided, and nobody else knows how.
    expect(other?.[2]?.after).toMatchObject({ decided: [true, false], mine: null });
    expect(JSON.stringify(other?.[2]?.after)).not.toContain('pairs');
  });

  it('leaves out what was taken back', () => {
    const log = logOf(played(2, true));
    const { ways } = courseOf(extra, opening, log);
    const steps = ways[0]?.map(({ step }) => step);
    expect(log.map(({ act }) => act.do)).toContain('undo');
    expect(steps).toEqual([0, 1, 4, 5, 6, 9, 10]);
  });

  it('knows who was stood in for, and when', () => {
    const sitting = played(1);
    sitting.do({ do: 'stand-in', seat: 1, level: 'easy' });
    sitting.throw();
    sitting.do({ do: 'hand-back', seat: 1 });
    const isStoodIn = standInsIn(logOf(sitting));
    expect([3, 4, 5, 6, 7].map((step) => isStoodIn(1, step))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(isStoodIn(0, 6)).toBe(false);
  });
});

const judging = coach as unknown as AnyCoach;

function allOf(
  ...[places, known, isLate]: [
    places: ReturnType<typeof placesOf>,
    known?: ReadonlySet<number>,
    isLate?: () => boolean,
  ]
) {
  return [...findings(judging, places, known, isLate)];
}

describe('findings', () => {
  const places = placesOf(judging, courseOf(extra, opening, logOf(played(3))).ways);

  it('say something of every place before they say more of any', () => {
    const said = allOf(places);
    expect(said.slice(0, places.length).map(({ index }) => index)).toEqual(places.map((_, i) => i));
    const last = said.filter(({ isFinal }) => isFinal);
    // To the end of decisions first: that is what people look at.
    const kinds = ['decision', 'chance'] as const;
    const order = kinds.flatMap((kind) =>
      places.flatMap(({ occasion }, index) => (occasion.kind === kind ? [index] : [])),
    );
    expect(last.map(({ index }) => index)).toEqual(order);
    const decision = places.findIndex(({ occasion }) => occasion.kind === 'decision');
    // Three slices, and that there are no more.
    expect(said.filter(({ index }) => index === decision)).toHaveLength(4);
  });

  it('are the same in whatever order and company places are judged', () => {
    const finals = (said: ReturnType<typeof allOf>) => said.filter(({ isFinal }) => isFinal);
    const all = finals(allOf(places));
    for (const [index, place] of places.entries()) {
      const [alone] = finals(allOf([place]));
      expect(alone?.finding).toEqual(all.find((found) => found.index === index)?.finding);
    }
    // Each place has luck of its own.
    const errors = all.flatMap(({ finding }) =>
      finding.kind === 'decision' ? [finding.analysis.se] : [],
    );
    expect(new Set(errors).size).toBe(errors.length);
  });

  it('leave alone what is known, and end when it is late', () => {
    const known = new Set([0, 2]);
    expect(allOf(places, known).some(({ index }) => known.has(index))).toBe(false);
    let asked = 0;
    const cut = allOf(places, new Set(), () => ++asked > 4);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut).toEqual(allOf(places).slice(0, cut.length));
    expect(cut.length).toBeLessThan(7);
  });
});

describe('the review of a seat', () => {
  const place = (step: number, kind: 'decision' | 'chance') =>
    ({ seat: 0, occasion: { step, kind } }) as Judged['place'];
  const chance = (step: number, mean: number, worth: number): Judged => ({
    place: place(step, 'chance'),
    finding: { kind: 'chance', luck: { mean, worth, se: 3 } },
    isStandIn: false,
  });
  const decision = (
    step: number,
    analysis: Partial<Analysis<unknown>>,
    isStandIn = false,
  ): Judged => ({
    place: place(step, 'decision'),
    finding: {
      kind: 'decision',
      analysis: {
        ...analysisOf({ view: {} as View, move: null }),
        grade: null,
        accuracy: null,
        ...analysis,
      },
    } as Finding,
    isStandIn,
  });
  const rated = (worth: number) => ({ move: {}, worth, se: 0, reasons: [] });
  const judged = [
    chance(1, 100, 130),
    decision(2, {
      isForced: false,
      error: 20,
      se: 4,
      grade: 'medium',
      accuracy: 60,
      made: rated(110),
      found: [rated(130)],
    }),
    chance(3, 112, 102),
    decision(4, { isForced: true, error: 0, made: rated(102), found: [rated(102)] }),
    chance(5, 102, 90),
    decision(
      6,
      {
        isForced: false,
        error: 30,
        grade: 'large',
        accuracy: 10,
        made: rated(60),
        found: [rated(90)],
      },
      true,
    ),
    decision(7, {
      isForced: false,
      error: 0,
      grade: 'best',
      accuracy: 100,
      made: rated(60),
      found: [rated(60)],
    }),
  ];
  const result = { scores: [64, 80], winners: [1] };

  it('counts neither forced decisions nor those of a stand-in', () => {
    const review = reviewSeat(0, judged, 'score', result);
    expect(review).toMatchObject({
      decisions: 2,
      forced: 1,
      error: 20,
      errorSe: 4,
      perDecision: 10,
      accuracy: 80,
      grades: { best: 1, good: 0, small: 0, medium: 1, large: 0 },
    });
  });

  it('tells luck from skill, and what neither explains', () => {
    const { start, final, luck, luckSe, even, bias } = reviewSeat(0, judged, 'score', result);
    expect({ start, final, luck, even }).toEqual({ start: 100, final: 64, luck: 8, even: 56 });
    expect(luckSe).toBeCloseTo(Math.sqrt(27));
    // 64 = 100 + 8 − 50 + 6, the stand-in's errors included.
    expect(bias).toBe(6);
    expect(reviewSeat(0, judged, 'lead', result).final).toBe(-16);
    expect(reviewSeat(0, judged, 'score', null)).toMatchObject({
      final: null,
      even: null,
      bias: null,
    });
    expect(reviewSeat(0, [], 'score', result)).toMatchObject({ start: null, perDecision: null });
  });

  it('draws worth over time, with luck and skill apart', () => {
    expect(graphOf(judged)).toEqual([
      { step: 0, worth: 100, luck: 0, skill: 0 },
      { step: 1, worth: 130, luck: 30, skill: 0 },
      { step: 2, worth: 110, luck: 30, skill: -20 },
      { step: 3, worth: 102, luck: 20, skill: -20 },
      { step: 4, worth: 102, luck: 20, skill: -20 },
      { step: 5, worth: 90, luck: 8, skill: -20 },
      { step: 6, worth: 60, luck: 8, skill: -50 },
      { step: 7, worth: 60, luck: 8, skill: -50 },
    ]);
  });
});
