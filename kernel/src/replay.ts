import { playback, type TableChance, TapeMismatch } from './chance.ts';
import type { Game, Outcome, Refusal } from './game.ts';
import { type Entry, liveEntries, type Opening } from './log.ts';
import type { MoveRefusal } from './refusals.ts';
import { logFault, ReplayFault } from './replay-fault.ts';
import { parse } from './schema.ts';
import { cutBy } from './take-back.ts';

/** Where a replay finds its luck: by default on the entry's own tape. */
export type ChanceOf = (entry: Entry) => TableChance & { finish(): void };

const fromTape: ChanceOf = (entry) => playback(entry.tape);

/** Carries out one entry that is a deal, a move or an expiry. */
export function step<O, S, M, E, V>(
  game: Game<O, S, M, E, V>,
  opening: Opening<O>,
  state: S | null,
  entry: Entry,
  chanceOf: ChanceOf = fromTape,
): Outcome<S, E> {
  const chance = chanceOf(entry);
  const context = { chance, now: entry.at };
  try {
    const outcome = carryOut(game, opening, state, entry, context);
    chance.finish();
    return outcome;
  } catch (error) {
    if (!(error instanceof TapeMismatch)) throw error;
    throw logFault(entry.seq, 'record.tape');
  }
}

function carryOut<O, S, M, E, V>(
  game: Game<O, S, M, E, V>,
  opening: Opening<O>,
  state: S | null,
  { seq, by, act }: Entry,
  context: { chance: TableChance; now: number },
): Outcome<S, E> {
  if (act.do === 'deal') {
    if (state !== null) throw logFault(seq, 'record.order');
    const { options, seats, version = game.version } = opening;
    return game.setup(options, seats, { ...context, version });
  }
  if (state === null) throw logFault(seq, 'record.order');
  if (act.do === 'expire') {
    const deadline = game.deadline(state);
    if (deadline === null || context.now < deadline) {
      throw logFault(seq, 'record.early');
    }
    return game.expire(state, context);
  }
  if (act.do === 'redraw') {
    const isSeat = Number.isInteger(act.seat) && act.seat >= 0 && act.seat < opening.seats;
    if (!game.redraw || !isSeat || by !== 'house' || game.result(state)) {
      throw logFault(seq, 'record.order');
    }
    // What was before is another table's: nothing of it is taken back here.
    return { state: game.redraw(state, act.seat, context), events: [], reveals: 'secret' };
  }
  if (act.do !== 'move' || typeof by !== 'number') {
    throw logFault(seq, 'record.order');
  }
  const move = parse(game.move, act.move);
  if (!move.ok) {
    const refusal: MoveRefusal = { code: 'move.shape', params: { at: move.at } };
    throw new ReplayFault(seq, refusal);
  }
  const refusal = checkMove(game, state, by, move.value);
  if (refusal) throw new ReplayFault(seq, refusal);
  return game.play(state, by, move.value, context);
}

/** `check`, after the questions that are the same in every game. */
export function checkMove<O, S, M, E, V>(
  game: Game<O, S, M, E, V>,
  state: S,
  seat: number,
  move: M,
): Refusal | null {
  return whyNotNow(game, state, seat) ?? game.check(state, seat, move);
}

function whyNotNow<O, S, M, E, V>(
  game: Game<O, S, M, E, V>,
  state: S,
  seat: number,
): MoveRefusal | null {
  if (game.result(state)) return { code: 'move.over' };
  const { must, may } = game.turn(state);
  return must.includes(seat) || may.includes(seat) ? null : { code: 'move.turn' };
}

/** The state that the log arrives at. */
export function replay<O, S, M, E, V>(
  game: Game<O, S, M, E, V>,
  opening: Opening<O>,
  log: readonly Entry[],
  chanceOf: ChanceOf = fromTape,
): S | null {
  let state: S | null = null;
  for (const entry of liveEntries(log)) {
    state = step(game, opening, state, entry, chanceOf).state;
  }
  return state;
}

/** What one entry of the log did. */
export interface Frame<S, E> {
  readonly entry: Entry;
  readonly state: S;
  readonly events: readonly E[];
}

/** An undo makes later steps be played again. Real tables stay far below this; it stops hostile logs. */
const MOST_PLAYED_AGAIN = 100_000;

/** A step that stands, with what it led to. */
interface Standing<S, E> extends Frame<S, E> {
  readonly seq: number;
}

/** The state after every entry, for stepping through a game; undone steps are shown too. */
export function frames<O, S, M, E, V>(
  game: Game<O, S, M, E, V>,
  opening: Opening<O>,
  log: readonly Entry[],
  chanceOf: ChanceOf = fromTape,
): Frame<S, E>[] {
  const result: Frame<S, E>[] = [];
  const standing: Standing<S, E>[] = [];
  let playedAgain = 0;
  const take = (entry: Entry): void => {
    const before = standing.at(-1)?.state ?? null;
    const { state, events } = step(game, opening, before, entry, chanceOf);
    standing.push({ seq: entry.seq, entry, state, events });
  };
  for (const entry of log) {
    const { act, seq, tape } = entry;
    const isStep = act.do !== 'undo' && act.do !== 'note';
    if (isStep) take(entry);
    else if (tape.length) throw logFault(seq, 'record.tape');
    if (act.do === 'undo') {
      const stepAt = (index: number) => standing[index] as Standing<S, E>;
      const { from, stays } = cutBy(standing.length, stepAt, seq, act.drops);
      standing.length = from;
      playedAgain += stays.length;
      if (playedAgain > MOST_PLAYED_AGAIN) throw logFault(seq, 'record.long');
      for (const kept of stays) take(kept.entry);
    }
    const now = standing.at(-1);
    if (!now) throw logFault(seq, 'record.order');
    result.push({ entry, state: now.state, events: isStep ? now.events : [] });
  }
  return result;
}
