import { type AnyGame, commitment, type DailyKey, dailySeed, type Seed } from '@late/kernel';
import type { Plan } from './plan.ts';

/** Who opens a table of the Daily Edition, and when. */
export interface DailyOpening {
  readonly id: string;
  readonly name: string;
  readonly opened: number;
  /** The one try that counts. */
  readonly counts: boolean;
}

/** The table of a day's deal, for one person, with luck that follows from the day alone. */
export function planDaily(
  game: AnyGame,
  key: DailyKey,
  options: unknown,
  { id, name, opened, counts }: DailyOpening,
): { readonly plan: Plan; readonly seed: Seed } {
  const seed = dailySeed(key);
  const { day, mode, edition } = key;
  const plan: Plan = {
    id,
    game: game.id,
    version: game.version,
    options,
    holders: [{ kind: 'person', name }],
    clock: { kind: 'none' },
    commitment: commitment(seed),
    fairness: 2,
    counted: true,
    opened,
    daily: { day, mode, edition, counts },
  };
  return { plan, seed };
}
