import { type AnyGame, RECORD_LIMITS, type Seat } from '@late/kernel';
import {
  eventsFor,
  type Member,
  membersOf,
  passingSteps,
  ROOM_LIMITS,
  type Room,
  type RoomRequest,
  type RoomSeat,
  type RoomSeen,
  recordOf,
  roomSeenBy,
  seatOf,
  timedOut,
} from '../../src/index.ts';
import { DAY, type House, MINUTE } from './house.ts';

/** What must never be, as it was found. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Somebody's request that was carried out, and the room before and after it. */
export interface Deed {
  readonly member: Member;
  readonly request: RoomRequest;
  readonly before: Room;
  readonly after: Room;
  readonly events: readonly unknown[];
}

interface Truth {
  readonly pictures: readonly string[];
  readonly audience: string;
  readonly secrets: readonly (readonly string[])[];
}

interface Use {
  readonly ticket: string;
  readonly member: Member;
}

/**
 * Keeps an account of its own of who was let into which hand, from what people did and not from what
 * the room remembers, and holds every frame against it.
 */
export class Witness {
  private readonly game: AnyGame;
  private readonly house: House;
  private readonly text: (data: unknown) => string;
  /** By seat, in the order of their coming; null before the deal. */
  private letIn: Member[][] | null = null;
  private readonly read = new Map<Member, Set<Seat>>();
  private readonly uses: Use[] = [];
  private voices: { seat: Seat; agreed: Set<Seat>; until: number } | null = null;
  private readonly asked: { seat: Seat; by: Seat; until: number }[] = [];
  /** Tickets that somebody came by or gave before they, or one of their seat, were shown the door. */
  private readonly spent = new Set<string>();
  /** Forgotten, or shown out by those who had let them in: they have no claim. */
  private readonly without = new Set<Member>();

  /** `text` must be the same for the same picture. */
  constructor(game: AnyGame, house: House, text: (data: unknown) => string = JSON.stringify) {
    this.game = game;
    this.house = house;
    this.text = text;
  }

  note(deed: Deed): void {
    const { before, after } = deed;
    if (!before.table && after.table) {
      this.letIn = after.seats.map((held) => [...membersOf(held)]);
    } else if (this.letIn && !before.table?.result) {
      this.noteGuests(deed, this.letIn);
    }
    if (deed.request.do === 'sit' && deed.request.ticket !== undefined) this.noteUse(deed);
    this.noteDismissal(deed);
    this.dropVainQuestion(before);
    this.noteRemoval(deed);
    this.dropVainQuestion(after);
    this.checkOffice(deed);
  }

  forget(member: Member): void {
    this.without.add(member);
  }

  private noteGuests({ member, request, before }: Deed, letIn: Member[][]): void {
    if (request.do === 'sit' && request.ticket !== undefined) {
      if (this.isInvited(before, request.ticket, request.seat)) add(letIn[request.seat], member);
    }
    if (request.do === 'admit') {
      const seat = seatOf(before, member);
      const guest = before.knocks.find(
        (knock) => knock.seat === seat && knock.name === request.name,
      );
      if (seat !== null && guest) add(letIn[seat], guest.member);
    }
  }

  private isInvited(room: Room, ticket: string, seat: Seat): boolean {
    const link = this.house.validLink(ticket);
    if (!link || !membersOf(room.seats[seat]).includes(link.giver)) return false;
    const isUsed = this.uses.some((use) => use.ticket === ticket);
    return (link.kept || !isUsed) && !this.spent.has(ticket);
  }

  private noteUse({ member, request, before, after }: Deed): void {
    if (request.do !== 'sit' || request.ticket === undefined) return;
    const hasSat =
      seatOf(before, member) !== request.seat && seatOf(after, member) === request.seat;
    // Whoever comes back to a seat that was left needs no link, and uses none up.
    const isInvited = this.isInvited(before, request.ticket, request.seat);
    if (hasSat && isInvited) this.uses.push({ ticket: request.ticket, member });
  }

