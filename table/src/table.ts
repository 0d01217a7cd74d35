import {
  type AnyGame,
  type BotLevel,
  type Chance,
  type Entry,
  liveEntries,
  type Opening,
  parse,
  playback,
  type Refusal,
  type Result,
  type Reveals,
  replay,
  type Seat,
  step,
  type Turn,
} from '@late/kernel';
import type { Plan } from './plan.ts';

/** A step that still counts, and what it told. */
export interface StandingStep {
  readonly seq: number;
  readonly by: Entry['by'];
  readonly reveals: Reveals;
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
  /** Bots that play for an absent holder, by seat. */
  readonly standIns: readonly (BotLevel | null)[];
  readonly undoRequest: UndoRequest | null;
  /** Whether something was taken back after it had told somebody something: no game for the records. */
  readonly tookBackNews: boolean;
  /** When each seat came to be waited for; null while it is not. */
  readonly waitingSince: readonly (number | null)[];
  /** How many entries may be shown to anyone: up to the last moment without a hidden thing. */
  readonly openLength: number;
}

export interface Advance {
  readonly table: Table;
  readonly entry: Entry;
  readonly events: readonly unknown[];
}

/** The plan as the game judges it, or why it will not do. */
export function openingOfPlan(
  game: AnyGame,
  plan: Plan,
): { opening: Opening<unknown> } | { refusal: Refusal } {
  const options = parse(game.options, plan.options);
  if (!options.ok) return { refusal: { code: 'table.options', params: { at: options.at } } };
  const seats = plan.holders.length;
  const { min, max } = game.seats(options.value);
  if (seats < min || seats > max) return { refusal: { code: 'table.seats', params: { min, max } } };
  if (plan.holders.some(({ kind }) => kind === 'empty'))
    return { refusal: { code: 'table.empty' } };
  const refusal = game.checkSetup(options.value, seats);
  return refusal ? { refusal } : { opening: { options: options.value, seats } };
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
    standIns: nobody,
    undoRequest: null,
    tookBackNews: false,
    waitingSince: nobody,
    openLength: 0,
  };
}

type ChanceWithEnd = Chance & { finish(): void };

/** Takes an entry into the log. Live and restored tables differ only in where `chance` comes from. */
export function take(
  game: AnyGame,
  table: Table,
  draft: Entry,
  chance: ChanceWithEnd = playback(draft.tape),
  tapeOf: () => readonly number[] = () => draft.tape,
): Advance {
  let next: Table = table;
  let events: readonly unknown[] = [];
  let entry = draft;
  if (draft.act.do === 'note') {
    next = takeNote(table, draft);
  } else if (draft.act.do === 'undo') {
    const { drops } = draft.act;
    const first = Math.min(...drops);
    const news = table.standing.some(({ seq, reveals }) => seq >= first && reveals !== 'nothing');
    next = {
      ...table,
      state: replay(game, table.opening, [...table.log, draft]),
      standing: table.standing.filter(({ seq }) => !drops.includes(seq)),
      undoRequest: null,
      tookBackNews: table.tookBackNews || news,
    };
  } else {
    const outcome = step(game, table.opening, table.state, draft, () => chance);
    entry = { ...draft, tape: tapeOf() };
    const standing = [
      ...table.standing,
      { seq: draft.seq, by: draft.by, reveals: outcome.reveals },
    ];
    events = outcome.events;
    next = { ...table, state: outcome.state, standing, undoRequest: null };
  }
  return { table: settle(game, { ...next, log: [...table.log, entry] }, entry.at), entry, events };
}

/** Brings what follows from state and log up to date. */
function settle(game: AnyGame, table: Table, now: number): Table {
  const { state } = table;
  const result = game.result(state);
  const turn = game.turn(state);
  const waitingSince = table.waitingSince.map((since, seat) =>
    turn.must.includes(seat) ? (since ?? now) : null,
  );
  const open = result !== null || game.open(state);
  return {
    ...table,
    turn,
    result,
    waitingSince,
    openLength: open ? table.log.length : table.openLength,
  };
}

function takeNote(table: Table, { act, by }: Entry): Table {
  if (act.do !== 'note') return table;
  const { note } = act;
  const seat = Number(note.seat ?? by);
  switch (note.kind) {
    case 'stand-in':
      return { ...table, standIns: table.standIns.with(seat, note.level as BotLevel) };
    case 'hand-back':
      return { ...table, standIns: table.standIns.with(seat, null) };
    case 'ask-undo': {
      const needs = String(note.needs).split(' ').map(Number);
      return { ...table, undoRequest: { seat, needs, agreed: [] } };
    }
    case 'agree': {
      const { undoRequest } = table;
      if (!undoRequest) return table;
      return { ...table, undoRequest: { ...undoRequest, agreed: [...undoRequest.agreed, seat] } };
    }
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

export function standingEntries(table: Table): Entry[] {
  return liveEntries(table.log);
}
