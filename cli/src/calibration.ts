import type { Kit } from '@late/games/manifest';
import {
  type AnyCoach,
  type BotLevel,
  type Opening,
  type Result,
  USUAL_LEVELS,
} from '@late/kernel';
import {
  type Finding,
  findings,
  type Judged,
  type Place,
  placesOf,
  reviewSeat,
  type SeatReview,
  Ways,
} from '@late/table/review';
import { type AskedGame, coachOf } from './games.ts';
import { luckOf } from './luck.ts';
import { playGame } from './play-game.ts';
import { seatBots } from './simulation.ts';
import { Spread } from './spread.ts';

export interface CalibrationPlan {
  readonly games: number;
  readonly seed: number;
  readonly levels: readonly BotLevel[];
  readonly opening: Opening<unknown>;
  /** How many slices of thought each question gets; what the coach says first is the first. */
  readonly slices: number;
  /** Whether only decisions are judged, and not what chance brought. */
  readonly isWithoutLuck?: boolean;
}

/** A mean and its standard error. */
export interface Measured {
  readonly mean: number;
  readonly se: number;
}

/**
 * The games of a level in figures, a game each: final = start + luck − error + bias. Who sits at one table shares its luck,
 * so seats of a level that play the same game count as one.
 */
export interface LevelCalibration {
  readonly level: BotLevel;
  readonly games: number;
  readonly final: Measured;
  readonly start: Measured;
  readonly luck: Measured;
  readonly error: Measured;
  readonly bias: Measured;
  /** What of the bias came from the one rival: what they gave away, less their luck. Null where leads are not counted, or with more of them. */
  readonly rival: Measured | null;
  readonly perDecision: Measured;
  readonly accuracy: Measured;
}

const FIGURES = ['final', 'start', 'luck', 'error', 'bias', 'perDecision', 'accuracy'] as const;

/** What the coach thinks of a place, with all that led to it. */
interface JudgedPlace extends Judged {
  readonly place: Place;
}

/** A game that bots have played, with what the coach thinks of it. */
export interface JudgedGame {
  readonly result: Result;
  /** By seat. */
  readonly judged: readonly (readonly JudgedPlace[])[];
  readonly reviews: readonly SeatReview[];
  readonly counts: AnyCoach['counts'];
}

/** Lets bots play and the coach judge them, game after game. */
export async function* judgedGames(
  asked: AskedGame,
  kit: Kit<unknown, unknown>,
  { games, seed, levels, opening, slices, isWithoutLuck = false }: CalibrationPlan,
): AsyncGenerator<JudgedGame, void> {
  const { game } = asked;
  const players = await seatBots(asked, kit, levels, opening);
  const coach = await coachOf(asked, opening.options);
  const luck = luckOf(seed);
  for (let n = 0; n < games; n++) {
    for (const [seat, player] of players.entries()) player.mind = luck(n, seat + 1);
    const ways = new Ways(game, levels.length);
    const note = (state: unknown, step: Parameters<Ways['note']>[0]) => ways.note(step, state);
    const { result } = playGame(game, opening, players, luck(n, 0), note);
    const judged = ways.bySeat.map((way, seat) => judge(coach, way, seat, slices, isWithoutLuck));
    const reviews = judged.map((own, seat) => reviewSeat(seat, own, coach.counts, result));
    yield { result, judged, reviews, counts: coach.counts };
  }
}

function judge(
  coach: AnyCoach,
  way: Ways['bySeat'][number],
  seat: number,
  slices: number,
  isWithoutLuck: boolean,
) {
  // As the seat that it is: its luck is not that of the first.
  const places = placesOf(coach, [way])
    .filter(({ occasion }) => !isWithoutLuck || occasion.kind === 'decision')
    .map((place) => ({ ...place, seat }));
  return places.map((place): JudgedPlace => {
    let last: Finding | null = null;
    let count = 0;
    for (const { finding } of findings(coach, [place], new Set(), () => ++count > slices)) {
      last = finding;
    }
    return { place, finding: last as unknown as Finding, isStandIn: false };
  });
}

type Figure = (typeof FIGURES)[number] | 'rival';

/** Sums up games by the level of those who sat there. */
export class Calibration {
  private readonly byLevel = new Map<BotLevel, Map<Figure, Spread>>();

  add(
    { counts, reviews }: Pick<JudgedGame, 'counts' | 'reviews'>,
    levels: readonly BotLevel[],
  ): void {
    for (const level of new Set(levels)) {
      const own = reviews.filter((_, seat) => levels[seat] === level);
      for (const figure of FIGURES)
        this.note(
          level,
          figure,
          own.map((review) => review[figure]),
        );
      if (counts === 'lead' && reviews.length === 2)
        this.note(
          level,
          'rival',
          own.map(({ seat }) => brought(reviews[1 - seat] as SeatReview)),
        );
    }
  }

  report(): LevelCalibration[] {
    return [...this.byLevel].map(([level, spreads]) => {
      const measured = (figure: Figure): Measured => {
        const { mean = 0, standardError: se = 0 } = spreads.get(figure) ?? {};
        return { mean, se };
      };
      const figures = Object.fromEntries(FIGURES.map((figure) => [figure, measured(figure)]));
      return {
        level,
        games: spreads.get('final')?.count ?? 0,
        ...(figures as Record<(typeof FIGURES)[number], Measured>),
        rival: spreads.has('rival') ? measured('rival') : null,
      };
    });
  }

  /** A figure of one game, which is the mean of all who sat there at this level. */
  private note(level: BotLevel, figure: Figure, values: readonly (number | null)[]): void {
    const known = values.filter((value) => value !== null);
    if (!known.length) return;
    const spreads = this.byLevel.get(level) ?? new Map<Figure, Spread>();
    this.byLevel.set(level, spreads);
    const spread = spreads.get(figure) ?? new Spread();
    spreads.set(figure, spread);
    spread.add(known.reduce((sum, value) => sum + value, 0) / known.length);
  }
}

/** What somebody brought the one other. */
function brought({ error, luck }: SeatReview): number {
  return error - luck;
}

/** How many standard errors are more than accident. */
const CLEAR = 3;

/** What of a coach is not as it must be: luck that is not even, levels that do not give away clearly less than the one below. */
export function faultsOf(levels: readonly LevelCalibration[]): string[] {
  const uneven = levels.filter(({ luck }) => Math.abs(luck.mean) > CLEAR * luck.se);
  const ladder = USUAL_LEVELS.flatMap((level) => levels.filter((one) => one.level === level));
  const unclear = ladder.slice(1).filter(({ perDecision: above }, below) => {
    const { mean, se } = (ladder[below] as LevelCalibration).perDecision;
    return mean - above.mean <= CLEAR * Math.hypot(se, above.se);
  });
  return [
    ...uneven.map(({ level }) => `the luck of ${level} is not 0`),
    ...unclear.map(({ level }) => `${level} does not err clearly less than the level below`),
  ];
}
