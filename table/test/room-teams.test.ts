import { seededChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import {
  forgetMember,
  ROOM_LIMITS,
  type RoomRequest,
  recordOf,
  rematchSeats,
  restoreRoom,
  roomSeenBy,
  withoutMember,
} from '../src/index.ts';
import { ADA, BOB, CY, DOT, OPEN, RoomScene, seatFor, TEAMED, threeAtTable } from './room-scene.ts';
import { expectSame } from './sitting.ts';

const chance = seededChance(5);
const throwing: RoomRequest = { do: 'move', move: { do: 'throw' } };

/** Ada (the host) and Bob in a waiting room whose game has teams. */
const lobby = () =>
  new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), OPEN], { game: TEAMED });

const knocking = (seat: number, name: string): RoomRequest => ({ do: 'knock', seat, name });

/** The same with Cy on Ada's seat, and the game begun if that is wanted. */
function teamScene(started = true): RoomScene {
  const scene = lobby();
  scene.do(CY, knocking(0, 'Cy'));
  scene.do(ADA, { do: 'admit', name: 'Cy' });
  if (started) scene.do(ADA, { do: 'start' });
  return scene;
}

const seen = (scene: RoomScene, member: string) =>
  roomSeenBy(scene.game, scene.room, scene.seed, member);

