import {
  type Act,
  type Actor,
  type AnyGame,
  type BotLevel,
  type Chance,
  checkMove,
  commitment,
  type Entry,
  fairChance,
  type Note,
  parse,
  type Refusal,
  recording,
  type Seat,
  type Seed,
} from '@late/kernel';
import { isDue } from './clock.ts';
import { isHuman, type Plan } from './plan.ts';
import { freshTable, isFull, openingOfPlan, type Table, take, type UndoRequest } from './table.ts';
import { planUndo } from './undo.ts';

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
  | { readonly do: 'undo' | 'agree' | 'decline' | 'hand-back'; readonly seat: Seat }
  | { readonly do: 'stand-in'; readonly seat: Seat; readonly level: BotLevel };

export interface Done {
  readonly table: Table;
  /** New entries, to be made durable before anybody hears of them. */
  readonly entries: readonly Entry[];
  readonly events: readonly unknown[];
}

export type Answer =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly refusal: Refusal };

/** Opens a table and deals. */
export function openTable(game: AnyGame, plan: Plan, seed: Seed): Answer {
  const judged = openingOfPlan(game, plan);
  if ('refusal' in judged) return { ok: false, refusal: judged.refusal };
  // Found out only after the last throw, a wrong commitment would look like fraud.
  if (commitment(seed) !== plan.commitment) return refuse('table.commitment');
  const ledger = new Ledger(game, freshTable(plan, judged.opening), seed, plan.opened);
  ledger.add('house', { do: 'deal' });
  return ledger.done();
}

/** Judges an action and, if it may be, carries it out. Pure: the seed is the only source of luck. */
export function act(
  game: AnyGame,
  table: Table,
  action: Action,
  seed: Seed,
  clock: number,
): Answer {
  // A clock set back must not let an entry lie before its predecessor.
  const now = Math.max(Math.floor(clock), table.log.at(-1)?.at ?? 0);
  if (isFull(table)) return refuse('table.full');
  if ('seat' in action && !hasSeat(table.plan, action.seat)) return refuse('table.seat');
  const ledger = new Ledger(game, table, seed, now);
  switch (action.do) {
    case 'move': {
      const move = parse(game.move, action.move);
      if (!move.ok) return refuse('move.shape', { at: move.at });
      // The deadline is the rule; whoever wakes the table up may be slow.
      if (isDue(game, table, now)) return refuse('table.late');
      if (isStale(table, action.seat, action.question)) return refuse('move.stale');
      const refusal = checkMove(game, table.state, action.seat, move.value);
      if (refusal) return { ok: false, refusal };
      ledger.add(action.seat, { do: 'move', move: move.value });
      return ledger.done();
    }
    case 'expire':
      if (!isDue(game, table, now)) return refuse('table.early');
      ledger.add('clock', { do: 'expire' });
      return ledger.done();
    case 'undo':
      if (isDue(game, table, now)) return refuse('table.late');
      return undo(game, table, action.seat, ledger);
    case 'agree':
      if (isDue(game, table, now)) return refuse('table.late');
      return agree(game, table, action.seat, ledger);
    case 'decline':
      return decline(table, action.seat, ledger);
    case 'stand-in':
      if (!isHuman(table.plan.holders[action.seat])) return refuse('table.seat');
      if (table.result) return refuse('move.over');
      ledger.note('house', { kind: 'stand-in', seat: action.seat, level: action.level });
      return ledger.done();
    case 'hand-back':
      if (!table.standIns[action.seat]) return refuse('table.no-stand-in');
      ledger.note(action.seat, { kind: 'hand-back' });
      return ledger.done();
  }
}

function hasSeat(plan: Plan, seat: Seat): boolean {
  return Number.isInteger(seat) && plan.holders[seat] !== undefined;
}

function isStale({ questions }: Table, seat: Seat, question: number | undefined): boolean {
  return question !== undefined && questions[seat]?.seq !== question;
}

function undo(game: AnyGame, table: Table, seat: Seat, ledger: Ledger): Answer {
  const plan = planUndo(game, table, seat);
  if ('code' in plan) return { ok: false, refusal: plan };
  if (!plan.needs.length) ledger.add(seat, { do: 'undo', drops: plan.drops });
  else if (table.undoRequest?.seat === seat) return refuse('undo.asked');
  else ledger.note(seat, { kind: 'ask-undo', needs: plan.needs.join(' ') });
  return ledger.done();
}

function agree(game: AnyGame, table: Table, seat: Seat, ledger: Ledger): Answer {
  const request = table.undoRequest;
  if (!request || !isAwaited(request, seat)) return refuse('undo.unasked');
  ledger.note(seat, { kind: 'agree' });
  if (request.agreed.length + 1 === request.needs.length) {
    const plan = planUndo(game, table, request.seat);
    if ('code' in plan) return { ok: false, refusal: plan };
    ledger.add(request.seat, { do: 'undo', drops: plan.drops });
  }
  return ledger.done();
}

/** Whoever is asked can say no, and whoever asked can think better of it. */
function decline(table: Table, seat: Seat, ledger: Ledger): Answer {
  const request = table.undoRequest;
  if (!request || (seat !== request.seat && !isAwaited(request, seat)))
    return refuse('undo.unasked');
  ledger.note(seat, { kind: 'decline' });
  return ledger.done();
}

function isAwaited({ needs, agreed }: UndoRequest, seat: Seat): boolean {
  return needs.includes(seat) && !agreed.includes(seat);
}

function refuse(code: string, params?: Refusal['params']): Answer {
  return { ok: false, refusal: params ? { code, params } : { code } };
}

/** Writes new entries with their luck. */
class Ledger {
  table: Table;
  private readonly entries: Entry[] = [];
  private readonly events: unknown[] = [];
  private readonly game: AnyGame;
  private readonly seed: Seed;
  private readonly now: number;

  constructor(game: AnyGame, table: Table, seed: Seed, now: number) {
    this.game = game;
    this.table = table;
    this.seed = seed;
    this.now = now;
  }

  add(by: Actor, act: Act): void {
    const seq = this.table.log.length;
    const source: Chance = fairChance(this.seed, this.table.plan.id, seq);
    const recorder = recording(source);
    const chance = { below: recorder.below, finish() {} };
    const draft: Entry = { seq, at: this.now, by, act, tape: [] };
    const advance = take(this.game, this.table, draft, chance, () => recorder.tape);
    this.table = advance.table;
    this.entries.push(advance.entry);
    this.events.push(...advance.events);
  }

  note(by: Actor, note: Note): void {
    this.add(by, { do: 'note', note });
  }

  done(): Answer {
    return { ok: true, table: this.table, entries: this.entries, events: this.events };
  }
}
