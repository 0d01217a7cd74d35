import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  type AnyGame,
  type Chance,
  commitment,
  pick,
  seededChance,
  toHex,
} from '@late/kernel';
import {
  closeByHouse,
  decideRoom,
  foldStep,
  forgetMember,
  houseActs,
  type Member,
  type RequestContext,
  type Room,
  type RoomDone,
  type RoomRequest,
  type RoomSeat,
  type RoomStep,
  restoreRoom,
  seatOf,
  timedOut,
  withoutMember,
} from '../../src/index.ts';
import { House } from './house.ts';
import { type Played, TOYS } from './played.ts';
import { NAMES, Requests } from './requests.ts';
import { Broken, Witness } from './witness.ts';

export type Decide = (context: RequestContext, request: RoomRequest) => Answer<RoomDone>;

const PEOPLE = 8;
const OPENED = Date.UTC(2026, 0, 2, 18);

/** A room and everybody around it: up to eight people at a time, with as many identities as they like. */
export class Walk {
  /** What was asked, and by whom. */
  readonly tried: { member: Member; request: RoomRequest | 'forget'; isDone: boolean }[] = [];
  /** How often each kind of request was carried out, before and during the game. */
  readonly done = new Map<string, number>();
  accepted = 0;
  private readonly chance: Chance;
  private readonly decide: Decide;
  private readonly played: Played;
  private readonly game: AnyGame;
  private readonly seed: string;
  private readonly house = new House(OPENED);
  private readonly witness: Witness;
  private readonly requests: Requests;
  private members: Member[];
  private identities = PEOPLE;
  private steps: RoomStep[];
  private room: Room;

  constructor(number: number, decide: Decide = decideRoom, games: readonly Played[] = TOYS) {
    const chance = seededChance(number);
    this.chance = chance;
    this.decide = decide;
    this.played = pick(chance, games);
    this.game = this.played.game;
    this.seed = toHex(Uint8Array.from({ length: 32 }, () => chance.below(256)));
    this.witness = new Witness(this.game, this.house);
    this.requests = new Requests(chance, this.played, this.house);
    this.members = Array.from({ length: PEOPLE }, (_, person) => `m-${person}`);
    this.steps = [this.opening()];
    this.room = foldStep(this.game, null, this.steps[0] as RoomStep).room;
  }

  private opening(): RoomStep {
    const { chance, game } = this;
    const options = this.played.options(chance);
    const most = Math.min(4, game.seats(options).max);
    const seats = Array.from({ length: 2 + chance.below(most - 1) }, (_, seat): RoomSeat => {
      if (chance.below(4)) {
        return { kind: 'person', name: NAMES[seat] ?? '', members: [`m-${seat}`] };
      }
      return pick<RoomSeat>(chance, [{ kind: 'open' }, { kind: 'bot', name: 'B', level: 'easy' }]);
    });
    const clock = pick(chance, [
      { kind: 'none' },
      { kind: 'turn', seconds: 90 },
      { kind: 'days', days: 1 },
    ] as const);
    const plan = {
      id: 'room-1',
      code: 'ABC-DEF',
      game: game.id,
      version: game.version,
      options,
      clock,
      commitment: commitment(this.seed),
      opened: OPENED,
    };
    return { seq: 0, at: OPENED, act: { do: 'open', plan, seats, host: 'm-0', listed: false } };
  }

  get gameId(): string {
    return this.game.id;
  }

  /** Throws `Broken` if what must never be came about. */
  run(length: number): void {
    // Most of what can go wrong does so after the deal.
    if (this.chance.below(2)) this.ask(this.room.host, { do: 'start' });
    for (let number = 0; number < length; number++) {
      this.passTime();
      if (this.chance.below(4) === 0) this.playOn();
      else if (this.chance.below(100) === 0) this.forget();
      else this.ask(...this.requests.next(this.room, this.members));
    }
    this.checkClaims();
    this.checkReplay();
  }

  private passTime(): void {
    const { chance, house } = this;
    house.now += chance.below(10) ? chance.below(30_000) : chance.below(3_600_000);
    const member = pick(chance, this.members);
    if (chance.below(3)) house.come(member);
    else house.go(member);
    const giver = pick(chance, this.members);
    if (chance.below(4) === 0 && seatOf(this.room, giver) !== null) {
      house.give(giver, chance.below(2) === 0);
    }
    if (chance.below(40) === 0) house.revoke(giver);
  }

  private contextFor(member: Member): RequestContext {
    const { game, room, seed, house } = this;
    return { game, room, seed, now: house.now, member, facts: house.factsFor(room) };
  }

