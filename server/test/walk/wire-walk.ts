import { isDeepStrictEqual } from 'node:util';
import { type Chance, openingOf, pick, readRecord, replay, seededChance } from '@late/kernel';
import {
  type Member,
  type Room,
  type RoomRequest,
  restoreRoom,
  roomSeenBy,
  type StoryStep,
  seatOf,
} from '@late/table';
import { Broken, DAY, MINUTE, type Played, Requests, Witness } from '@late/table/testing/model';
import { vi } from 'vitest';
import { Guest } from '../guest.ts';
import type { TestServer } from '../test-server.ts';
import { GuestAtLarge, type Shown } from './guest-at-large.ts';
import { History } from './history.ts';
import { WireHouse } from './wire-house.ts';

const PEOPLE = 8;
/** Each is told apart by a name of their own. */
const NAMES = Array.from({ length: PEOPLE }, (_, person) => `Guest ${person}`);

/** People around a room of a real server, each with several devices, who try whatever comes to mind. */
export class WireWalk {
  readonly tried: string[] = [];
  accepted = 0;
  frames = 0;
  stories = 0;
  private readonly server: TestServer;
  private readonly chance: Chance;
  private readonly played: Played;
  private readonly house = new WireHouse(Date.now());
  private readonly witness: Witness;
  private readonly requests: Requests;
  private readonly polls = new AbortController();
  private people: GuestAtLarge[] = [];
  private history!: History;
  private id = '';
  private seed = '';

  constructor(server: TestServer, played: Played, number: number) {
    this.server = server;
    this.played = played;
    this.chance = seededChance(number);
    this.witness = new Witness(played.game, this.house, sorted);
    this.requests = new Requests(this.chance, played, this.house);
  }

  async run(length: number): Promise<void> {
    await this.open();
    try {
      for (let number = 0; number < length; number++) {
        await this.comeAndGo();
        const room = await this.history.readOn();
        const members = this.people.map(({ member }) => member);
        const [member, request] = this.requests.next(room, members);
        await this.ask(this.personOf(member), request);
        if (number % 8 === 7) await this.lookAtFiles();
      }
      await this.checkClaims();
      await this.checkReplay();
    } finally {
      this.polls.abort();
      for (const person of this.people) while (person.lines) await person.hangUp();
    }
  }

  private async open(): Promise<void> {
    const { server, chance, played } = this;
    const guests = await Promise.all(NAMES.map(() => Guest.arrive(server)));
    const most = Math.min(4, played.game.seats(played.options(chance)).max);
    const seats = Array.from({ length: 2 + chance.below(most - 1) }, () =>
      pick(chance, ['open', 'open', 'open', 'easy']),
    );
    const clock = pick(chance, [
      { kind: 'none' },
      { kind: 'turn', seconds: 90 },
      { kind: 'days', days: 1 },
    ] as const);
    const [host] = guests as [Guest];
    seats[0] = 'open';
    this.id = await host.open({ game: played.game.id, seats, clock, name: NAMES[0] });
    const { store } = server.services;
    this.seed = (await store.table(this.id))?.seed as string;
    this.history = new History(played.game, store, this.id);
    this.people = await Promise.all(
      guests.map(async (guest) => {
        const { body } = await guest.call('GET', '/api/me');
        return new GuestAtLarge(guest, body.member, this.id);
      }),
    );
    for (const [seat] of seats.entries()) {
      const person = this.people[seat] as GuestAtLarge;
      await this.ask(person, { do: 'sit', seat, name: NAMES[seat] as string });
    }
    if (chance.below(3)) await this.ask(this.people[0] as GuestAtLarge, { do: 'start' });
  }

  private personOf(member: Member): GuestAtLarge {
    return this.people.find((person) => person.member === member) ?? pick(this.chance, this.people);
  }

  /** Time passes, lines open and break, links are given, somebody looks without a line. */
  private async comeAndGo(): Promise<void> {
    const { chance, house } = this;
    vi.setSystemTime(
      Date.now() + (chance.below(12) ? chance.below(30_000) : chance.below(70 * MINUTE)),
    );
    house.now = Date.now();
    const person = pick(chance, this.people);
    const { member, guest } = person;
    const isSeated = seatOf(await this.history.readOn(), member) !== null;
    switch (chance.below(9)) {
      case 0:
      case 1:
        if (person.lines > 2) break;
        house.connected(member);
        await person.connect();
        break;
      case 2:
        if (!person.lines) break;
        await this.check(person, await person.hangUp());
        house.hungUp(member);
        break;
      case 3:
        house.asked(member);
        await person.look();
        break;
      case 4: {
        const { length } = await this.history.readOn();
        house.asked(member);
        person.poll(length, this.polls.signal);
        break;
      }
      case 5:
      case 6: {
        if (!isSeated) break;
        const kept = chance.below(2) === 0;
        house.asked(member);
        const path = `/api/rooms/${this.id}/ticket${kept ? '?kept' : ''}`;
        const { body } = await guest.call('POST', path, {});
        if (!body.ticket) break;
        house.links.push({ ticket: body.ticket, giver: member, kept, expires: house.now + DAY });
        break;
      }
      case 7:
        if (chance.below(5)) break;
        house.asked(member);
        await guest.call('DELETE', `/api/rooms/${this.id}/ticket`);
        house.revoke(member);
        break;
      case 8:
        person.hurry();
    }
  }

