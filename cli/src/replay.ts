import {
  type AnyGame,
  type Frame,
  frames,
  type GameRecord,
  openingOf,
  RecordFault,
  ReplayFault,
  type Result,
} from '@late/kernel';
import { type Command, Failure } from './command.ts';
import { type Narrator, narratorOf } from './narration.ts';
import { askedRecord } from './record-file.ts';

export const replay: Command = {
  usage: 'late replay <file> [--json]',
  summary: 'Tells a recorded game step by step; fails if a step cannot have happened.',
  async run(args) {
    const { asked, record, json } = await askedRecord(args);
    const narrator = await narratorOf(asked, record);
    const { told, fault } = playBack(asked.game, record, narrator);
    const steps = told.map((frame) => ({
      step: frame.entry.seq,
      by: frame.entry.by,
      text: narrator.tell(frame),
    }));
    const last = told.at(-1);
    const result = last && !fault ? asked.game.result(last.state) : null;
    const refused = fault
      ? { step: fault.seq, code: fault.refusal.code, text: narrator.explain(fault.refusal) }
      : null;
    if (json) {
      console.log(JSON.stringify({ game: record.game, steps, result, refused }));
    } else {
      for (const { step, text } of steps) console.log(`${String(step).padStart(4)}  ${text}`);
      if (refused) console.error(`late: step ${refused.step} is refused: ${refused.text}`);
      else console.log(ending(record, result, narrator));
    }
    return !refused;
  },
};

interface PlayedBack {
  readonly told: Frame<unknown, unknown>[];
  readonly fault: ReplayFault | null;
}

/** All frames, or those before the step that is refused. */
function playBack(game: AnyGame, record: GameRecord, narrator: Narrator): PlayedBack {
  try {
    const opening = openingOf(game, record);
    try {
      return { told: frames(game, opening, record.log), fault: null };
    } catch (error) {
      if (!(error instanceof ReplayFault)) throw error;
      return { told: frames(game, opening, record.log.slice(0, error.seq)), fault: error };
    }
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    throw new Failure(`the record is refused: ${narrator.explain(error)}`);
  }
}

function ending({ sitters }: GameRecord, result: Result | null, { name }: Narrator): string {
  if (!result) return 'The game is not over.';
  const scores = sitters.map((_, seat) => `${name(seat)} ${result.scores[seat]}`).join(', ');
  const winners = result.winners.map(name).join(', ');
  return `Result: ${scores}. Won by: ${winners || 'nobody'}.`;
}
