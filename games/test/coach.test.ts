import { GAMES } from '@late/games';
import {
  type Analysis,
  type AnyCoach,
  checkMove,
  type Decision,
  GRADES,
  type Luck,
  type Seat,
  seededChance,
} from '@late/kernel';
import { bench, freeze, notPlain, randomGame } from '@late/kernel/testing';
import { courseOf, placesOf } from '@late/table/review';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../server/src/tables-of.ts';
import { faultsOf, textsOf } from '../testing/all-texts.ts';
import { loadListed, withoutList } from '../testing/listed-game.ts';

/** Decisions of a random game that are looked at, and as many of what chance brought: a search may take a while for each. */
const PLACES = 3;
/** How often the hidden things are drawn anew. */
const WORLDS = 3;

const coached = await Promise.all(
  GAMES.filter(({ coach }) => coach).map(async (manifest) => ({
    ...(await loadListed(manifest)),
    texts: await textsOf(manifest),
  })),
);

describe.each(coached)('the coach of $manifest.id', ({ manifest, game, specimen, texts }) => {
  const all = specimen.sets.map((set) => ({ ...set, options: withoutList(set.options) }));
  // Tasks for one person are weighed against no rival, and nobody has learned what they are worth.
  const isTask = ({ options }: (typeof all)[number]) =>
    (options as { alone?: unknown }).alone === true;
  const sets = all.filter((set) => !isTask(set));

  test.each(all.filter(isTask))('leaves the task $name alone', async (set) => {
    const table = bench({ ...specimen, game }, set);
    const { ways } = courseOf(game, table.opening, randomGame(table, 3).played.log);
    const module = await manifest.coach?.();
    const coach = await module?.loadCoach(table.opening.options, tablesOf(manifest.id));
    expect(ways.flatMap((way) => coach?.occasions(way))).toEqual([]);
    expect(manifest.leaves?.(table.opening.options), 'so no review of it is offered').toBe(true);
  });

  describe.each(sets)('$name', (set) => {
    const table = bench({ ...specimen, game }, set);
    const { played } = randomGame(table, 3);
    const { ways } = courseOf(game, table.opening, played.log);
    const load = async (): Promise<AnyCoach> => {
      const module = await manifest.coach?.();
      if (!module) throw new Error('no coach');
      return module.loadCoach(table.opening.options, tablesOf(manifest.id));
    };
    /** Some places of each seat, from its first to its last. */
    const somePlaces = (coach: AnyCoach) => {
      const places = placesOf(coach, ways);
      return (['decision', 'chance'] as const).flatMap((kind) => {
        const ofKind = places.filter(({ occasion }) => occasion.kind === kind);
        const stride = Math.ceil(ofKind.length / PLACES);
        return ofKind.filter((_, index) => index % stride === 0);
      });
    };
    const first = <T>(slices: Iterable<T>): T => {
      for (const slice of slices) return slice;
      throw new Error('nothing was said');
    };

    test('finds something to judge, in the order in which it happened', async () => {
      expect(manifest.leaves?.(table.opening.options) ?? false).toBe(false);
      const coach = await load();
      const judged = ways.map((way) => coach.occasions(way));
      for (const [seat, occasions] of judged.entries()) {
        const steps = occasions.map(({ step }) => step);
        expect(steps, `seat ${seat}`).toEqual([...steps].sort((a, b) => a - b));
        for (const occasion of occasions) {
          if (occasion.kind !== 'decision') continue;
          expect(occasion.decision.move, 'what is past has been decided').not.toBeNull();
        }
      }
      expect(judged.flat().some(({ kind }) => kind === 'decision')).toBe(true);
      const { remark } = coach;
      if (remark) expect(faultsOf(texts, remark.key, remark.params)).toEqual([]);
    });

    test('says what makes sense, in all languages', async () => {
      const coach = await load();
      for (const { seat, occasion } of somePlaces(coach)) {
        if (occasion.kind === 'chance') {
          expectLuck(first(coach.luck(freeze(occasion.passage), seededChance(1))));
          continue;
        }
        const { decision } = occasion;
        expect(coach.judges({ ...decision, move: null }), 'it could have been asked').toBe(true);
        const analysis = first(coach.analyse(freeze(decision), seededChance(1)));
        expectSense(analysis, decision);
        for (const { move } of analysis.found) expectLegal(decision, seat, move);
        const lines = [analysis.made, ...analysis.found].flatMap((rated) => rated?.reasons ?? []);
        expect(lines.flatMap(({ key, params }) => faultsOf(texts, key, params))).toEqual([]);
        const asked = first(coach.analyse({ ...decision, move: null }, seededChance(1)));
        expect(asked).toMatchObject({ made: null, grade: null, accuracy: null, error: 0 });
        expect(asked.found[0]?.reasons.length, 'a hint says what to do').toBeGreaterThan(0);
      }
    });

    /** The states in which the seat saw this; a decision is about one of them. */
    function expectLegal({ view }: Decision<unknown, unknown>, seat: Seat, move: unknown): void {
      const seen = JSON.stringify(view);
      const states = played.steps.map(({ outcome }) => outcome.state);
      const moment = states.find((state) => JSON.stringify(game.view(state, seat)) === seen);
      expect(moment, 'the view is one that the seat had').toBeDefined();
      expect(checkMove(game, moment, seat, move), JSON.stringify(move)).toBeNull();
    }

    test('says the same of the same view, whatever is hidden and whatever it was asked before', async () => {
      const coach = await load();
      const fresh = await load();
      const answers = somePlaces(coach).map((place) => ({ place, said: say(coach, place) }));
      for (const { place, said } of answers.toReversed()) {
        expect(say(fresh, place)).toBe(said);
        const { occasion, seat } = place;
        if (occasion.kind !== 'decision') continue;
        for (let world = 0; world < WORLDS; world++) {
          const other = specimen.resample(occasion.decision.view, seededChance(world));
          const view = game.view(other, seat);
          const decision = { ...occasion.decision, view };
          expect(say(coach, { seat, occasion: { ...occasion, decision } })).toBe(said);
        }
      }
    });

    test('is cut short where it is, and says nothing else than it would have', async () => {
      const coach = await load();
      const [place] = somePlaces(coach).filter(({ occasion }) => occasion.kind === 'decision');
      if (place?.occasion.kind !== 'decision') throw new Error('no decision');
      const { decision } = place.occasion;
      const cut = [...coach.analyse(decision, seededChance(1), () => true)];
      const whole = coach.analyse(decision, seededChance(1))[Symbol.iterator]();
      expect(cut.length).toBeGreaterThan(0);
      for (const analysis of cut) expect(analysis).toEqual(whole.next().value);
    });
  });

  function say(coach: AnyCoach, { occasion }: ReturnType<typeof placesOf>[number]): string {
    const slices: Iterable<unknown> =
      occasion.kind === 'decision'
        ? coach.analyse(occasion.decision, seededChance(5))
        : coach.luck(occasion.passage, seededChance(5));
    // Two slices: what is said at once, and what a search adds to it.
    const said: unknown[] = [];
    for (const slice of slices) if (said.push(slice) === 2) break;
    return JSON.stringify(said);
  }
});

