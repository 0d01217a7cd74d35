import {
  type Answer,
  type AnyGame,
  type BotLevel,
  type Chance,
  type Entry,
  logFault,
  type Opening,
  parse,
  playback,
  RECORD_LIMITS,
  type Result,
  type Reveals,
  replay,
  type Seat,
  step,
  type Turn,
} from '@late/kernel';
import { markNews } from './news-mark.ts';
import type { Plan } from './plan.ts';
import { type Questions, questionsAfter } from './question.ts';
import { refuse } from './refusals.ts';

/** A step that still counts. */
export interface StandingStep {
  readonly seq: number;
  readonly by: Entry['by'];
  /** How long its seat had been waited for, so that taking it back gives no time away. */
  readonly waited: number;
}

/** The last step that told something, taken back or not: what is known stays known. −1 if there was none. */
export interface Told {
  /** Anything at all, secrets included. */
  readonly news: number;
  readonly secret: number;
}

/** A take-back that waits for the others' consent. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** A table around a game: its plan, its log, and what follows from them. Plain data, never changed in place. */
export interface Table {
  readonly plan: Plan;
  readonly opening: Opening<unknown>;
  readonly log: readonly Entry[];
  readonly state: unknown;
  readonly turn: Turn;
  readonly result: Result | null;
  readonly standing: readonly StandingStep[];
  readonly told: Told;
  /** Bots that play for an absent holder, by seat. */
  readonly standIns: readonly (BotLevel | null)[];
  readonly undoRequest: UndoRequest | null;
  /** Whether something was taken back after it had told somebody something: no game for the records. */
  readonly tookBackNews: boolean;
  /** When each seat came to be waited for; null while it is not. */
  readonly waitingSince: readonly (number | null)[];
  /** What each seat that can act thinks about; null where it cannot. */
  readonly questions: Questions;
  /** How many entries may be shown to anyone: up to the last moment without a hidden thing. */
  readonly openLength: number;
  /** Steps taken back before anybody might see them: hidden decisions that were never opened. */
  readonly untold: readonly number[];
}

export interface Taken {
  readonly table: Table;
  readonly entry: Entry;
  readonly events: readonly unknown[];
}

/** The plan as the game judges it, or why it will not do. */
export function openingOfPlan(
  game: AnyGame,
  plan: Plan,
): Answer<{ readonly opening: Opening<unknown> }> {
  const options = parse(game.options, plan.options);
  if (!options.ok) return refuse('table.options', { at: options.at });
  const seats = plan.holders.length;
  const { min, max } = game.seats(options.value);
  if (seats < min || seats > max) return refuse('table.seats', { min, max });
  if (plan.holders.some(({ kind }) => kind === 'empty')) return refuse('table.empty');
  const refusal = game.checkSetup(options.value, seats);
  if (refusal) return { ok: false, refusal };
  return { ok: true, opening: { options: options.value, seats } };
}

/** A table before its deal. */
export function freshTable(plan: Plan, opening: Opening<unknown>): Table {
  const nobody = plan.holders.map(() => null);
  return {
    plan,
    opening,
    log: [],
    state: null,
    turn: { must: [], may: [] },
    result: null,
    standing: [],
    told: { news: -1, secret: -1 },
    standIns: nobody,
    undoRequest: null,
    tookBackNews: false,
    waitingSince: nobody,
    questions: nobody,
    openLength: 0,
    untold: [],
  };
}

type ChanceWithEnd = Chance & { finish(): void };

/** Takes an entry into the log. Live and restored tables differ only in where `chance` comes from. */
export function take(
  game: AnyGame,
  table: Table,
  given: Entry,
  chance: ChanceWithEnd = playback(given.tape),
  tapeOf: () => readonly number[] = () => given.tape,
): Taken {
  checkOrder(table, given);
  let next: Table = table;
  let events: readonly unknown[] = [];
  let entry = given;
  if (given.act.do === 'note') {
    next = takeNote(table, given);
  } else if (given.act.do === 'undo') {
    next = takeUndo(game, table, given, given.act.drops);
  } else {
    const outcome = step(game, table.opening, table.state, given, () => chance);
    entry = { ...given, tape: tapeOf() };
    const { seq, by } = given;
    events = outcome.events;
    const { state } = outcome;
    const standing = [...table.standing, { seq, by, waited: waitedFor(table, given) }];
    const told = toldBy(table.told, seq, outcome.reveals);
    if (told !== table.told) markNews(told, standing, state);
    next = { ...table, state, standing, told, undoRequest: null };
  }
  const settled = settle(game, { ...next, log: [...table.log, entry] }, table, entry);
  return { table: settled, entry, events };
}