describe('joining a team', () => {
  it('is asked of its people, who alone hear it and open', () => {
    const scene = lobby();
    expect(scene.do(CY, knocking(0, 'Cy'))).toEqual(['knock']);
    expect(scene.do(CY, knocking(0, 'Cy'))).toEqual([]);
    expect(scene.room.seats[0]).toMatchObject({ name: 'Ada', members: [ADA] });
    expect([ADA, BOB, CY, DOT].map((member) => seen(scene, member).knocks)).toEqual([
      ['Cy'],
      [],
      [],
      [],
    ]);
    expect([ADA, CY, DOT].map((member) => seen(scene, member).knocksAt)).toEqual([null, 0, null]);
    expect(scene.refusal(BOB, { do: 'admit', name: 'Cy' })).toBe('room.nobody');
    expect(scene.refusal(DOT, { do: 'admit', name: 'Cy' })).toBe('room.no-seat');
    expect(scene.refusal(CY, { do: 'admit', name: 'Cy' })).toBe('room.no-seat');
    expect(scene.do(ADA, { do: 'admit', name: 'Cy' })).toEqual(['sit']);
    expect(scene.room.seats[0]).toMatchObject({ name: 'Ada & Cy', members: [ADA, CY] });
    expect(seen(scene, DOT).seats[0]).toMatchObject({ name: 'Ada & Cy', mates: ['Ada', 'Cy'] });
    expect(seen(scene, CY)).toMatchObject({ seat: 0, called: 'Cy', knocksAt: null });
    expect(scene.room.knocks).toEqual([]);
  });

  it('never happens by taking a seat in the same moment as somebody else', () => {
    const scene = lobby();
    scene.sit(CY, 2, 'Cy');
    expect(scene.refusal(DOT, { do: 'sit', seat: 2, name: 'Dot' })).toBe('room.taken');
  });

  it('can be refused and thought better of', () => {
    const scene = lobby();
    scene.do(CY, knocking(0, 'Cy'));
    scene.do(ADA, { do: 'turn-away', name: 'Cy' });
    expect(seen(scene, ADA).knocks).toEqual([]);
    scene.do(CY, knocking(0, 'Cy'));
    scene.do(CY, knocking(1, 'Cy'));
    expect([ADA, BOB].map((member) => seen(scene, member).knocks)).toEqual([[], ['Cy']]);
    expect(scene.do(CY, { do: 'withdraw' })).toEqual(['unknock']);
    expect(scene.do(CY, { do: 'withdraw' })).toEqual([]);
    expect(scene.refusal(BOB, { do: 'admit', name: 'Cy' })).toBe('room.nobody');
  });

  it('is for games that have teams, seats that are held, and those who may be there', () => {
    expect(threeAtTable().refusal(DOT, knocking(0, 'Dot'))).toBe('room.taken');
    const scene = lobby();
    expect(scene.refusal(CY, knocking(2, 'Cy'))).toBe('room.nobody');
    expect(scene.refusal(CY, knocking(3, 'Cy'))).toBe('table.seat');
    expect(scene.do(ADA, knocking(0, 'Ada'))).toEqual([]);
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'open' });
    expect(scene.refusal(BOB, knocking(0, 'Bob'))).toBe('room.barred');
    const playing = teamScene();
    expect(playing.refusal(BOB, knocking(0, 'Bob'))).toBe('room.seated');
    playing.playToEnd(chance);
    expect(playing.refusal(DOT, knocking(0, 'Dot'))).toBe('room.over');
  });

  it('is bounded, at the table and at the door', () => {
    const scene = lobby();
    for (let guest = 1; guest < ROOM_LIMITS.members; guest++) {
      scene.do(`g${guest}`, knocking(0, `G${guest}`));
      scene.do(ADA, { do: 'admit', name: `G${guest}` });
    }
    expect(scene.refusal(CY, knocking(0, 'Cy'))).toBe('room.crowded');
    for (let guest = 0; guest < ROOM_LIMITS.members; guest++) {
      scene.do(`h${guest}`, knocking(1, 'H'));
    }
    expect(new Set(seen(scene, BOB).knocks).size).toBe(ROOM_LIMITS.members);
    // Whoever has waited longest makes room for the next.
    const [longest, ...others] = scene.room.knocks.map(({ member }) => member);
    scene.do(CY, knocking(1, 'Cy'));
    expect(longest).toBe('h0');
    expect(scene.room.knocks.map(({ member }) => member)).toEqual([...others, CY]);
  });

  it('is asked for only so often, so that no stranger talks a room full', () => {
    const scene = lobby();
    for (let times = 0; times < 5; times++) {
      scene.do(CY, knocking(0, 'Cy'));
      scene.do(CY, { do: 'withdraw' });
    }
    expect(scene.refusal(CY, knocking(0, 'Cy'))).toBe('room.slowly');
    expect(scene.refusal(DOT, knocking(0, 'Dot'))).toBeNull();
    expect(scene.refusal(ADA, { do: 'say', phrase: 'hello' })).toBeNull();
    expect(scene.refusal(CY, { do: 'sit', seat: 2, name: 'Cy' })).toBeNull();
  });

  it('works with the team’s own link as well, before the game and in it', () => {
    const scene = teamScene();
    scene.tickets.set('adas', 0);
    scene.do(DOT, { do: 'sit', seat: 0, name: 'Cy', ticket: 'adas' });
    expect(scene.room.seats[0]).toMatchObject({ name: 'Ada, Cy & Cy 2' });
    expect(scene.room.table?.plan.holders[0]).toEqual({ kind: 'team', name: 'Ada, Cy & Cy 2' });
    scene.do(DOT, { do: 'stand' });
    scene.playToEnd(chance);
    // In history it is only another device of somebody who was there.
    scene.do(DOT, { do: 'sit', seat: 0, name: 'Dot', ticket: 'adas' });
    expect(scene.room.seats[0]).toMatchObject({ name: 'Ada & Cy', members: [ADA, CY, DOT] });
  });

  it('leaves the chair one had, and the doors at which one waited', () => {
    const scene = lobby();
    scene.do(DOT, knocking(1, 'Dot'));
    scene.do(BOB, knocking(0, 'Bob'));
    scene.do(ADA, { do: 'admit', name: 'Bob' });
    expect(scene.room.seats.map((held) => ('name' in held ? held.name : ''))).toEqual([
      'Ada & Bob',
      '',
      '',
    ]);
    expect(scene.room.knocks).toEqual([]);
    scene.sit(BOB, 1, 'Bob');
    expect(scene.room.seats.map((held) => ('name' in held ? held.name : ''))).toEqual([
      'Ada',
      'Bob',
      '',
    ]);
  });

  it('keeps waiting at the same door when the seats move up', () => {
    const scene = new RoomScene([OPEN, seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], { game: TEAMED });
    scene.do(CY, knocking(2, 'Cy'));
    scene.do(ADA, { do: 'start' });
    expect([ADA, BOB].map((member) => seen(scene, member).knocks)).toEqual([[], ['Cy']]);
    scene.do(BOB, { do: 'admit', name: 'Cy' });
    expect(seen(scene, CY)).toMatchObject({ seat: 1, table: { viewer: 1 } });
  });
});