  private async ask(person: GuestAtLarge, asked: RoomRequest): Promise<boolean> {
    const { house, witness, history } = this;
    const { member } = person;
    const name = NAMES[this.people.indexOf(person)] as string;
    const own = asked.do === 'sit' || asked.do === 'knock' || asked.do === 'rename';
    const request = own ? { ...asked, name } : asked;
    const before = await history.readOn();
    const overSocket = person.lines > 0 && this.chance.below(2) === 0;
    if (!overSocket) house.asked(member);
    const length = await person.ask(request, overSocket);
    this.tried.push(`${member} ${JSON.stringify(request)} ${length ?? 'no'}`);
    const after = await history.readOn();
    if (length !== null) {
      this.accepted++;
      witness.note({ member, request, before, after, events: [] });
      await Promise.all(this.people.map((other) => other.caughtUp(length)));
    }
    for (const other of this.people) await this.check(other, other.news());
    const seat = seatOf(after, member);
    // Half-made moves are for the team alone: each says whose it is.
    if (seat !== null && isHidden(after)) person.draft(0, { seat });
    return length !== null;
  }

  /** Holds what came against what there was to see. */
  private async check(person: GuestAtLarge, shown: readonly Shown[]): Promise<void> {
    // Bots play on meanwhile.
    await this.history.readOn();
    for (const { seen, from, events, draft } of shown) {
      this.frames++;
      const room = this.history.at(seen.length);
      if (!isHidden(room)) continue;
      if (JSON.stringify([seen, events]).includes(this.seed)) throw new Broken('the seed is told');
      if (draft) this.witness.noteRead(person.member, (draft as { seat: number }).seat);
      const truth = this.witness.truthOf(room, this.history.told(from, seen.length));
      this.witness.checkFrame(truth, person.member, seen, events);
    }
  }

  /** Lists, exports, stories and records tell whoever asks no more than all may know. */
  private async lookAtFiles(): Promise<void> {
    const person = pick(this.chance, this.people);
    const { guest } = person;
    this.house.asked(person.member);
    const record = await guest.call('GET', `/api/rooms/${this.id}/record`);
    const answers = [record, await guest.call('GET', '/api/me/export')];
    answers.push(await guest.call('GET', '/api/rooms?mine'));
    const story = await guest.call('GET', `/api/rooms/${this.id}/story`);
    answers.push(story);
    const room = await this.history.readOn();
    if (!isHidden(room)) return;
    if (JSON.stringify(answers.map(({ body }) => body)).includes(this.seed)) {
      throw new Broken('a file tells the seed');
    }
    if (story.status === 200) this.checkStory(room, story.body.steps);
    const { game } = this.played;
    // Before anything was open to all it has a head and no entries.
    if (record.status !== 200 || /\n\n\s*$/.test(record.body)) return;
    const read = readRecord(record.body, () => game);
    const state = replay(game, openingOf(game, read), read.log);
    if (!game.open(state)) throw new Broken('the record tells what is hidden');
  }

  /** A story is told to those who come late, and has nothing in it that only one seat was told. */
  private checkStory(room: Room, steps: readonly StoryStep[]): void {
    const { secrets } = this.witness.truthOf(room, this.history.told(0, room.length));
    const told = new Set(steps.flatMap(({ events }) => events).map(sorted));
    if (secrets.flat().some((secret) => told.has(secret))) throw new Broken('a story tells a hand');
    if (steps.some(({ act }) => act.do === 'move' && 'move' in act)) {
      throw new Broken('a story tells a move itself');
    }
    this.stories += steps.length;
  }

  /** Whoever was let into a seat and not shown out has it, or gets it back without asking anybody. */
  private async checkClaims(): Promise<void> {
    for (const [member, seat] of this.witness.claims()) {
      const room = await this.history.readOn();
      if (!isHidden(room) || room.closed) return;
      const person = this.personOf(member);
      const isDone = await this.ask(person, { do: 'sit', seat, name: '' });
      const seen = await person.look();
      const isOver = seen.table?.result !== null;
      if (!isOver && (!isDone || seen.seat !== seat || seen.table?.standIns[seat])) {
        throw new Broken(`${member} cannot have seat ${seat} again`);
      }
    }
  }

  /** What is stored leads to what people see. */
  private async checkReplay(): Promise<void> {
    const { store, rooms } = this.server.services;
    const { game } = this.played;
    const steps = await store.steps(this.id, 0);
    const replayed = restoreRoom(game, steps);
    const cached = await rooms.get(this.id);
    if (cached?.room.length !== replayed.length) return;
    for (const member of ['', ...this.people.map((person) => person.member)]) {
      const [now, again] = [cached.room, replayed].map((room) =>
        roomSeenBy(game, room, this.seed, member),
      );
      if (!isDeepStrictEqual(now, again)) throw new Broken('the room does not replay');
    }
  }
}

/** Whether there is a game whose hands are not shown. */
function isHidden({ table }: Room): boolean {
  return table !== null && table.result === null;
}

/** The same text for the same data, whatever the order of its fields. */
function sorted(data: unknown): string {
  return JSON.stringify(data, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
