import { choices, type Dice, extra, type Pad, type State } from '@late/extra/rules';
import {
  type Answer,
  type AnyGame,
  BOT_LEVELS,
  type Chance,
  commitment,
  pick,
  type Seat,
} from '@late/kernel';
import { expect } from 'vitest';
import {
  type Action,
  type ClockRule,
  decideRoom,
  foldStep,
  type HouseFacts,
  houseActs,
  LINK_LIFE,
  type Member,
  membersOf,
  PHRASES,
  type Room,
  type RoomContext,
  type RoomDone,
  type RoomPlan,
  type RoomRequest,
  type RoomSeat,
  type RoomStep,
  seatOf,
} from '../src/index.ts';
import { deepFreeze, OPENED, SEED } from './sitting.ts';

export const MEMBERS = ['m-ada', 'm-bob', 'm-cy', 'm-dot', 'm-eve', 'm-fay'] as const;
export const [ADA, BOB, CY, DOT] = MEMBERS;
const NAMES = ['Ada', 'Bob', 'Cy', 'ada', 'Serif', 'Ada 2'];

/** EXTRA!, if its seats could be teams. */
export const TEAMED: AnyGame = { ...extra, teams: () => true };

export const OPEN: RoomSeat = { kind: 'open' };
export const CLOSED: RoomSeat = { kind: 'closed' };
export const botSeat = (name: string): RoomSeat => ({ kind: 'bot', name, level: 'easy' });
export const seatFor = (member: Member, name: string): RoomSeat => ({
  kind: 'person',
  name,
  members: [member],
});

export interface RoomWishes {
  readonly game?: AnyGame;
  readonly options?: unknown;
  readonly clock?: ClockRule;
  readonly seed?: string;
  readonly host?: Member;
  /** What else its plan says. */
  readonly plan?: Pick<RoomPlan, 'fairness' | 'counted' | 'duel' | 'follows'>;
}

/** A room whose absent seats, tickets and clock the test moves. */
export class RoomScene {
  room: Room;
  now = OPENED;
  readonly steps: RoomStep[] = [];
  readonly absent = new Set<Seat>();
  /** Who has not come yet from the room before. */
  readonly lingering = new Set<Member>();
  readonly tickets = new Map<string, Seat>();
  /** Those of the tickets that let one person in. */
  readonly onceOnly = new Set<string>();
  /** Those that were not given just now. */
  readonly givenAt = new Map<string, number>();
  readonly game: AnyGame;
  readonly seed: string;
  readonly facts: HouseFacts = {
    absent: (seat) => this.absent.has(seat),
    lingers: (member) => this.lingering.has(member),
    link: (ticket) => {
      const [giver] = membersOf(this.room.seats[this.tickets.get(ticket) ?? -1]);
      const kept = !this.onceOnly.has(ticket);
      const given = this.givenAt.get(ticket) ?? this.now + 1;
      return giver === undefined ? null : { id: ticket, giver, kept, expires: given + LINK_LIFE };
    },
  };

  constructor(seats: readonly RoomSeat[], wishes: RoomWishes = {}) {
    this.game = wishes.game ?? extra;
    this.seed = wishes.seed ?? SEED;
    const plan = {
      id: 'room-1',
      code: 'ABC-DEF',
      game: this.game.id,
      version: this.game.version,
      options: wishes.options ?? {},
      clock: wishes.clock ?? { kind: 'none' as const },
      commitment: commitment(this.seed),
      opened: OPENED,
      ...wishes.plan,
    };
    const host = wishes.host ?? ADA;
    const act = { do: 'open', plan, seats, host, listed: false } as const;
    this.steps.push({ seq: 0, at: OPENED, act });
    this.room = deepFreeze(foldStep(this.game, null, this.steps[0] as RoomStep).room);
  }

  get context(): RoomContext {
    const { game, room, seed, now } = this;
    return { game, room, seed, now };
  }

  /** What the room would answer. Nothing happens. */
  answer(member: Member, request: RoomRequest): Answer<RoomDone> {
    return decideRoom({ ...this.context, member, facts: this.facts }, request);
  }

  /** Takes what an answer brought about, if anything. */
  accept(answer: Answer<RoomDone>): Answer<RoomDone> {
    if (!answer.ok) return answer;
    expect(answer.steps.map(({ seq }) => seq)).toEqual(
      answer.steps.map((_, index) => this.room.length + index),
    );
    expect(answer.room.length).toBe(this.room.length + answer.steps.length);
    this.steps.push(...answer.steps);
    this.room = deepFreeze(answer.room);
    return answer;
  }

  attempt(member: Member, request: RoomRequest): Answer<RoomDone> {
    return this.accept(this.answer(member, request));
  }