describe('a team', () => {
  it('sees what its seat sees, and any of it acts', () => {
    const scene = teamScene();
    expect(scene.room.table?.plan.holders[0]).toEqual({ kind: 'team', name: 'Ada & Cy' });
    scene.do(CY, throwing);
    scene.do(ADA, { do: 'move', move: scene.moveFor(0, chance) });
    expectSame(seen(scene, CY).table, seen(scene, ADA).table);
    expect(seen(scene, BOB).table).not.toEqual(seen(scene, ADA).table);
  });

  it('is taken at its first word: the second to the same question is refused', () => {
    const scene = teamScene();
    scene.do(ADA, throwing);
    const question = seen(scene, ADA).table?.question ?? -1;
    expect(seen(scene, CY).table?.question).toBe(question);
    const [mine, other] = [0, 0].map(() => scene.moveFor(0, chance));
    scene.do(CY, { do: 'move', move: other, question });
    expect(scene.refusal(ADA, { do: 'move', move: mine, question })).toMatch(/^move\./);
  });

  it('keeps its seat and loses a name when one leaves; a bot comes after the last', () => {
    const scene = teamScene();
    expect(scene.do(ADA, { do: 'stand' })).toEqual(['stand']);
    expect(scene.room.seats[0]).toMatchObject({ name: 'Cy', members: [CY] });
    expect(scene.room.table?.plan.holders[0]).toEqual({ kind: 'person', name: 'Cy' });
    expect(scene.refusal(CY, throwing)).toBeNull();
    expect(scene.do(CY, { do: 'stand' })).toEqual(['stand', 'note']);
    expect(scene.room.table?.standIns[0]).toBe('medium');
  });

  it('needs no bot while one of it is there', () => {
    const scene = teamScene();
    const here = new Set<string>([ADA, CY]);
    scene.facts.away = (member) => !here.has(member);
    const ask: RoomRequest = { do: 'stand-in', seat: 0, level: 'easy' };
    expect(scene.refusal(ADA, ask)).toBe('room.mates');
    here.delete(CY);
    expect(scene.refusal(ADA, ask)).toBeNull();
  });

  it('agrees and asks with one voice, whoever speaks', () => {
    const scene = teamScene();
    scene.do(ADA, throwing);
    scene.do(CY, { do: 'move', move: scene.moveFor(0, chance) });
    scene.do(BOB, { do: 'move', move: scene.moveFor(1, chance) });
    scene.do(BOB, { do: 'undo' });
    expect(scene.room.table?.undoRequest).toMatchObject({ seat: 1, needs: [0] });
    expect(scene.do(CY, { do: 'agree' })).toEqual(['note', 'undo']);
    expect(scene.refusal(ADA, { do: 'agree' })).toBe('undo.unasked');
  });

  it('lets the host show one of it the door before the game', () => {
    const scene = teamScene(false);
    const dismiss: RoomRequest = { do: 'dismiss', seat: 0, name: 'Cy' };
    expect(scene.refusal(BOB, dismiss)).toBe('room.host');
    expect(scene.refusal(ADA, { ...dismiss, seat: 1 } as RoomRequest)).toBe('room.nobody');
    expect(scene.do(ADA, dismiss)).toEqual(['stand']);
    expect(scene.room.seats[0]).toMatchObject({ name: 'Ada', members: [ADA] });
    expect(scene.refusal(CY, knocking(0, 'Cy'))).toBe('room.barred');
  });

  it('shows those the door whom it let in; in mid-game no host does, and nobody those before them', () => {
    const scene = teamScene();
    scene.do(BOB, { do: 'say', phrase: 'hello' });
    const dismiss = (seat: number, name: string): RoomRequest => ({ do: 'dismiss', seat, name });
    scene.do(DOT, knocking(1, 'Dot'));
    scene.do(BOB, { do: 'admit', name: 'Dot' });
    expect(scene.refusal(ADA, dismiss(1, 'Dot'))).toBe('room.started');
    expect(scene.refusal(ADA, dismiss(1, 'Bob'))).toBe('room.started');
    expect(scene.refusal(DOT, dismiss(1, 'Bob'))).toBe('room.started');
    expect(scene.refusal(CY, dismiss(0, 'Ada'))).toBe('room.started');
    // Who left for a moment comes back to the place they had.
    scene.do(BOB, { do: 'stand' });
    scene.do(BOB, { do: 'sit', seat: 1, name: 'Bob' });
    expect(scene.refusal(DOT, dismiss(1, 'Bob'))).toBe('room.started');
    expect(scene.do(BOB, dismiss(1, 'Dot'))).toEqual(['stand']);
    expect(scene.refusal(DOT, { do: 'sit', seat: 1, name: 'Dot' })).toBe('room.barred');
    expect(scene.do(ADA, dismiss(0, 'Cy'))).toEqual(['stand']);
  });

  it('lets nobody in who knows another hand, however they ask', () => {
    const scene = teamScene();
    scene.do(BOB, { do: 'stand' });
    expect(scene.refusal(BOB, knocking(0, 'Bob'))).toBe('room.other-hand');
    scene.tickets.set('adas', 0);
    const sit: RoomRequest = { do: 'sit', seat: 0, name: 'Bob', ticket: 'adas' };
    expect(scene.refusal(BOB, sit)).toBe('room.other-hand');
    // Knocked before they knew it.
    const before = lobby();
    before.do(BOB, knocking(0, 'Bob'));
    before.do(ADA, { do: 'start' });
    expect(before.refusal(ADA, { do: 'admit', name: 'Bob' })).toBe('room.seated');
    before.do(BOB, { do: 'stand' });
    expect(before.refusal(ADA, { do: 'admit', name: 'Bob' })).toBe('room.other-hand');
  });

  it('names itself, each for themselves', () => {
    const scene = teamScene();
    scene.do(CY, { do: 'rename', name: 'ADA' });
    expect(scene.room.seats[0]).toMatchObject({ name: 'Ada & ADA 2' });
    scene.do(ADA, { do: 'rename', name: 'Zoe' });
    scene.do(BOB, { do: 'rename', name: 'zoe' });
    expect(scene.room.seats.map((held) => 'name' in held && held.name)).toEqual([
      'Zoe & ADA 2',
      'zoe 2',
    ]);
    expect(recordOf(scene.room.table as never, scene.seed).sitters[0]?.name).toBe('Zoe & ADA 2');
  });

  it('closes its door with the game', () => {
    const scene = teamScene();
    scene.do(DOT, knocking(0, 'Dot'));
    expect([seen(scene, ADA).knocks, seen(scene, DOT).knocksAt]).toEqual([['Dot'], 0]);
    scene.playToEnd(chance);
    expect([seen(scene, ADA).knocks, seen(scene, DOT).knocksAt]).toEqual([[], null]);
  });

  it('plays on together in the next room', () => {
    const scene = teamScene();
    scene.playToEnd(chance);
    const next = new RoomScene(rematchSeats(scene.room), { game: TEAMED });
    expect(next.room.seats.at(-1)).toMatchObject({ name: 'Ada & Cy', members: [ADA, CY] });
    expect(seen(next, CY).called).toBe('Cy');
    next.do(CY, { do: 'stand' });
    expect(next.room.seats.at(-1)).toMatchObject({ name: 'Ada' });
  });

  it('forgets one of it without a trace, who knocked, played and talked', () => {
    const scene = teamScene();
    scene.do(CY, { do: 'say', text: 'Cy says', to: 'team' });
    scene.do(ADA, { do: 'say', text: 'Yes', to: 'team' });
    scene.do(DOT, knocking(0, 'Dot'));
    for (const member of [CY, DOT]) {
      scene.accept(forgetMember(scene.context, member));
      scene.steps.splice(0, Number.POSITIVE_INFINITY, ...withoutMember(scene.steps, member));
    }
    expect(JSON.stringify([scene.steps, scene.room])).not.toMatch(/Cy|Dot|m-cy|m-dot/);
    expectSame(restoreRoom(TEAMED, scene.steps), scene.room);
    expect(scene.room.seats[0]).toMatchObject({ name: 'Ada', members: [ADA] });
  });
});