  private noteDismissal({ member, request, before, after }: Deed): void {
    if (request.do !== 'dismiss' && request.do !== 'arrange') return;
    for (const other of before.seated) {
      if (after.seated.includes(other) || other === member) continue;
      this.voidLinksOf(membersOf(before.seats[seatOf(before, other) ?? -1]));
      for (const use of this.uses) if (use.member === other) this.spent.add(use.ticket);
      const seat = this.letIn?.find((members) => members.includes(other)) ?? [];
      const isTheirs = seat.includes(member) && seat.indexOf(member) < seat.indexOf(other);
      if (isTheirs) this.without.add(other);
    }
  }

  /** Those who are there at other seats must all have said so, in time, and be two at least. */
  private noteRemoval({ member, request, before, after }: Deed): void {
    if (request.do !== 'remove') return;
    const { seat: meant, wanted } = request;
    const own = seatOf(before, member);
    const isOpen = this.voices !== null && this.house.now < this.voices.until;
    if (!wanted) {
      if (this.voices?.seat === meant) this.voices = null;
      return;
    }
    if (!isOpen || this.voices?.seat !== meant) {
      if (isOpen) throw new Broken(`a question about seat ${meant} came between another`);
      const isDays = before.plan.clock.kind === 'days';
      const until = this.house.now + (isDays ? DAY : 2 * MINUTE);
      this.noteQuestion(meant, own, until);
      this.voices = { seat: meant, agreed: new Set(), until };
    }
    if (own !== null) this.voices?.agreed.add(own);
    const gone = membersOf(before.seats[meant]).filter((other) => !after.seated.includes(other));
    if (!gone.length) return;
    this.voidLinksOf(gone);
    for (const other of gone) this.showOut(other);
    const { agreed = new Set<Seat>() } = this.voices ?? {};
    this.voices = null;
    const unasked = before.seats.findIndex(
      (held, seat) => seat !== meant && !agreed.has(seat) && this.isThere(before, held, seat),
    );
    if (agreed.size < 2 || unasked >= 0) {
      throw new Broken(`seat ${meant} was removed without the voice of ${unasked}`);
    }
  }

  /** Of a seat that its people have left nothing is asked. */
  private dropVainQuestion({ seats }: Room): void {
    if (this.voices && !membersOf(seats[this.voices.seat]).length) this.voices = null;
  }

  /** Nobody asks twice, and nobody is asked about twice, while a question could be open. */
  private noteQuestion(seat: Seat, by: Seat | null, until: number): void {
    const isSame = (past: { seat: Seat; by: Seat }) => past.seat === seat || past.by === by;
    if (this.asked.some((past) => isSame(past) && this.house.now < past.until)) {
      throw new Broken(`seat ${by} asked about seat ${seat} again at once`);
    }
    if (by !== null) this.asked.push({ seat, by, until });
  }

  private voidLinksOf(givers: readonly Member[]): void {
    for (const link of this.house.links) {
      if (givers.includes(link.giver)) this.spent.add(link.ticket);
    }
  }

  private isThere({ table, plan }: Room, held: RoomSeat, seat: Seat): boolean {
    if (!membersOf(held).length || !table || table.standIns[seat]) return false;
    if (plan.clock.kind === 'days') return !timedOut(table, this.house.now).includes(seat);
    return membersOf(held).some((member) => !this.house.isAway(member));
  }

  private showOut(member: Member): void {
    for (const use of this.uses) if (use.member === member) this.spent.add(use.ticket);
    this.without.add(member);
  }

  /** The office is given, left behind with the chair, or taken after a minute without its holder. */
  private checkOffice({ member, request, before, after }: Deed): void {
    if (after.host === before.host || before.host === '' || member === before.host) return;
    if (request.do === 'host' && this.isHostGone(before)) return;
    // Whoever all others had replaced is the host no longer.
    if (request.do === 'remove' && this.without.has(before.host)) return;
    throw new Broken(`${member} took the office of ${before.host} by ${request.do}`);
  }

  /** Where a move may take days, a host whose seat plays is there until their time has run out. */
  private isHostGone(room: Room): boolean {
    const { table, plan, host } = room;
    const seat = seatOf(room, host);
    const isSlow = seat !== null && plan.clock.kind === 'days' && table && !table.result;
    if (isSlow && !table.standIns[seat] && !timedOut(table, this.house.now).includes(seat)) {
      return room.closed !== null && this.house.isGone(host);
    }
    return this.house.isGone(host);
  }

