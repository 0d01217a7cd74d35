import type {
  Act,
  AnyGame,
  BotLevel,
  Entry,
  GameRecord,
  Result,
  Seed,
  Turn,
  Viewer,
} from '@late/kernel';
import { seatDeadline } from './clock.ts';
import { itemsOf } from './pages.ts';
import { type Plan, sitters } from './plan.ts';
import type { Table, UndoRequest } from './table.ts';
import { undoKind } from './undo.ts';

/** A table as one viewer sees it: built afresh from what they may know. */
export interface Seen {
  readonly plan: Plan;
  readonly viewer: Viewer;
  /** How many entries the log has; a viewer that knows fewer has missed something. */
  readonly length: number;
  readonly view: unknown;
  readonly turn: Turn;
  readonly result: Result | null;
  readonly standIns: readonly (BotLevel | null)[];
  readonly undoRequest: UndoRequest | null;
  /** The step that asked this viewer to act; a move that names it cannot come too late unnoticed. */
  readonly question: number | null;
  /** Whether this viewer's last decision can be taken back: at once, or if the others agree. */
  readonly undo: 'free' | 'consent' | null;
  readonly deadlines: readonly (number | null)[];
  /** Shown once the game is over, so that anybody can check the luck. */
  readonly seed: Seed | null;
}

export function seenBy(
  game: AnyGame,
  table: Table,
  /** Null where it is to stay with the house, whatever became of the game. */
  seed: Seed | null,
  viewer: Viewer,
): Seen {
  const { plan, turn, result, standIns, undoRequest } = table;
  return {
    plan,
    viewer,
    length: table.log.length,
    view: game.view(table.state, viewer),
    turn,
    result,
    standIns,
    undoRequest,
    question: viewer === 'audience' ? null : (table.questions[viewer]?.seq ?? null),
    undo: viewer === 'audience' ? null : undoKind(game, table, viewer),
    deadlines: plan.holders.map((_, seat) => seatDeadline(table, seat)),
    seed: result ? seed : null,
  };
}

/** A closed game waits for nobody. What its viewer may not know stays hidden, and so does the seed. */
export function atRest(seen: Seen): Seen {
  return {
    ...seen,
    turn: { ...seen.turn, must: [], may: [] },
    undoRequest: null,
    question: null,
    undo: null,
    deadlines: seen.deadlines.map(() => null),
  };
}

/** The events of a step, as far as they are this viewer's business. */
export function eventsFor(game: AnyGame, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

/**
 * What may leave the table as a file: up to the last moment at which nothing was hidden. Its options are
 * those that it was opened with.
 */
export function recordOf(table: Table, seed: Seed | null): GameRecord {
  const { plan } = table;
  const log = itemsOf(table.log);
  const whole = wholeRecord(plan, log, seed);
  if (table.result) return whole;
  const untold = new Set(itemsOf(table.untold));
  const open = log.slice(0, table.openLength).map((entry) => withoutUntold(untold, entry));
  return { ...whole, seed: null, log: open };
}

/** All of a game. Only of one that is over: this is what everybody's hands are kept in. */
export function wholeRecord(plan: Plan, log: readonly Entry[], seed: Seed | null): GameRecord {
  return {
    game: plan.game,
    version: plan.version,
    table: plan.id,
    opened: plan.opened,
    sitters: sitters(plan),
    options: plan.options,
    commitment: plan.commitment,
    ...(plan.fairness && { fairness: plan.fairness }),
    ...(plan.parts && { parts: plan.parts }),
    seed,
    log,
  };
}

const WITHDRAWN: Act = { do: 'note', note: { kind: 'withdrawn' } };

/**
 * A decision taken back before it was opened is nobody's business while the game runs. That there
 * was one everybody knew, so a note keeps its place; whatever stayed is legal without it.
 */
function withoutUntold(untold: ReadonlySet<number>, entry: Entry): Entry {
  const { act } = entry;
  if (untold.has(entry.seq)) return { ...entry, act: WITHDRAWN, tape: [] };
  if (act.do !== 'undo') return entry;
  const drops = act.drops.filter((seq) => !untold.has(seq));
  return { ...entry, act: drops.length ? { do: 'undo', drops } : WITHDRAWN };
}