  /** Does what must be allowed; which steps it took. */
  do(member: Member, request: RoomRequest): string[] {
    const answer = this.attempt(member, request);
    if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.refusal.code}`);
    return answer.steps.map(({ act }) => (act.do === 'entry' ? act.entry.act.do : act.do));
  }

  refusal(member: Member, request: RoomRequest): string | null {
    const answer = this.answer(member, request);
    return answer.ok ? null : answer.refusal.code;
  }

  act(action: Action): Answer<RoomDone> {
    return this.accept(houseActs(this.context, action));
  }

  sit(member: Member, seat: Seat, name: string): string[] {
    return this.do(member, { do: 'sit', seat, name });
  }

  get state(): State {
    return this.room.table?.state as State;
  }

  /** A legal move of EXTRA!. */
  moveFor(seat: Seat, chance: Chance): unknown {
    const { dice, pads } = this.state;
    if (!dice) return { do: 'throw' };
    return { do: 'split', ...pick(chance, choices(pads[seat] as Pad, dice as Dice)) };
  }

  playToEnd(chance: Chance): void {
    while (this.room.table && !this.room.table.result) {
      const seat = pick(chance, this.room.table.turn.must);
      const answer = this.act({ do: 'move', seat, move: this.moveFor(seat, chance) });
      if (!answer.ok) throw new Error(answer.refusal.code);
    }
  }
}

/** Ada (the host), Bob and Cy in a game that has begun, and Dot looking on. */
export function threeAtTable(): RoomScene {
  const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), seatFor(CY, 'Cy')]);
  scene.do(ADA, { do: 'start' });
  return scene;
}

/** A room by number: open, closed and bot seats, and perhaps a host who sits. */
export function someScene(chance: Chance, seed: string, seats = 2 + chance.below(4)): RoomScene {
  const host = pick(chance, MEMBERS);
  const list = Array.from({ length: seats }, (_, seat) =>
    pick(chance, [OPEN, OPEN, OPEN, CLOSED, botSeat(`Robot ${seat}`)]),
  );
  if (chance.below(2)) list[0] = seatFor(host, 'Host');
  const clock = pick(chance, [{ kind: 'none' }, { kind: 'turn', seconds: 60 }] as const);
  return new RoomScene(list, { seed, host, clock, game: pick(chance, [extra, TEAMED]) });
}

type Asked = readonly [Member, RoomRequest];

/** Something that somebody might ask for, often in vain. */
export function someRequest(scene: RoomScene, chance: Chance): Asked {
  const { room } = scene;
  const seat = chance.below(room.seats.length + (chance.below(20) ? 0 : 1));
  const name = pick(chance, NAMES);
  const member = pick(chance, chance.below(3) && room.seated.length ? room.seated : MEMBERS);
  const host = chance.below(4) ? room.host || member : member;
  const as = pick(chance, ['open', 'closed', ...BOT_LEVELS] as const);
  const own = seatOf(room, member);
  const before: Asked[] = [
    [member, { do: 'sit', seat, name }],
    [member, { do: 'sit', seat, name, ticket: 'ticket' }],
    [host, { do: 'arrange', seat, as }],
    [host, { do: 'start' }],
    [member, { do: 'knock', seat, name }],
    atDoor(scene, chance) ?? [member, { do: 'withdraw' }],
  ];
  const consent: Asked = [member, { do: pick(chance, ['undo', 'agree', 'decline']) }];
  const during: Asked[] = [consent, consent];
  const always: Asked[] = [
    [member, { do: 'sit', seat, name, ...(chance.below(2) ? { ticket: 'ticket' } : {}) }],
    [member, { do: 'stand' }],
    [member, { do: 'rename', name }],
    [host, { do: 'host', seat }],
    [host, { do: 'list', listed: chance.below(2) === 0 }],
    [host, { do: 'mute', seat, muted: chance.below(2) === 0 }],
    [host, { do: 'arrange', seat, as: 'open' }],
    [host, { do: 'start' }],
    [member, { do: 'say', phrase: pick(chance, PHRASES) }],
    [member, { do: 'say', text: pick(chance, [' well ', '', 'hm']) }],
    [member, { do: 'knock', seat, name }],
    [member, { do: 'say', text: 'psst', to: 'team' }],
    [host, { do: 'dismiss', seat, name }],
    atDoor(scene, chance) ?? [member, { do: 'withdraw' }],
    [member, { do: 'hand-back' }],
    [member, { do: 'stand-in', seat: own ?? seat, level: pick(chance, BOT_LEVELS) }],
    [member, { do: 'stand-in', seat, level: pick(chance, BOT_LEVELS) }],
  ];
  const usual = room.table ? during : before;
  return pick(chance, chance.below(room.table ? 8 : 2) ? usual : always);
}

/** An answer to somebody who knocks, if anybody does. */
function atDoor({ room }: RoomScene, chance: Chance): Asked | null {
  if (!room.knocks.length) return null;
  const { seat, name } = pick(chance, room.knocks);
  const held = room.seats[seat];
  const inside = held?.kind === 'person' ? pick(chance, held.members) : ADA;
  return [inside, { do: chance.below(3) ? 'admit' : 'turn-away', name }];
}

/** Somebody who is waited for moves: the people themselves, or a bot of the house. */
function someMove(scene: RoomScene, chance: Chance): Answer<RoomDone> | null {
  const { table, seats } = scene.room;
  if (!table || table.result) return null;
  const seat = pick(chance, table.turn.must);
  const move = scene.moveFor(seat, chance);
  const held = seats[seat];
  const members = held?.kind === 'person' ? held.members : [];
  if (!members.length || (table.standIns[seat] && chance.below(3))) {
    return scene.act({ do: 'move', seat, move });
  }
  return scene.attempt(pick(chance, members), { do: 'move', move });
}

/** Lets people come, play, talk and go. Tells `visit` of everything that was accepted. */
export function wanderRoom(
  scene: RoomScene,
  chance: Chance,
  requests: number,
  visit: (answer: Answer<RoomDone> & { ok: true }, before: Room) => void,
): void {
  for (let number = 0; number < requests; number++) {
    scene.now += chance.below(2000) - 100 + chance.below(10) / 10;
    const seat = chance.below(scene.room.seats.length);
    if (chance.below(3)) scene.absent.delete(seat);
    else scene.absent.add(seat);
    scene.tickets.set('ticket', seat);
    const before = scene.room;
    const moved = chance.below(5) < 3 ? someMove(scene, chance) : null;
    const answer = moved ?? scene.attempt(...someRequest(scene, chance));
    if (answer.ok) visit(answer, before);
    else expect(scene.room).toBe(before);
  }
}
