import {
  type Analysis,
  type Chance,
  type Decision,
  drawFrom,
  estimateOf,
  graded,
  type IsLate,
  type Luck,
  neverLate,
  type Passage,
  type Rated,
  type Scale,
} from '@late/kernel';
import {
  allTiles,
  type Desk,
  laid,
  type Move,
  type OwnView,
  runsOf,
  type Tile,
  without,
} from '../../rules/index.ts';
import type { Line } from '../reasons.ts';
import { bestCrosswords, bestWords, type Knowledge, type Plan, planOf } from './plans.ts';

/** What part of the best is missing, in percent. */
const SCALE: Scale = [5, 15, 30];
/** How many words are worth telling. */
const TOLD = 5;
/** Tables of a crossword that are tried in a slice, and slices. */
const TABLES = 25;
const SLICES = 16;
/** Racks that are compared with the one that came. */
const RACKS = 12;
/** What a round brings a strong player, by game: what is still to come is counted with it. */
const ROUND = { 1: 0, 2: 65, 3: 20 } as const;

export function* analysisOf(
  knowledge: Knowledge,
  { view, move }: Decision<OwnView, Move>,
  chance: Chance,
  isLate: IsLate = neverLate,
): Generator<Analysis<Move, Line>, void> {
  const { tiles } = view.mine as Desk;
  const layout = move?.do === 'arrange' ? move.tiles : null;
  if (view.options.game === 3) {
    const { plans, longest } = bestWords(knowledge, view, tiles, TOLD);
    const made = layout && planOf(knowledge, view, layout, longest);
    yield told(view, plans, made);
    return;
  }
  const made = layout && planOf(knowledge, view, layout, 0);
  let slices = 0;
  for (const plan of bestCrosswords(knowledge, view, tiles, TABLES, chance)) {
    yield told(view, [plan], made);
    if (++slices === SLICES || isLate()) return;
  }
}

/** A person who found more than the search has found the best. */
function told(view: OwnView, plans: readonly Plan[], made: Plan | null): Analysis<Move, Line> {
  const nothing: Plan = { tiles: [], points: 0 };
  const others = plans.filter((plan) => !made || !isSame(plan, made));
  const order = [...others, ...(made ? [made] : [])].sort((a, b) => b.points - a.points);
  const best = order[0] ?? nothing;
  const error = made ? best.points - made.points : 0;
  const isForced = best.points === 0;
  const loss = best.points > 0 ? (100 * error) / best.points : 0;
  const rated = (plan: Plan, reasons: readonly Line[]): Rated<Move, Line> => ({
    move: { do: 'arrange', tiles: plan.tiles },
    worth: standing(view) + plan.points,
    se: 0,
    reasons,
  });
  const why = (): Line[] => {
    if (made && Math.round(error) === 0) return [];
    return [lineOf(view, best, made ? Math.round(error) : null)];
  };
  return {
    isForced,
    made: made && rated(made, []),
    found: (order.length ? order : [nothing])
      .slice(0, TOLD)
      .map((plan) => rated(plan, plan === best ? why() : [])),
    error,
    se: 0,
    ...(made && !isForced ? graded(loss, 0, SCALE) : { grade: null, accuracy: null }),
  };
}

function lineOf({ options }: OwnView, { tiles, points }: Plan, better: number | null): Line {
  const whole = Math.round(points);
  if (options.game === 3) {
    const word = (runsOf(options, tiles.map(laid))[0]?.word ?? '').toUpperCase();
    return better === null
      ? { key: 'krzyzowka.coach.advice', params: { word, count: whole } }
      : { key: 'krzyzowka.coach.word', params: { word, points: whole, count: better } };
  }
  const used = tiles.length;
  return better === null
    ? { key: 'krzyzowka.coach.advice-crossword', params: { tiles: used, count: whole } }
    : { key: 'krzyzowka.coach.crossword', params: { tiles: used, points: whole, count: better } };
}

function isSame(one: Plan, other: Plan): boolean {
  const key = ({ tiles }: Plan) =>
    tiles.map(({ row, column, tile, letter = tile }) => `${row},${column},${tile}${letter}`).sort();
  return String(key(one)) === String(key(other));
}

/** What a seat has, and what the rounds after this one will bring it. */
function standing({ options, points, totals, viewer }: OwnView): number {
  const left = options.roundCount - points.length - 1;
  return (totals[viewer as number] as number) + left * ROUND[options.game];
}

/** The best of the tiles that came, less the mean of what others would allow. */
export function* luckOf(
  knowledge: Knowledge,
  { before, after, move }: Passage<OwnView, Move>,
  chance: Chance,
  isLate: IsLate = neverLate,
): Generator<Luck, void> {
  const { tiles } = after.mine as Desk;
  const kept = move?.do === 'swap' ? without(before?.mine?.tiles ?? [], move.tiles) : [];
  // What is swapped goes back first, and may come again.
  const could = without(allTiles(after.options), kept);
  const bestOf = (some: readonly Tile[]): number => {
    if (after.options.game === 3) return bestWords(knowledge, after, some, 1).plans[0]?.points ?? 0;
    for (const { points } of bestCrosswords(knowledge, after, some, TABLES, chance)) return points;
    return 0;
  };
  const came = bestOf(tiles);
  const others: number[] = [];
  while (others.length < RACKS) {
    const { drawn } = drawFrom(could, tiles.length - kept.length, chance, 'bag');
    others.push(bestOf([...kept, ...drawn]));
    const { mean, se } = estimateOf(others);
    const base = standing(after);
    yield { mean: base + mean, worth: base + came, se };
    if (isLate()) return;
  }
}
