import { type Chance, playback, TapeMismatch } from './chance.ts';
import type { Game, Outcome, Refusal } from './game.ts';
import { type Entry, liveEntries, type Opening } from './log.ts';
import { parse } from './schema.ts';

/** A log that cannot have happened. */
export class ReplayFault extends Error {
  override readonly name = 'ReplayFault';
  readonly seq: number;
  readonly refusal: Refusal;

  constructor(seq: number, refusal: Refusal) {
    super(`entry ${seq}: ${refusal.code}`);
    this.seq = seq;
    this.refusal = refusal;
  }
}

/** Where a replay finds its luck: by default on the entry's own tape. */
export type ChanceOf = (entry: Entry) => Chance & { finish(): void };

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
    throw new ReplayFault(entry.seq, { code: 'record.tape' });
  }
}

function carryOut<O, S, M, E, V>(
  game: Game<O, S, M, E, V>,
  opening: Opening<O>,
  state: S | null,
  { seq, by, act }: Entry,
  context: { chance: Chance; now: number },
): Outcome<S, E> {
  if (act.do === 'deal') {
    if (state !== null) throw new ReplayFault(seq, { code: 'record.order' });
    return game.setup(opening.options, opening.seats, context);
  }
  if (state === null) throw new ReplayFault(seq, { code: 'record.order' });
  if (act.do === 'expire') {
    const deadline = game.deadline(state);
    if (deadline === null || context.now < deadline) {
      throw new ReplayFault(seq, { code: 'record.early' });
    }
    return game.expire(state, context);
  }
  if (act.do !== 'move' || typeof by !== 'number') {
    throw new ReplayFault(seq, { code: 'record.order' });
  }
  const move = parse(game.move, act.move);
  if (!move.ok) throw new ReplayFault(seq, { code: 'move.shape', params: { at: move.at } });
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
  if (game.result(state)) return { code: 'move.over' };
  const turn = game.turn(state);
  if (!turn.must.includes(seat) && !turn.may.includes(seat)) return { code: 'move.turn' };
  return game.check(state, seat, move);
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

/** The state after every entry, for stepping through a game; undone steps are shown too. */
export function frames<O, S, M, E, V>(
  game: Game<O, S, M, E, V>,
  opening: Opening<O>,
  log: readonly Entry[],
  chanceOf: ChanceOf = fromTape,
): Frame<S, E>[] {
  const result: Frame<S, E>[] = [];
  let state: S | null = null;
  log.forEach((entry, index) => {
    let events: readonly E[] = [];
    if (entry.act.do === 'undo') {
      checkDrops(log, entry);
      state = replay(game, opening, log.slice(0, index + 1), chanceOf);
    } else if (entry.act.do !== 'note') {
      const outcome: Outcome<S, E> = step(game, opening, state, entry, chanceOf);
      state = outcome.state;
      events = outcome.events;
    }
    if (state === null) throw new ReplayFault(entry.seq, { code: 'record.order' });
    result.push({ entry, state, events });
  });
  return result;
}

/** An undo may name moves and expiries before it that still stand, each once, never the deal. */
function checkDrops(log: readonly Entry[], entry: Entry): void {
  if (entry.act.do !== 'undo') return;
  const standing = new Set(
    liveEntries(log.slice(0, entry.seq)).map(({ seq, act }) => (act.do === 'deal' ? -1 : seq)),
  );
  for (const seq of entry.act.drops) {
    if (!standing.delete(seq)) throw new ReplayFault(entry.seq, { code: 'record.undo' });
  }
}
