import { ownFrom, type Seat } from '@late/kernel';
import { isCoached, itemsOf, lastOf, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { keepTry } from '../store/daily-results.ts';
import { keepScore, type Score } from '../store/scores.ts';
import { peopleAt } from './device.ts';

/** The score that counts for this device's only person; none where several play, luck was undone or is known, or the beginning is another game's. */
export function scoreOf(face: GameFace, table: Table): Score | null {
  const people = peopleAt(table);
  const [seat] = people;
  const { result, plan } = table;
  if (!result || seat === undefined || people.length > 1 || table.tookBackNews) return null;
  // Whoever practises may know what comes.
  if (plan.again !== undefined || plan.daily?.counts === false) return null;
  if (ownFrom(itemsOf(table.log)) > 0) return null;
  return {
    table: plan.id,
    game: plan.game,
    heading: face.heading(table.opening.options, seat),
    terms: face.terms(table.opening.options, seat),
    company: plan.holders.length === 1 ? 'solo' : 'bots',
    coached: isCoached(itemsOf(table.log)),
    score: result.scores[seat] as number,
    won: result.winners.includes(seat),
    at: lastOf(table.log)?.at ?? plan.opened,
  };
}

export async function keepResult(face: GameFace, table: Table): Promise<void> {
  const score = scoreOf(face, table);
  if (!score) return;
  await keepScore(score);
  await keepDaily(table, score);
  // Nobody waits for what is handy: the whole game is played through for it.
  import('../endings/keep-highlights.ts')
    .then(({ keepHighlights }) => keepHighlights(face, table, peopleAt(table)[0] as Seat))
    .catch(console.error);
}

async function keepDaily({ plan }: Table, { score, won, at }: Score): Promise<void> {
  const { daily, game, id } = plan;
  if (!daily) return;
  const { day, edition, mode } = daily;
  const result = { score, won, at };
  await keepTry({ day, task: `${game}-${mode}`, edition, table: id, result });
}
