import type { Kit } from '@late/games/manifest';
import type { AnyCoach, BotLevel, Opening, Result } from '@late/kernel';
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

/** The games of a level in figures, a game each: final = start + luck − error + bias. */
export interface LevelCalibration {
  readonly level: BotLevel;
  readonly games: number;
  readonly final: Measured;
  readonly start: Measured;
  readonly luck: Measured;
  readonly error: Measured;
  readonly bias: Measured;
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
    yield { result, judged, reviews };
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

/** Sums up games by the level of those who sat there. */
export class Calibration {
  private readonly byLevel = new Map<BotLevel, Record<(typeof FIGURES)[number], Spread>>();

  add({ reviews }: JudgedGame, levels: readonly BotLevel[]): void {
    for (const [seat, level] of levels.entries()) {
      const spreads = this.byLevel.get(level) ?? fresh();
      this.byLevel.set(level, spreads);
      for (const figure of FIGURES) {
        const value = reviews[seat]?.[figure];
        if (typeof value === 'number') spreads[figure].add(value);
      }
    }
  }

  report(): LevelCalibration[] {
    return [...this.byLevel].map(([level, spreads]) => {
      const measured = Object.fromEntries(
        FIGURES.map((figure) => {
          const { mean, standardError } = spreads[figure];
          return [figure, { mean, se: standardError }];
        }),
      ) as Record<(typeof FIGURES)[number], Measured>;
      return { level, games: spreads.final.count, ...measured };
    });
  }
}

function fresh(): Record<(typeof FIGURES)[number], Spread> {
  return Object.fromEntries(FIGURES.map((figure) => [figure, new Spread()])) as never;
}
