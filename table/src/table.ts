import {
  type Actor,
  type Answer,
  type AnyGame,
  type Asked,
  type BotLevel,
  type Cut,
  counting,
  cutBy,
  type Entry,
  knowsVersion,
  logFault,
  NOTHING_ASKED,
  type Opening,
  type Outcome,
  parse,
  playback,
  RECORD_LIMITS,
  type Result,
  type Reveals,
  type Seat,
  step,
  type TableChance,
  type Turn,
} from '@late/kernel';
import { type KeptStates, withState } from './kept-states.ts';
import { added, firstOf, lastOf, NO_PAGES, type Pages } from './pages.ts';
import type { Plan } from './plan.ts';
import { handedOver, type Questions, questionsAfter } from './question.ts';
import { refuse } from './refusals.ts';
import { entryAt, type StandingStep, standingAt, statesAt, triesAfterUndo } from './standing.ts';

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
  readonly log: Pages<Entry>;
  readonly state: unknown;
  readonly turn: Turn;
  readonly result: Result | null;
  readonly standing: Pages<StandingStep>;
  /** States that the game passed and an undo can still lead back to. */
  readonly kept: KeptStates;
  readonly told: Told;
  /** How far each source of luck has been used, which what is taken back does not change. */
  readonly asked: Asked;
  /** Bots that play for an absent holder, by seat. */
  readonly standIns: readonly (BotLevel | null)[];
  readonly undoRequest: UndoRequest | null;
  /** How often each seat has taken back its answer to the question that it has now. */
  readonly tries: readonly number[];
  /** How much of the log each seat has filled, with moves and with taking them back. */
  readonly used: readonly number[];
  /** Whether something was taken back after it had told somebody something: no game for the records. */
  readonly tookBackNews: boolean;
  /** When each seat came to be waited for; null while it is not. */
  readonly waitingSince: readonly (number | null)[];
  /** What each seat that can act thinks about; null where it cannot. */
  readonly questions: Questions;
  /** How many entries may be shown to anyone: up to the last moment without a hidden thing. */
  readonly openLength: number;
  /** Steps taken back before anybody might see them: hidden decisions that were never opened. */
  readonly untold: Pages<number>;
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
  const { version } = plan;
  if (!knowsVersion(game, version))
    return refuse('table.other-rules', { version, ours: game.version });
  const options = parse(game.options, plan.options);
  if (!options.ok) return refuse('table.options', { at: options.at });
  const seats = plan.holders.length;
  const { min, max } = game.seats(options.value);
  if (seats < min || seats > max) return refuse('table.seats', { min, max });
  if (plan.holders.some(({ kind }) => kind === 'empty')) return refuse('table.empty');
  const refusal = game.checkSetup(options.value, seats);
  if (refusal) return { ok: false, refusal };
  return { ok: true, opening: { options: options.value, seats, version } };
}

/** A table before its deal. */
export function freshTable(plan: Plan, opening: Opening<unknown>): Table {
  const nobody = plan.holders.map(() => null);
  const none = plan.holders.map(() => 0);
  return {
    plan,
    opening,
    log: NO_PAGES,
    state: null,
    turn: { must: [], may: [] },
    result: null,
    standing: NO_PAGES,
    kept: [],
    told: { news: -1, secret: -1 },
    asked: NOTHING_ASKED,
    standIns: nobody,
    undoRequest: null,
    tries: none,
    used: none,
    tookBackNews: false,
    waitingSince: nobody,
    questions: nobody,
    openLength: 0,
    untold: NO_PAGES,
  };
}

type ChanceWithEnd = TableChance & { finish(): void };

/** Takes an entry into the log. Live and restored tables differ only in where `chance` comes from. */
export function take(
  game: AnyGame,
  table: Table,
  given: Entry,
  chance: ChanceWithEnd = playback(given.tape),
  tapeOf: () => readonly number[] = () => given.tape,
): Taken {
  checkOrder(table, given);
  const { act } = given;
  if (act.do === 'note') {
    return { table: settleNote(takeNote(table, given), table, given), entry: given, events: [] };
  }
  if (act.do === 'undo') {
    const stepAt = (index: number) => standingAt(table, index);
    const cut = cutBy(table.standing.length, stepAt, given.seq, act.drops);
    const played = takeUndo(game, table, given, cut);
    return { table: settle(game, table, played, given, cut.gone), entry: given, events: [] };
  }
  const luck = counting(chance, table.asked);
  const outcome = step(game, table.opening, table.state, given, () => luck);
  const entry = { ...given, tape: tapeOf() };
  const played = takeStep(table, entry, outcome, luck.asked());
  return { table: settle(game, table, played, entry, []), entry, events: outcome.events };
}

/** What a step, or taking one back, does to a table. */
type Played = Pick<
  Table,
  'state' | 'standing' | 'kept' | 'told' | 'asked' | 'tries' | 'used' | 'tookBackNews' | 'untold'
>;

function takeStep(
  table: Table,
  entry: Entry,
  { state, reveals }: Outcome<unknown, unknown>,
  asked: Asked,
): Played {
  const { seq, by, act } = entry;
  const tries = typeof by === 'number' ? (table.tries[by] ?? 0) : 0;
  const standing = added(table.standing, { seq, by, waited: waitedFor(table, entry), tries });
  const told = toldBy(table.told, seq, reveals);
  // No undo leads back past a secret or an expiry.
  const isFinal = reveals === 'secret' || act.do === 'expire';
  const isNew = told !== table.told || act.do === 'expire';
  return {
    state,
    standing,
    kept: withState(isFinal ? [] : table.kept, standing.length, state),
    told,
    asked,
    tries: triesAfterStep(table.tries, isNew ? null : by),
    used: typeof by === 'number' ? usedMore(table, by, 1) : table.used,
    tookBackNews: table.tookBackNews,
    untold: table.untold,
  };
}

