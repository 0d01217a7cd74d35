import { lastOf, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { keepScore, type Score } from '../store/scores.ts';
import { peopleAt } from './device.ts';

/** The score that counts for this device's only person; none where several play or luck was undone. */
export function scoreOf(face: GameFace, table: Table): Score | null {
  const people = peopleAt(table);
  const [seat] = people;
  const { result, plan } = table;
  if (!result || seat === undefined || people.length > 1 || table.tookBackNews) return null;
  return {
    table: plan.id,
    game: plan.game,
    heading: face.heading(table.opening.options, seat),
    terms: face.terms(table.opening.options, seat),
    company: plan.holders.length === 1 ? 'solo' : 'bots',
    score: result.scores[seat] as number,
    won: result.winners.includes(seat),
    at: lastOf(table.log)?.at ?? plan.opened,
  };
}

export async function keepResult(face: GameFace, table: Table): Promise<void> {
  const score = scoreOf(face, table);
  if (score) await keepScore(score);
}
