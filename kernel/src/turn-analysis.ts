import type { IsLate } from './bot.ts';
import type { Analysis, Rated } from './coach.ts';
import { type Graded, graded, type Scale } from './grade.ts';
import type { Line } from './narrate.ts';
import { Race } from './race.ts';

/** In percent of winning; and in points, where hardly anything is left to chance or nobody else plays. */
const WIN_SCALE: Scale = [1, 3, 7];
const POINT_SCALE: Scale = [3, 7, 15];
const WIN_NOISE = 0.25;
/** How many turns are worth telling. */
const TOLD = 5;
/** Worlds that are played on at most; and at least, where there is little doubt. */
const WORLDS = 24;
const ENOUGH = 12;

/** A way to use a turn, and what it is worth so far as that is known. */
export interface WeighedTurn<Move> {
  readonly move: Move;
  readonly worth: number;
  readonly se: number;
  /** What the others would make next, on average; null where nobody has tried. */
  readonly answers: number | null;
}

/** How a game whose turns are compared by their lead at the end tells of one. */
export interface TurnTeller<Turn, Said extends Line> {
  /** Which of the turns was taken; −1 if none was yet. */
  readonly made: number;
  /** What is wrong with the turn that was taken, if it could not bring anything: then nobody is advised to take it. */
  readonly fault: Said | null;
  /** Whether points decide, and not the chance to win. */
  readonly isByPoints: boolean;
  /** The chance to win with such a lead on average; null where there are no others. */
  win(lead: number): number | null;
  advice(best: Turn): Said;
  why(best: Turn, made: Turn, better: number): Said;
}

/** What is said of turns with these worths: `turns` has what is still weighed, `all` is how many there were. */
export function turnAnalysis<Move, Said extends Line, Turn extends WeighedTurn<Move>>(
  turns: ReadonlyMap<number, Turn>,
  all: number,
  teller: TurnTeller<Turn, Said>,
  se: number,
  noise: number,
): Analysis<Move, Said> {
  const { made, fault } = teller;
  const order = [...turns]
    .filter(([index]) => fault === null || index !== made)
    .map(([, turn]) => turn)
    .sort((a, b) => b.worth - a.worth);
  const [best] = order as [Turn];
  const weighed = turns.get(made);
  const taken = weighed && { ...weighed, worth: Math.min(weighed.worth, best.worth) };
  const error = taken ? best.worth - taken.worth : 0;
  const isForced = all === 1;
  const rated = ({ move, worth, se }: Turn, reasons: readonly Said[]): Rated<Move, Said> => {
    const win = teller.win(worth);
    return { move, worth, se, ...(win === null ? {} : { win }), reasons };
  };
  const why = (): Said[] => {
    if (!taken) return [teller.advice(best)];
    return error > noise && Math.round(error) > 0 ? [teller.why(best, taken, error)] : [];
  };
  return {
    isForced,
    made: taken ? rated(taken, fault === null ? [] : [fault]) : null,
    found: order.slice(0, TOLD).map((turn) => rated(turn, turn === best ? why() : [])),
    error,
    se,
    ...(taken && !isForced
      ? gradeOf(teller, best.worth, taken.worth, noise)
      : { grade: null, accuracy: null }),
  };
}

function gradeOf(
  { isByPoints, win }: Pick<TurnTeller<never, never>, 'isByPoints' | 'win'>,
  best: number,
  made: number,
  noise: number,
): Graded {
  const [most, left] = [win(best), win(made)];
  if (isByPoints || most === null || left === null) return graded(best - made, noise, POINT_SCALE);
  const loss = 100 * (most - left);
  const isNoise = best - made <= noise || loss <= WIN_NOISE;
  return graded(isNoise ? 0 : loss, WIN_NOISE, WIN_SCALE);
}

/** How a turn goes on in one world. */
export interface PlayedOn {
  /** The lead at the end of the game, as far as can be seen. */
  readonly lead: number;
  /** What the others made at once. */
  readonly answers: number;
}

/** Plays turns on in one world after another, the same for all; an analysis after each. */
export function* racedTurns<Move, Said extends Line, Turn extends WeighedTurn<Move>>(
  turns: readonly Turn[],
  teller: TurnTeller<Turn, Said>,
  drawWorld: () => (turn: Turn) => PlayedOn,
  isLate: IsLate,
): Generator<Analysis<Move, Said>, void> {
  const { made } = teller;
  const race = new Race(turns.length, made >= 0 ? [made] : []);
  const answers = turns.map(() => 0);
  while (race.rounds < WORLDS) {
    const playOn = drawWorld();
    race.round((runner) => {
      const played = playOn(turns[runner] as Turn);
      answers[runner] = (answers[runner] as number) + played.answers;
      return played.lead;
    });
    const weighed = race.running.map((runner): [number, Turn] => {
      const { mean, se } = race.estimate(runner);
      const mades = (answers[runner] as number) / race.rounds;
      return [runner, { ...(turns[runner] as Turn), worth: mean, se, answers: mades }];
    });
    const { se } = race.gap(race.leader, made >= 0 ? made : race.leader);
    yield turnAnalysis<Move, Said, Turn>(new Map(weighed), turns.length, teller, se, 2 * se);
    if (isLate()) return;
    const open = race.running.filter((runner) => runner !== made && runner !== race.leader);
    if (open.length === 0 && race.rounds >= ENOUGH) return;
  }
}
