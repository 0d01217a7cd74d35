import {
  type Act,
  type Actor,
  type AnyGame,
  type BotLevel,
  type Chance,
  checkMove,
  type Entry,
  fairChance,
  type Note,
  parse,
  RECORD_LIMITS,
  type Refusal,
  recording,
  type Seat,
  type Seed,
} from '@late/kernel';
import { isHuman, type Plan } from './plan.ts';
import { freshTable, openingOfPlan, type Table, take } from './table.ts';
import { planUndo } from './undo.ts';

/** What somebody at the table, or the clock, wants to happen. Moves are untrusted. */
export type Action =
  | { readonly do: 'move'; readonly seat: Seat; readonly move: unknown }
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
  const now = Math.max(clock, table.log.at(-1)?.at ?? 0);
  if (table.log.length + 2 > RECORD_LIMITS.entries) return refuse('table.full');
  if ('seat' in action && !table.plan.holders[action.seat]) return refuse('table.seat');
  const ledger = new Ledger(game, table, seed, now);
  switch (action.do) {
    case 'move': {
      const move = parse(game.move, action.move);
      if (!move.ok) return refuse('move.shape', { at: move.at });
      const refusal = checkMove(game, table.state, action.seat, move.value);
      if (refusal) return { ok: false, refusal };
      ledger.add(action.seat, { do: 'move', move: move.value });
      return ledger.done();
    }
    case 'expire': {
      const deadline = table.result ? null : game.deadline(table.state);
      if (deadline === null || now < deadline) return refuse('table.early');
      ledger.add('clock', { do: 'expire' });
      return ledger.done();
    }
    case 'undo':
      return undo(game, table, action.seat, ledger);
    case 'agree':
    case 'decline':
      return consent(game, table, action.do, action.seat, ledger);
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

function undo(game: AnyGame, table: Table, seat: Seat, ledger: Ledger): Answer {
  const plan = planUndo(game, table, seat);
  if ('code' in plan) return { ok: false, refusal: plan };
  if (plan.needs.length) ledger.note(seat, { kind: 'ask-undo', needs: plan.needs.join(' ') });
  else ledger.add(seat, { do: 'undo', drops: plan.drops });
  return ledger.done();
}

function consent(
  game: AnyGame,
  table: Table,
  kind: 'agree' | 'decline',
  seat: Seat,
  ledger: Ledger,
): Answer {
  const request = table.undoRequest;
  if (!request?.needs.includes(seat) || request.agreed.includes(seat))
    return refuse('undo.unasked');
  ledger.note(seat, { kind });
  const { undoRequest } = ledger.table;
  if (undoRequest && undoRequest.agreed.length === undoRequest.needs.length) {
    const plan = planUndo(game, table, request.seat);
    if ('code' in plan) return { ok: false, refusal: plan };
    ledger.add(request.seat, { do: 'undo', drops: plan.drops });
  }
  return ledger.done();
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
