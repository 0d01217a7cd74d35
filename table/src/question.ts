import type { AnyGame, Entry, Seat, Turn } from '@late/kernel';

/** What a seat that can act was asked: by which step, and from when it could think about it. */
export interface Question {
  readonly seq: number;
  readonly at: number;
}

export type Questions = readonly (Question | null)[];

/** As much of a table as decides who is asked. */
interface Situation {
  readonly state: unknown;
  readonly turn: Turn;
}

/**
 * The questions after a step. Somebody else's step leaves a seat's question alone, or nobody could
 * think in peace where all play at once. Asked anew is
 * - whoever acted, or had a step taken back, and can act now;
 * - whoever could not act before, or may where they had to, or the other way round;
 * - everybody in a new round: one that the game calls so, or that has another deadline.
 */
export function questionsAfter(
  game: AnyGame,
  before: Situation & { readonly questions: Questions },
  after: Situation,
  entry: Entry,
  undone: readonly Seat[] = [],
): Questions {
  const fresh: Question = { seq: entry.seq, at: entry.at };
  const isNewRound = before.state === null || isAnotherRound(game, before, after, entry);
  return before.questions.map((question, seat) => {
    const role = roleOf(after.turn, seat);
    if (role === null) return null;
    const isAsked =
      isNewRound ||
      question === null ||
      entry.by === seat ||
      undone.includes(seat) ||
      role !== roleOf(before.turn, seat);
    return isAsked ? fresh : question;
  });
}

function isAnotherRound(
  game: AnyGame,
  before: Situation,
  after: Situation,
  { act }: Entry,
): boolean {
  if (act.do === 'expire' || act.do === 'redraw') return true;
  if (before.turn.round !== after.turn.round) return true;
  return game.deadline(before.state) !== game.deadline(after.state);
}

function roleOf({ must, may }: Turn, seat: Seat): 'must' | 'may' | null {
  if (must.includes(seat)) return 'must';
  return may.includes(seat) ? 'may' : null;
}

/** A bot that takes a seat over, or whoever takes it back, has the same question but starts to think now. */
export function handedOver(questions: Questions, { act, by, at }: Entry): Questions {
  if (act.do !== 'note') return questions;
  const { kind } = act.note;
  if (kind !== 'stand-in' && kind !== 'hand-back') return questions;
  const seat = Number(act.note.seat ?? by);
  const question = questions[seat];
  return question ? questions.with(seat, { ...question, at }) : questions;
}