/** An entry follows its predecessor in number and time, and nothing comes before the deal. */
function checkOrder(table: Table, { seq, at, act }: Entry): void {
  const early = at < (table.log.at(-1)?.at ?? table.plan.opened);
  const undealt = table.log.length === 0 && act.do !== 'deal';
  if (seq !== table.log.length || early || undealt) {
    throw logFault(seq, 'record.order');
  }
}

/** Time that a bot let pass in somebody's place does not count. */
function waitedFor(table: Table, { by, at }: Entry): number {
  if (typeof by !== 'number' || table.standIns[by]) return 0;
  return at - (table.waitingSince[by] ?? at);
}

function toldBy(told: Told, seq: number, reveals: Reveals): Told {
  switch (reveals) {
    case 'nothing':
      return told;
    case 'news':
      return { ...told, news: seq };
    case 'secret':
      return { news: seq, secret: seq };
  }
}

function takeUndo(game: AnyGame, table: Table, entry: Entry, drops: readonly number[]): Table {
  const stands = (seq: number) => seq > 0 && table.standing.some((step) => step.seq === seq);
  if (!drops.length || new Set(drops).size < drops.length || !drops.every(stands)) {
    throw logFault(entry.seq, 'record.undo');
  }
  return {
    ...table,
    state: replay(game, table.opening, [...table.log, entry]),
    standing: table.standing.filter(({ seq }) => !drops.includes(seq)),
    undoRequest: null,
    tookBackNews: table.tookBackNews || Math.min(...drops) <= table.told.news,
    untold: [...table.untold, ...drops.filter((seq) => seq >= table.openLength)],
  };
}

/** Brings what follows from state and log up to date. */
function settle(game: AnyGame, table: Table, before: Table, entry: Entry): Table {
  const { state } = table;
  const result = game.result(state);
  const turn = game.turn(state);
  const waitingSince = before.waitingSince.map((since, seat) =>
    turn.must.includes(seat) ? (restart(before, entry, seat) ?? since ?? entry.at) : null,
  );
  const open = result !== null || game.open(state);
  return {
    ...table,
    turn,
    result,
    waitingSince,
    questions: questionsAfter(game, before, { state, turn }, entry, undoneBy(before, entry)),
    openLength: open ? table.log.length : table.openLength,
  };
}

/** Whose steps this entry takes back. */
function undoneBy({ standing }: Table, { act }: Entry): Seat[] {
  if (act.do !== 'undo') return [];
  return standing.flatMap(({ seq, by }) =>
    typeof by === 'number' && act.drops.includes(seq) ? [by] : [],
  );
}

/**
 * From when a seat is timed anew, if this entry starts its clock again. A seat that moved and is
 * waited for again has a new question; so has everybody after an expiry. Who takes a step back
 * goes on where the clock stood before it: otherwise decide, undo, decide would stop the clock.
 */
function restart(before: Table, { at, by, act }: Entry, seat: Seat): number | null {
  switch (act.do) {
    case 'deal':
    case 'expire':
      return at;
    case 'move':
      return by === seat ? at : null;
    case 'undo': {
      const first = before.standing.find(
        (step) => step.by === seat && act.drops.includes(step.seq),
      );
      return first ? at - first.waited : null;
    }
    case 'note':
      return act.note.kind === 'hand-back' && by === seat ? at : null;
  }
}

/**
 * A request is answered by those who were asked, and by what was on the table then. So a move, and
 * anybody's leaving or coming back, voids it; it can be made again to those who are there now.
 */
function takeNote(table: Table, { seq, act, by }: Entry): Table {
  if (act.do !== 'note') return table;
  const { note } = act;
  const seat = Number(note.seat ?? by);
  if (!table.plan.holders[seat]) throw logFault(seq, 'record.order');
  const { undoRequest } = table;
  switch (note.kind) {
    case 'stand-in': {
      const standIns = table.standIns.with(seat, note.level as BotLevel);
      return { ...table, standIns, undoRequest: null };
    }
    case 'hand-back':
      return { ...table, standIns: table.standIns.with(seat, null), undoRequest: null };
    case 'ask-undo': {
      const needs = String(note.needs).split(' ').map(Number);
      return { ...table, undoRequest: { seat, needs, agreed: [] } };
    }
    case 'agree':
      if (!undoRequest) return table;
      return { ...table, undoRequest: { ...undoRequest, agreed: [...undoRequest.agreed, seat] } };
    case 'decline':
      return { ...table, undoRequest: null };
    default:
      return table;
  }
}

/** A table from what was kept of it. Throws `ReplayFault` if the log cannot have happened. */
export function restore(
  game: AnyGame,
  plan: Plan,
  opening: Opening<unknown>,
  log: readonly Entry[],
): Table {
  let table = freshTable(plan, opening);
  for (const entry of log) table = take(game, table, entry).table;
  return table;
}

/** No record holds more. The last place is kept free, because a consent may bring an undo with it. */
export function isFull(table: Table): boolean {
  return table.log.length + 2 > RECORD_LIMITS.entries;
}
