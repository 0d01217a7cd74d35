import { playback } from './chance.ts';
import { commitment, fairChance, isSeed } from './fair.ts';
import type { AnyGame, Refusal } from './game.ts';
import { faultOf, type GameRecord, openingOf } from './record.ts';
import type { LogRefusals } from './refusals.ts';
import { frames } from './replay.ts';
import { logFault } from './replay-fault.ts';

export type Verdict =
  | { readonly fair: true; readonly steps: number; readonly draws: number }
  | {
      readonly fair: false;
      readonly code: string;
      readonly step?: number;
      readonly params?: Refusal['params'];
    };

/** Replays a finished game and compares every answer of chance with the one its seed gives. */
export function verify(game: AnyGame, record: GameRecord): Verdict {
  const { seed, table } = record;
  if (seed === null) return unfair('fair.sealed');
  if (!isSeed(seed) || commitment(seed) !== record.commitment) return unfair('fair.commitment');
  try {
    frames(game, openingOf(game, record), record.log, (entry) => {
      const derived = fairChance(seed, table, entry.seq);
      const written = playback(entry.tape);
      return {
        below(n) {
          const answer = written.below(n);
          if (derived.below(n) !== answer) throw logFault(entry.seq, 'fair.draw');
          return answer;
        },
        finish: written.finish,
      };
    });
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    return { fair: false, ...fault };
  }
  const draws = record.log.reduce((sum, { tape }) => sum + tape.length, 0);
  return { fair: true, steps: record.log.length, draws };
}

function unfair(code: keyof LogRefusals): Verdict {
  return { fair: false, code };
}
