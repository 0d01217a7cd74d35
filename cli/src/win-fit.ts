import type { Kit } from '@late/games/manifest';
import { type FittedWins, winOf } from '@late/kernel';
import { type CalibrationPlan, judgedGames } from './calibration.ts';
import { type AskedGame, coachOf } from './games.ts';
import { fittedStages, rounded, type Standing } from './win-curve.ts';

/** A standing of one of the games, with the chance that the coach tells now. */
interface PlayedStanding extends Standing {
  readonly game: number;
  readonly told: number;
}

/** Every so many games one is held out. */
const HELD_OUT = 4;

export interface WinFit {
  readonly fitted: FittedWins;
  /** The Brier score of what the coach tells now, on the same games. */
  readonly told: number;
}

/** Lets hard bots play and reads off how margins became wins; null where the game is not won by a margin. */
export async function fitWins(
  asked: AskedGame,
  kit: Kit<unknown, unknown>,
  plan: Omit<CalibrationPlan, 'slices' | 'isWithoutLuck'>,
): Promise<WinFit | null> {
  const standings = await playedStandings(asked, kit, plan);
  if (!standings.length) return null;
  const learnt = standings.filter((one) => !isHeldOut(one));
  const held = standings.filter(isHeldOut);
  const stages = fittedStages(learnt);
  const seats = plan.levels.length;
  const table = { command: '', bySeats: { [seats]: { brier: 0, stages } } };
  const brier = (chance: (one: PlayedStanding) => number) =>
    rounded(mean(held.map((one) => (chance(one) - one.won) ** 2)), 4);
  return {
    fitted: {
      brier: brier(({ stage, margin }) => winOf(table, seats, stage, margin) as number),
      stages,
    },
    told: brier(({ told }) => told),
  };
}

const isHeldOut = ({ game }: PlayedStanding) => game % HELD_OUT === 0;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

async function playedStandings(
  asked: AskedGame,
  kit: Kit<unknown, unknown>,
  plan: Omit<CalibrationPlan, 'slices' | 'isWithoutLuck'>,
): Promise<PlayedStanding[]> {
  const coach = await coachOf(asked, plan.opening.options);
  const standings: PlayedStanding[] = [];
  let game = 0;
  const judging = { ...plan, slices: 1, isWithoutLuck: true };
  for await (const { judged, result } of judgedGames(asked, kit, judging)) {
    game++;
    for (const [seat, own] of judged.entries()) {
      const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      for (const { place, finding } of own) {
        if (place.occasion.kind !== 'decision' || finding.kind !== 'decision') continue;
        const outlook = coach.outlook?.(place.occasion.decision.view);
        if (!outlook || !finding.analysis.made) continue;
        const { worth, win = 0.5 } = finding.analysis.made;
        const margin = coach.counts === 'lead' ? worth : worth - outlook.rival;
        standings.push({ game, stage: outlook.stage, margin, won, told: win });
      }
    }
  }
  return standings;
}
