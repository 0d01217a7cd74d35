import { seededChance } from '@late/kernel';
import { playOut, type Table } from './play-out.ts';
import type { Player } from './player.ts';

export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** By game: how many points the first player had more. */
  readonly margins: readonly number[];
}

/** Two players on numbered deals, each deal twice with the seats changed. */
export function duel(
  { game, options }: Omit<Table, 'players'>,
  [one, other]: readonly [Player, Player],
  deals: number,
  seed: number,
): Tally {
  const tally = { wins: 0, draws: 0, losses: 0 };
  const margins: number[] = [];
  for (let n = 0; n < 2 * deals; n++) {
    const seat = n % 2;
    const players = seat === 0 ? [one, other] : [other, one];
    const deal = seed + Math.floor(n / 2);
    const ended = playOut({ game, options, players }, seededChance(deal), seededChance(deal));
    const { scores, winners } = game.result(ended) ?? { scores: [], winners: [] };
    margins.push((scores[seat] ?? 0) - (scores[1 - seat] ?? 0));
    if (winners.length === 2) tally.draws++;
    else if (winners[0] === seat) tally.wins++;
    else tally.losses++;
  }
  return { ...tally, margins };
}
