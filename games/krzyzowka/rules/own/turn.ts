import type { Seat, Turn } from '@late/kernel';
import { isInTurn, isOver, type OwnState, playerOf } from './state.ts';

const NOBODY: readonly Seat[] = [];

/** Whoever has agreed to count waits for those who still lay tiles. */
export function awaitedOwn({ desks }: OwnState): readonly Seat[] {
  if (!desks.some(({ stage }) => stage === 'agreed')) return NOBODY;
  return desks.flatMap(({ stage }, seat) => (stage === 'laying' ? [seat] : []));
}

/**
 * Against the clock everybody in the round may act and nobody must. Without one the table waits for
 * all who have not agreed to count; those may think again.
 */
export function turnOwn(state: OwnState): Turn {
  if (isOver(state)) return { must: NOBODY, may: NOBODY };
  const { desks, endsAt, points } = state;
  if (isInTurn(state)) {
    const player = [playerOf(state)];
    return endsAt === null ? { must: player, may: NOBODY } : { must: NOBODY, may: player };
  }
  const at = (...stages: string[]): Seat[] =>
    desks.flatMap(({ stage }, seat) => (stages.includes(stage) ? [seat] : []));
  // Whoever was at work when the round was counted is asked anew.
  const round = points.length;
  if (!state.playing) return { must: at('waiting'), may: NOBODY, round };
  if (endsAt !== null) return { must: NOBODY, may: at('laying', 'agreed'), round };
  return { must: at('laying'), may: at('agreed'), round };
}