/** Whoever has answered is asked something else next; so are all when there is something new to think about. */
function triesAfterStep(tries: readonly number[], by: Actor | null): readonly number[] {
  if (tries.every((count) => count === 0)) return tries;
  return tries.map((count, seat) => (by === null || by === seat ? 0 : count));
}

function usedMore({ used }: Table, seat: Seat, more: number): readonly number[] {
  return used.with(seat, (used[seat] as number) + more);
}

/** An entry follows its predecessor in number and time, and nothing comes before the deal. */
function checkOrder(table: Table, { seq, at, act }: Entry): void {
  const early = at < (lastOf(table.log)?.at ?? table.plan.opened);
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

/** What stays of the steps after the first that goes is played again. */
function takeUndo(game: AnyGame, table: Table, entry: Entry, cut: Cut<StandingStep>): Played {
  const { from, gone, stays } = cut;
  let kept = statesAt(game, table, from);
  let standing = firstOf(table.standing, from);
  for (const one of stays) {
    const before = kept.at(-1)?.state ?? null;
    const { state } = step(game, table.opening, before, entryAt(table, one.seq));
    standing = added(standing, one);
    kept = withState(kept, standing.length, state);
  }
  const { by } = entry;
  const first = (gone[0] as StandingStep).seq;
  const hidden = gone.filter(({ seq }) => seq >= table.openLength);
  return {
    state: kept.at(-1)?.state,
    standing,
    kept,
    told: table.told,
    asked: table.asked,
    tries: triesAfterUndo(table.tries, by, gone),
    used: typeof by === 'number' ? usedMore(table, by, 1 + gone.length + stays.length) : table.used,
    tookBackNews: table.tookBackNews || first <= table.told.news,
    untold: hidden.reduce((untold, { seq }) => added(untold, seq), table.untold),
  };
}

/** The table after a step, with what follows from state and log. Written out: it runs at every step. */
function settle(
  game: AnyGame,
  before: Table,
  played: Played,
  entry: Entry,
  gone: readonly StandingStep[],
): Table {
  const { state, standing, kept, told, asked, tries, used, tookBackNews, untold } = played;
  const log = added(before.log, entry);
  const result = game.result(state);
  const turn = game.turn(state);
  const waitingSince = before.waitingSince.map((since, seat) =>
    turn.must.includes(seat) ? (restart(entry, seat, gone) ?? since ?? entry.at) : null,
  );
  const open = result !== null || game.open(state);
  const undone = gone.flatMap(({ by }) => (typeof by === 'number' ? [by] : []));
  return {
    plan: before.plan,
    opening: before.opening,
    log,
    state,
    turn,
    result,
    standing,
    kept: result ? kept.slice(-1) : kept,
    told,
    asked,
    standIns: before.standIns,
    undoRequest: null,
    tries,
    used,
    tookBackNews,
    waitingSince,
    questions: questionsAfter(game, before, { state, turn }, entry, undone),
    openLength: open ? log.length : before.openLength,
    untold,
  };
}

/** The same where the game itself has not moved. */
function settleNote(table: Table, before: Table, entry: Entry): Table {
  const log = added(before.log, entry);
  const waitingSince = before.waitingSince.map((since, seat) =>
    since === null ? null : (restart(entry, seat, []) ?? since),
  );
  const isOpen = before.openLength === before.log.length;
  return {
    ...table,
    log,
    waitingSince,
    questions: handedOver(before.questions, entry),
    openLength: isOpen ? log.length : table.openLength,
  };
}

/**
 * From when a seat is timed anew, if this entry starts its clock again. A seat that moved and is
 * waited for again has a new question; so has everybody after an expiry. Who takes a step back
 * goes on where the clock stood before it: otherwise decide, undo, decide would stop the clock.
 */
function restart({ at, by, act }: Entry, seat: Seat, gone: readonly StandingStep[]): number | null {
  switch (act.do) {
    case 'deal':
    case 'expire':
    case 'redraw':
      return at;
    case 'move':
      return by === seat ? at : null;
    case 'undo': {
      const first = gone.find((one) => one.by === seat);
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
      return { ...table, standIns, undoRequest: null, used: usedMore(table, seat, 1) };
    }
    case 'hand-back': {
      const standIns = table.standIns.with(seat, null);
      return { ...table, standIns, undoRequest: null, used: usedMore(table, seat, 1) };
    }
    case 'hint':
      return { ...table, used: usedMore(table, seat, 1) };
    case 'ask-undo': {
      const needs = String(note.needs).split(' ').map(Number);
      // The answers are the asker's doing too.
      const used = usedMore(table, seat, 2 + needs.length);
      return { ...table, undoRequest: { seat, needs, agreed: [] }, used };
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
  log: Iterable<Entry>,
): Table {
  let table = freshTable(plan, opening);
  for (const entry of log) table = take(game, table, entry).table;
  return table;
}

/** No record holds more. The last place is kept free, because a consent may bring an undo with it. */
export function isFull(table: Table): boolean {
  return table.log.length + 2 > RECORD_LIMITS.entries;
}