  /** All that anybody is sent after a step. */
  checkFrames(
    room: Room,
    seed: string,
    members: readonly Member[],
    events: readonly unknown[],
  ): void {
    const { table } = room;
    if (!table || table.result || !this.letIn) return;
    const { game } = this;
    if (recordOf(table, seed).seed !== null) throw new Broken('the record tells the seed');
    const truth = this.truthOf(room, events);
    for (const member of members) {
      const seen = roomSeenBy(game, room, seed, member);
      this.checkFrame(truth, member, seen, eventsFor(game, events, seen.seat ?? 'audience'));
    }
  }

  /** What there is to see of a room while hands are hidden, and what is told of these events, by seat. */
  truthOf(room: Room, events: readonly unknown[]): Truth {
    const { game } = this;
    const state = room.table?.state;
    const seats = [...room.seats.keys()];
    return {
      pictures: seats.map((seat) => this.text(game.view(state, seat))),
      audience: this.text(game.view(state, 'audience')),
      secrets: seats.map((seat) => this.secretsAmong(events, seat)),
    };
  }

  /** What one person was sent. */
  checkFrame(truth: Truth, member: Member, seen: RoomSeen, told: readonly unknown[]): void {
    const { pictures, audience, secrets } = truth;
    if (seen.table?.seed !== null) throw new Broken(`${member} was told the seed`);
    const picture = this.text(seen.table.view);
    const heard = told.map((event) => this.text(event));
    pictures.forEach((shown, seat) => {
      const isTold = secrets[seat]?.some((secret) => heard.includes(secret));
      if (isTold || (picture === shown && picture !== audience)) this.noteRead(member, seat);
    });
    for (const { seat } of seen.teamTalk) if (seat !== null) this.noteRead(member, seat);
    if (picture !== audience && !pictures.includes(picture)) {
      throw new Broken(`${member} was shown what nobody is to see`);
    }
  }

  /** What is told of these events to one seat and to nobody else. */
  private secretsAmong(events: readonly unknown[], seat: Seat): string[] {
    const { game } = this;
    return events.flatMap((event) => {
      const told = this.text(game.redact(event, seat));
      const others = [...(this.letIn ?? []).keys()].filter((other) => other !== seat);
      const isShared = [...others, 'audience' as const].some(
        (other) => this.text(game.redact(event, other)) === told,
      );
      return isShared ? [] : [told];
    });
  }

  /** Somebody got to know what is for a seat alone. */
  noteRead(member: Member, seat: Seat): void {
    if (!this.letIn?.[seat]?.includes(member)) {
      throw new Broken(`${member} read the hand of seat ${seat}, whose people had not let them in`);
    }
    const read = this.read.get(member) ?? new Set();
    this.read.set(member, read.add(seat));
    if (read.size > 1) throw new Broken(`${member} read the hands of seats ${[...read].join()}`);
  }

  /** Those who have a claim to a seat, for the walk to try it. */
  claims(): [Member, Seat][] {
    return (this.letIn ?? []).flatMap((members, seat) =>
      members.flatMap((member): [Member, Seat][] =>
        this.without.has(member) ? [] : [[member, seat]],
      ),
    );
  }

  checkBudgets(room: Room): void {
    const most = (what: string, count: number, limit: number) => {
      if (count > limit) throw new Broken(`${count} ${what}`);
    };
    room.seats.forEach((held, seat) => {
      most('people at a seat', membersOf(held).length, ROOM_LIMITS.members);
      const waiting = room.knocks.filter((knock) => knock.seat === seat);
      most('people at a door', waiting.length, ROOM_LIMITS.members);
    });
    most('lines of chat', room.chat.length, ROOM_LIMITS.chat);
    const talk = room.seats.length * (ROOM_LIMITS.chat + ROOM_LIMITS.members);
    const passing = ROOM_LIMITS.chat + ROOM_LIMITS.pastKnocks + talk;
    most('steps of talk and knocks', passingSteps(room).length, passing);
    most('past questions', room.pastRemovals.length, room.seats.length);
    const log = room.table?.log.length ?? 0;
    most('entries', log, RECORD_LIMITS.entries);
    most('asides', room.asides, ROOM_LIMITS.steps - RECORD_LIMITS.entries);
  }
}

function add(members: Member[] | undefined, member: Member): void {
  if (members && !members.includes(member)) members.push(member);
}
