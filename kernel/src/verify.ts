import { playback } from './chance.ts';
import { type Asked, chanceAt, counting, NOTHING_ASKED } from './deal.ts';
import { commitment, isSeed } from './fair.ts';
import type { AnyGame, Refusal } from './game.ts';
import { ownFrom } from './log.ts';
import { wrongPart } from './parts.ts';
import { faultOf, type GameRecord, openingOf } from './record.ts';
import type { LogRefusals } from './refusals.ts';
import { frames } from './replay.ts';
import { logFault } from './replay-fault.ts';

export type Verdict =
  | {
      readonly fair: true;
      readonly steps: number;
      readonly draws: number;
      /** From where on it was checked, if it was played on from another game. */
      readonly since?: number;
    }
  | {
      readonly fair: false;
      readonly code: string;
      readonly step?: number;
      readonly params?: Refusal['params'];
    };

/** Replays a finished game and compares every answer of chance with the one its seed gives. */
export function verify(game: AnyGame, record: GameRecord): Verdict {
  const { seed, table, fairness = 1, parts } = record;
  if (seed === null) return unfair('fair.sealed');
  if (!isSeed(seed) || commitment(seed) !== record.commitment) return unfair('fair.commitment');
  const wrong = wrongPart(parts, record.sitters.length);
  if (wrong) return { ...unfair('fair.part'), params: { seat: wrong.seat + 1 } };
  // What had been asked before each entry. An undo has later steps played again; they ask what they asked then.
  const before: Asked[] = [];
  let asked = NOTHING_ASKED;
  // What was before a game was played on is another table's, with a seed of its own.
  const since = ownFrom(record.log);
  try {
    frames(game, openingOf(game, record), record.log, ({ seq, tape }) => {
      before[seq] ??= asked;
      const derived = chanceAt({ fairness, seed, table, parts }, seq, before[seq]);
      const written = counting(playback(tape), before[seq]);
      return {
        below(n, source) {
          const answer = written.below(n, source);
          if (seq >= since && derived.below(n, source) !== answer) throw logFault(seq, 'fair.draw');
          return answer;
        },
        finish() {
          written.finish();
          if (before.length === seq + 1) asked = written.asked();
        },
      };
    });
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    return { fair: false, ...fault };
  }
  const draws = record.log.slice(since).reduce((sum, { tape }) => sum + tape.length, 0);
  return { fair: true, steps: record.log.length - since, draws, ...(since && { since }) };
}

function unfair(code: keyof LogRefusals): Verdict & { readonly fair: false } {
  return { fair: false, code };
}