  private ask(member: Member, request: RoomRequest): void {
    const before = this.room;
    this.house.come(member);
    const answer = this.decide(this.contextFor(member), request);
    this.tried.push({ member, request, isDone: answer.ok });
    if (!answer.ok) return;
    this.count(request.do);
    if ('ticket' in request && answer.steps.length) this.count('link');
    this.take(answer);
    if (request.do === 'remove' && this.room.seated.length < before.seated.length) {
      this.count('removed');
    }
    this.witness.note({ member, request, before, after: this.room, events: answer.events });
    this.check(answer.events);
  }

  private count(kind: string): void {
    const { table } = this.room;
    const what = table && !table.result ? `${kind} running` : kind;
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  private take({ room, steps }: RoomDone): void {
    this.accepted++;
    this.steps.push(...steps);
    this.room = room;
  }

  private check(events: readonly unknown[]): void {
    this.witness.checkFrames(this.room, this.seed, this.members, events);
    this.witness.checkBudgets(this.room);
    // Tried now and then: it is as much work as everything else.
    if (this.accepted % 4 === 0) this.checkClaims();
  }

  /** Whoever was let into a seat and not shown out has it, or gets it back without asking anybody. */
  private checkClaims(): void {
    const { table } = this.room;
    if (!table || table.result || this.room.closed) return;
    for (const [member, seat] of this.witness.claims()) {
      const back = this.decide(this.contextFor(member), { do: 'sit', seat, name: 'Back' });
      const has = back.ok && seatOf(back.room, member) === seat && !back.room.table?.standIns[seat];
      if (!has) {
        throw new Broken(
          `${member} cannot have seat ${seat} again: ${back.ok ? 'a bot has it' : back.refusal.code}`,
        );
      }
      this.checkMove(member, seat, back.room);
    }
  }

  /** Whoever has their seat and is waited for can play: the room stands between nobody and the game. */
  private checkMove(member: Member, seat: number, room: Room): void {
    const { table } = room;
    if (!table?.turn.must.includes(seat)) return;
    const move = this.played.move(table.state, seat, this.chance);
    const isAllowed = this.game.check(table.state, seat, move) === null;
    const answer = this.decide({ ...this.contextFor(member), room }, { do: 'move', move });
    if (isAllowed && !answer.ok) {
      throw new Broken(`${member} cannot play at seat ${seat}: ${answer.refusal.code}`);
    }
  }

  private checkReplay(): void {
    const replayed = restoreRoom(this.game, JSON.parse(JSON.stringify(this.steps)));
    if (!isDeepStrictEqual(replayed, this.room)) throw new Broken('the room does not replay');
  }

  /** Somebody leaves the house for good, and comes back as somebody else. */
  private forget(): void {
    const member = pick(this.chance, this.members);
    const answer = forgetMember(this.contextFor(member), member);
    this.tried.push({ member, request: 'forget', isDone: answer.ok });
    if (!answer.ok) return;
    this.count('forget');
    this.take(answer);
    this.steps = withoutMember(this.steps, member);
    this.witness.forget(member);
    this.house.revoke(member);
    this.members = this.members.with(this.members.indexOf(member), `m-${this.identities++}`);
    this.check(answer.events);
  }

  /** Bots and clocks do what they do. */
  private playOn(): void {
    const { table } = this.room;
    if (!table || table.result || this.room.closed) return;
    const context = this.contextFor('');
    if (this.chance.below(400) === 0) {
      this.closeByHouse();
      return;
    }
    const [late] = timedOut(table, this.house.now);
    const seat = pick(this.chance, table.turn.must);
    const isBot = table.standIns[seat] || table.plan.holders[seat]?.kind === 'bot';
    if (late !== undefined) {
      this.takeAll(houseActs(context, { do: 'stand-in', seat: late, level: 'medium' }));
    } else if (isBot) {
      const move = this.played.move(table.state, seat, this.chance);
      this.takeAll(houseActs(context, { do: 'move', seat, move }));
    }
  }

  private closeByHouse(): void {
    this.count('closed by the house');
    this.takeAll(closeByHouse(this.contextFor('')));
  }

  private takeAll(answer: Answer<RoomDone>): void {
    if (!answer.ok) return;
    this.take(answer);
    this.check(answer.events);
  }
}

/** Walks through one room; what was tried last is told with what went wrong. */
export function walk(
  number: number,
  length: number,
  decide?: Decide,
  games?: readonly Played[],
): Walk {
  const walking = new Walk(number, decide, games);
  try {
    walking.run(length);
  } catch (error) {
    if (error instanceof Broken) {
      const last = walking.tried.slice(-40).map((asked) => JSON.stringify(asked));
      error.message += ` (walk ${number}, ${walking.gameId})\n${last.join('\n')}`;
    }
    throw error;
  }
  return walking;
}
