import {
  type Answer,
  type AnyGame,
  type BotLevel,
  checkMove,
  commitment,
  type Entry,
  parse,
  type Seat,
  type Seed,
} from '@late/kernel';
import { botAt } from './bots.ts';
import { isDue } from './clock.ts';
import { mayAskCoach } from './hints.ts';
import { lastOf } from './pages.ts';
import { isHuman, type Plan } from './plan.ts';
import { refuse } from './refusals.ts';
import { isSpent } from './share.ts';
import {
  freshTable,
  isFull,
  openingOfPlan,
  type Table,
  type Taken,
  type UndoRequest,
} from './table.ts';
import { planUndo } from './undo.ts';
import { type Source, writeEntry, writeNote } from './write-entry.ts';

/** What somebody at the table, or the clock, wants to happen. Moves are untrusted. */
export type Action =
  | {
      readonly do: 'move';
      readonly seat: Seat;
      readonly move: unknown;
      /** The question that it answers: one that has passed meanwhile is not answered by it. */
      readonly question?: number;
    }
  | { readonly do: 'expire' }
  | { readonly do: 'undo' | 'agree' | 'decline' | 'hand-back' | 'hint'; readonly seat: Seat }
  | { readonly do: 'stand-in'; readonly seat: Seat; readonly level: BotLevel };

export interface Done {
  readonly table: Table;
  /** New entries, to be made durable before anybody hears of them. */
  readonly entries: readonly Entry[];
  readonly events: readonly unknown[];
}

/** Opens a table and deals. */
export function openTable(game: AnyGame, plan: Plan, seed: Seed): Answer<Done> {
  const judged = openingOfPlan(game, plan);
  if (!judged.ok) return judged;
  // Found out only after the last throw, a wrong commitment would look like fraud.
  if (commitment(seed) !== plan.commitment) return refuse('table.commitment');
  // As the game reads them, with all that was not chosen: a later edition may know more, and must not add it.
  const { options } = judged.opening;
  const table = freshTable({ ...plan, options }, judged.opening);
  return done(writeEntry({ game, seed, now: plan.opened }, table, 'house', { do: 'deal' }));
}

/** Judges an action and, if it may be, carries it out. Pure: the seed is the only source of luck. */
export function act(
  game: AnyGame,
  table: Table,
  action: Action,
  seed: Seed,
  clock: number,
): Answer<Done> {
  // A clock set back must not let an entry lie before its predecessor.
  const now = Math.max(Math.floor(clock), lastOf(table.log)?.at ?? 0);
  if (isFull(table)) return refuse('table.full');
  if ('seat' in action && !hasSeat(table.plan, action.seat)) return refuse('table.seat');
  const source: Source = { game, seed, now };
  switch (action.do) {
    case 'move': {
      const move = parse(game.move, action.move);
      if (!move.ok) return refuse('move.shape', { at: move.at });
      // The deadline is the rule; whoever wakes the table up may be slow.
      if (isDue(game, table, now)) return refuse('table.late');
      if (isStale(table, action.seat, action.question)) return refuse('move.stale');
      if (isSpent(table, action.seat) && !botAt(table, action.seat)) return refuse('table.spent');
      const refusal = checkMove(game, table.state, action.seat, move.value);
      if (refusal) return { ok: false, refusal };
      return done(writeEntry(source, table, action.seat, { do: 'move', move: move.value }));
    }
    case 'expire':
      if (!isDue(game, table, now)) return refuse('table.early');
      return done(writeEntry(source, table, 'clock', { do: 'expire' }));
    case 'undo':
      return isDue(game, table, now) ? refuse('table.late') : undo(source, table, action.seat);
    case 'agree':
      return isDue(game, table, now) ? refuse('table.late') : agree(source, table, action.seat);
    case 'decline':
      return decline(source, table, action.seat);
    case 'stand-in': {
      const { seat, level } = action;
      if (!isHuman(table.plan.holders[seat])) return refuse('table.seat');
      if (table.result) return refuse('move.over');
      return done(writeNote(source, table, 'house', { kind: 'stand-in', seat, level }));
    }
    case 'hand-back':
      if (!table.standIns[action.seat]) return refuse('table.no-stand-in');
      if (isSpent(table, action.seat)) return refuse('table.spent');
      return done(writeNote(source, table, action.seat, { kind: 'hand-back' }));
    case 'hint':
      if (!mayAskCoach(table, action.seat)) return refuse('table.coach-alone');
      if (isSpent(table, action.seat)) return refuse('table.spent');
      return done(writeNote(source, table, action.seat, { kind: 'hint' }));
  }
}

/** What one entry brought about. */
function done({ table, entry, events }: Taken): Answer<Done> {
  return { ok: true, table, entries: [entry], events };
}

function hasSeat(plan: Plan, seat: Seat): boolean {
  return Number.isInteger(seat) && plan.holders[seat] !== undefined;
}

function isStale({ questions }: Table, seat: Seat, question: number | undefined): boolean {
  return question !== undefined && questions[seat]?.seq !== question;
}

function undo(source: Source, table: Table, seat: Seat): Answer<Done> {
  const planned = planUndo(source.game, table, seat);
  if (!planned.ok) return planned;
  const { drops, needs } = planned;
  if (!needs.length) return done(writeEntry(source, table, seat, { do: 'undo', drops }));
  if (table.undoRequest?.seat === seat) return refuse('undo.asked');
  return done(writeNote(source, table, seat, { kind: 'ask-undo', needs: needs.join(' ') }));
}

/** The last consent takes the move back at once. */
function agree(source: Source, table: Table, seat: Seat): Answer<Done> {
  const request = table.undoRequest;
  if (!request || !isAwaited(request, seat)) return refuse('undo.unasked');
  const agreed = writeNote(source, table, seat, { kind: 'agree' });
  if (request.agreed.length + 1 < request.needs.length) return done(agreed);
  const planned = planUndo(source.game, table, request.seat);
  if (!planned.ok) return planned;
  const undone = writeEntry(source, agreed.table, request.seat, {
    do: 'undo',
    drops: planned.drops,
  });
  return {
    ok: true,
    table: undone.table,
    entries: [agreed.entry, undone.entry],
    events: undone.events,
  };
}

/** Whoever is asked can say no, and whoever asked can think better of it. */
function decline(source: Source, table: Table, seat: Seat): Answer<Done> {
  const request = table.undoRequest;
  if (!request || (seat !== request.seat && !isAwaited(request, seat)))
    return refuse('undo.unasked');
  return done(writeNote(source, table, seat, { kind: 'decline' }));
}

function isAwaited({ needs, agreed }: UndoRequest, seat: Seat): boolean {
  return needs.includes(seat) && !agreed.includes(seat);
}
