import { type AnyGame, type GameRecord, ownFrom, type Refusal, verify } from '@late/kernel';
import type { LuckRefusal } from './use-say.ts';

/**
 * Why the luck of a game cannot be dealt once more. Whoever made the record up is found out here: its luck must be
 * the one that its seed gives, from the deal to a result.
 */
export function whyNotAgain(game: AnyGame, record: GameRecord): Refusal | null {
  if (record.seed === null) return refusal({ code: 'luck.running' });
  if (record.fairness !== 2) return refusal({ code: 'luck.old' });
  if (ownFrom(record.log) > 0) return refusal({ code: 'luck.played-on' });
  if (record.log.every(({ tape }) => tape.length === 0)) return refusal({ code: 'luck.own-dice' });
  const verdict = verify(game, record);
  if (!verdict.fair) return refusal({ code: 'luck.made-up' });
  return null;
}

function refusal(said: LuckRefusal): Refusal {
  return said;
}
