import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  type AnyGame,
  BOT_LEVELS,
  type Chance,
  commitment,
  pick,
  seededChance,
  toHex,
} from '@late/kernel';
import {
  decideRoom,
  foldStep,
  forgetMember,
  houseActs,
  type Member,
  membersOf,
  PHRASES,
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
import { toy } from '../toy.ts';
import { House } from './house.ts';
import { Broken, Witness } from './witness.ts';

export type Decide = (context: RequestContext, request: RoomRequest) => Answer<RoomDone>;

const GAMES: readonly AnyGame[] = [toy, { ...toy, teams: () => true }];
const NAMES = ['Ada', 'Bob', 'Cy', 'Dot'];
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
  private readonly game: AnyGame;
  private readonly seed: string;
  private readonly house = new House(OPENED);
  private readonly witness: Witness;
  private members: Member[];
  private identities = PEOPLE;
  private steps: RoomStep[];
  private room: Room;

  constructor(number: number, decide: Decide = decideRoom) {
    const chance = seededChance(number);
    this.chance = chance;
    this.decide = decide;
    this.game = pick(chance, GAMES);
    this.seed = toHex(Uint8Array.from({ length: 32 }, () => chance.below(256)));
    this.witness = new Witness(this.game, this.house);
    this.members = Array.from({ length: PEOPLE }, (_, person) => `m-${person}`);
    this.steps = [this.opening()];
    this.room = foldStep(this.game, null, this.steps[0] as RoomStep).room;
  }

  private opening(): RoomStep {
    const { chance, game } = this;
    const seats = Array.from({ length: 2 + chance.below(3) }, (_, seat): RoomSeat => {
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
      options: { rounds: 4 + chance.below(20), seconds: null },
      clock,
      commitment: commitment(this.seed),
      opened: OPENED,
    };
    return { seq: 0, at: OPENED, act: { do: 'open', plan, seats, host: 'm-0', listed: false } };
  }

  /** Throws `Broken` if what must never be came about. */
  run(length: number): void {
    for (let number = 0; number < length; number++) {
      this.passTime();
      if (this.chance.below(4) === 0) this.playOn();
      else if (this.chance.below(100) === 0) this.forget();
      else this.ask(...this.someRequest());
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
    if (!table || table.result) return;
    for (const [member, seat] of this.witness.claims()) {
      const back = this.decide(this.contextFor(member), { do: 'sit', seat, name: 'Back' });
      const has = back.ok && seatOf(back.room, member) === seat && !back.room.table?.standIns[seat];
      if (!has) {
        throw new Broken(
          `${member} cannot have seat ${seat} again: ${back.ok ? 'a bot has it' : back.refusal.code}`,
        );
      }
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
    if (!table || table.result) return;
    const context = this.contextFor('');
    const [late] = timedOut(table, this.house.now);
    const seat = pick(this.chance, table.turn.must);
    const isBot = table.standIns[seat] || table.plan.holders[seat]?.kind === 'bot';
    if (late !== undefined) {
      this.takeAll(houseActs(context, { do: 'stand-in', seat: late, level: 'medium' }));
    } else if (isBot) {
      const move = { do: pick(this.chance, ['draw', 'pass']) };
      this.takeAll(houseActs(context, { do: 'move', seat, move }));
    }
  }

  private takeAll(answer: Answer<RoomDone>): void {
    if (!answer.ok) return;
    this.take(answer);
    this.check(answer.events);
  }

  /** Something that somebody might try, mostly what could lead to a hand. */
  private someRequest(): [Member, RoomRequest] {
    const { chance, room } = this;
    const seat = chance.below(room.seats.length);
    const member = pick(chance, this.members);
    const host = chance.below(3) && this.members.includes(room.host) ? room.host : member;
    const name = pick(chance, NAMES);
    if (!room.table && chance.below(4) === 0) return [host, { do: 'start' }];
    const voice = chance.below(3) === 0 ? this.someVoice() : null;
    if (voice) return voice;
    const kinds = [
      this.coming,
      this.coming,
      this.answering,
      this.playing,
      this.playing,
      this.other,
    ];
    return pick(chance, kinds).call(this, { seat, member, host, name });
  }

  /** An answer to what the others are asked, if they are. */
  private someVoice(): [Member, RoomRequest] | null {
    const { chance, room } = this;
    const member = room.seated.length ? pick(chance, room.seated) : null;
    if (member === null) return null;
    const isFor = chance.below(6) > 0;
    if (room.table?.undoRequest) return [member, { do: isFor ? 'agree' : 'decline' }];
    return room.removal && [member, { do: 'remove', seat: room.removal.seat, wanted: isFor }];
  }

  private coming({ seat, member, name }: Some): [Member, RoomRequest] {
    const { chance, house } = this;
    const link = house.links.length ? pick(chance, house.links) : null;
    const room = this.room;
    const givers = link ? seatOf(room, link.giver) : null;
    return pick<[Member, RoomRequest]>(chance, [
      [member, { do: 'sit', seat, name }],
      [member, { do: 'sit', seat: givers ?? seat, name, ticket: link?.ticket ?? 'none' }],
      [member, { do: 'stand' }],
      [member, { do: 'knock', seat, name }],
    ]);
  }

  private answering({ seat, member, host, name }: Some): [Member, RoomRequest] {
    const { chance, room } = this;
    if (room.knocks.length && chance.below(2)) {
      const knock = pick(chance, room.knocks);
      const inside = membersOf(room.seats[knock.seat]);
      const does = chance.below(4) ? 'admit' : 'turn-away';
      return [inside.length ? pick(chance, inside) : member, { do: does, name: knock.name }];
    }
    const held = room.seats[seat];
    const mates = held?.kind === 'person' ? (held.mates ?? []) : [];
    const mate = mates.length ? pick(chance, mates).name : name;
    const inside = membersOf(held);
    const shower = inside.length && chance.below(2) ? pick(chance, inside) : host;
    return pick<[Member, RoomRequest]>(chance, [
      [shower, { do: 'dismiss', seat, name: mate }],
      [host, { do: 'arrange', seat, as: 'open' }],
      [host, { do: 'arrange', seat, as: pick(chance, ['open', 'closed', ...BOT_LEVELS] as const) }],
      [host, { do: 'host', seat }],
      [member, { do: 'host', seat: seatOf(room, member) ?? seat }],
    ]);
  }

  private playing({ seat, member }: Some): [Member, RoomRequest] {
    const { chance, room } = this;
    const turn = room.table?.turn.must[0] ?? seat;
    const inTurn = membersOf(room.seats[turn]);
    const mover = inTurn.length ? pick(chance, inTurn) : member;
    const move = { do: pick(chance, ['draw', 'draw', 'pass', 'shout']) };
    const own = seatOf(room, member) ?? seat;
    return pick<[Member, RoomRequest]>(chance, [
      [mover, { do: 'move', move }],
      [mover, { do: 'move', move }],
      [member, { do: pick(chance, ['undo', 'agree', 'decline', 'hand-back']) }],
      [member, { do: 'stand-in', seat, level: pick(chance, BOT_LEVELS) }],
      [member, { do: 'stand-in', seat: own, level: pick(chance, BOT_LEVELS) }],
    ]);
  }

  private other({ seat, member, host, name }: Some): [Member, RoomRequest] {
    const { chance, room } = this;
    const seatedOne = room.seated.length ? pick(chance, room.seated) : member;
    return pick<[Member, RoomRequest]>(chance, [
      [member, { do: 'rename', name }],
      [seatedOne, { do: 'remove', seat, wanted: true }],
      [seatedOne, { do: 'undo' }],
      [member, { do: 'withdraw' }],
      [host, { do: 'list', listed: chance.below(2) === 0 }],
      [host, { do: 'mute', seat, muted: chance.below(2) === 0 }],
      [member, { do: 'say', phrase: pick(chance, PHRASES) }],
      [member, { do: 'say', text: 'psst', to: 'team' }],
    ]);
  }
}

interface Some {
  readonly seat: number;
  readonly member: Member;
  readonly host: Member;
  readonly name: string;
}

/** Walks through one room; what was tried last is told with what went wrong. */
export function walk(number: number, length: number, decide?: Decide): Walk {
  const walking = new Walk(number, decide);
  try {
    walking.run(length);
  } catch (error) {
    if (error instanceof Broken) {
      const last = walking.tried.slice(-40).map((asked) => JSON.stringify(asked));
      error.message += ` (walk ${number})\n${last.join('\n')}`;
    }
    throw error;
  }
  return walking;
}