function expectLuck(luck: Luck): void {
  expect(notPlain(luck)).toBeNull();
  expect(Object.values(luck).every(Number.isFinite)).toBe(true);
  expect(luck.se).toBeGreaterThanOrEqual(0);
}

function expectSense(analysis: Analysis<unknown>, { move }: Decision<unknown, unknown>): void {
  const { isForced, made, found, error, se, grade, accuracy } = analysis;
  expect(notPlain(analysis)).toBeNull();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length, 'a handful').toBeLessThanOrEqual(8);
  const worths = found.map(({ worth }) => worth);
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
  expect(made?.move).toEqual(move);
  expect(error).toBeGreaterThanOrEqual(0);
  expect(se).toBeGreaterThanOrEqual(0);
  const best = worths[0] as number;
  expect(made?.worth, 'nothing is better than the best found').toBeLessThanOrEqual(best + 1e-9);
  // Figures that were sampled together may differ by less than one by one.
  if (se === 0) expect(error).toBeCloseTo(best - (made?.worth as number), 6);
  if (isForced) expect({ grade, accuracy }).toEqual({ grade: null, accuracy: null });
  if (grade !== null) expect(GRADES).toContain(grade);
  expect(accuracy === null, 'a grade and an accuracy come together').toBe(grade === null);
  if (grade === 'best') expect(accuracy).toBe(100);
}
