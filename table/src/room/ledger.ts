import { type Answer, type AnyGame, parse, type Refusal, type Seed } from '@late/kernel';
import { type Action, act, openTable } from '../action.ts';
import { refuse } from '../refusals.ts';
import { openingOfPlan } from '../table.ts';
import { foldStep, gamePlan, withTable } from './fold-room.ts';
import type { Room, RoomAct, RoomStep } from './room.ts';
import { placesOf } from './seat-places.ts';

/** A room, and where its next steps have their rules, their luck and their time from. */
export interface RoomContext {
  readonly game: AnyGame;
  readonly room: Room;
  readonly seed: Seed;
  readonly now: number;
}

/** Where a request led the room. */
export interface RoomDone {
  readonly room: Room;
  /** New steps, to be made durable before anybody hears of them. */
  readonly steps: readonly RoomStep[];
  readonly events: readonly unknown[];
}

/** Collects the steps that one request brings about. */
export class Ledger {
  room: Room;
  private readonly steps: RoomStep[] = [];
  private readonly events: unknown[] = [];
  private readonly game: AnyGame;
  private readonly seed: Seed;
  readonly now: number;

  constructor({ game, room, seed, now }: RoomContext) {
    this.game = game;
    this.room = room;
    this.seed = seed;
    this.now = Math.max(Math.floor(now), room.touched);
  }

  /** Whether several people may play one seat together. */
  get hasTeams(): boolean {
    const planned = parse(this.game.options, this.room.plan.options);
    return planned.ok && Boolean(this.game.teams?.(planned.value));
  }

  add(roomAct: RoomAct): void {
    const step: RoomStep = { seq: this.room.length, at: this.now, act: roomAct };
    const folded = foldStep(this.game, this.room, step);
    this.room = folded.room;
    this.steps.push(step);
    this.events.push(...folded.events);
  }

  /** Why the game would not begin with those who sit here. */
  whyNotStart(): Refusal | null {
    const options = optionsFor(this.game, this.room);
    const judged = openingOfPlan(this.game, gamePlan(this.room, options, this.now));
    return judged.ok ? null : judged.refusal;
  }

  /** Starts the game: the seats are settled and the deal is made. */
  start(): Refusal | null {
    const planned = this.room.plan.options;
    const options = optionsFor(this.game, this.room);
    const answer = openTable(this.game, gamePlan(this.room, options, this.now), this.seed);
    if (!answer.ok) return answer.refusal;
    this.add(options === planned ? { do: 'start' } : { do: 'start', options });
    for (const entry of answer.entries) this.add({ do: 'entry', entry });
    return null;
  }

  /** Lets the game judge an action; what it does needs no second calculation. */
  play(action: Action): Refusal | null {
    const { table } = this.room;
    if (!table) return refuse('room.not-started').refusal;
    if (this.room.closed) return refuse('room.closed').refusal;
    const answer = act(this.game, table, action, this.seed, this.now);
    if (!answer.ok) return answer.refusal;
    let { length } = this.room;
    for (const entry of answer.entries) {
      this.steps.push({ seq: length++, at: this.now, act: { do: 'entry', entry } });
    }
    this.room = withTable(this.room, answer.table, length, this.now);
    this.events.push(...answer.events);
    return null;
  }

  /** Whether this is a move in which everybody of a team has a say. */
  isBallot(move: unknown): boolean {
    const parsed = parse(this.game.move, move);
    return parsed.ok && Boolean(this.game.isBallot?.(parsed.value));
  }

  /** Why the game would refuse an action. */
  judge(action: Action): Refusal | null {
    const { closed, table } = this.room;
    if (!table || closed) return null;
    const answer = act(this.game, table, action, this.seed, this.now);
    return answer.ok ? null : answer.refusal;
  }

  done(refusal: Refusal | null = null): Answer<RoomDone> {
    if (refusal) return { ok: false, refusal };
    return { ok: true, room: this.room, steps: this.steps, events: this.events };
  }
}

/** The room's options as they read once everybody has moved up. */
function optionsFor(game: AnyGame, room: Room): unknown {
  const places = placesOf(room);
  const planned = parse(game.options, room.plan.options);
  const stays = places.every((place, seat) => place === seat);
  if (stays || !planned.ok || !game.reseat) return room.plan.options;
  return game.reseat(planned.value, places);
}
