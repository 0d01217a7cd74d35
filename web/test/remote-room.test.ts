import type { RoomSeen, SeatSeen, Seen } from '@late/table';
import { speaker } from '@late/ui/text';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSame } from '../src/remote/keep-same.ts';
import { RemoteRoom } from '../src/remote/RemoteRoom.ts';
import { lineNotice } from '../src/room/connection-line.ts';
import type { Say } from '../src/shell/use-say.ts';
import { FakeExchange, roomSeen } from './fake-line.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function setUp(seen: RoomSeen = roomSeen()) {
  const exchange = new FakeExchange();
  const room = new RemoteRoom(
    (event, name) => [{ key: String((event as { is: string }).is), params: { name: name(1) } }],
    seen,
    { present: [0], here: [] },
    exchange,
  );
  let told = 0;
  room.subscribe(() => told++);
  exchange.wire.say({ t: 'room', room: copy(seen), present: [0], here: [] });
  return { exchange, room, told: () => told, keys: () => keysOf(room) };
}

const keysOf = (room: RemoteRoom) => room.snapshot().news.map(({ line }) => line.key);
const step = (from: number, to: number, changes: object = {}) =>
  ({
    t: 'step',
    from,
    to,
    room: { length: to },
    table: {},
    view: {},
    events: [],
    ...changes,
  }) as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a step changes what it names and nothing else', () => {
  const { exchange, room, keys } = setUp();
  const { seen: before } = room.snapshot();
  exchange.wire.say(
    step(5, 7, { table: { length: 4 }, view: { throws: 2 }, events: [{ is: 'game.threw' }] }),
  );
  const { seen } = room.snapshot();
  expect(seen.length).toBe(7);
  expect(seen.table?.length).toBe(4);
  expect(seen.table?.view).toEqual({ dice: [1, 2, 3, 4, 5], throws: 2 });
  expect(seen.seats).toBe(before.seats);
  expect(seen.table?.plan).toBe(before.table?.plan);
  expect(keys()).toEqual(['game.threw']);
  expect(room.snapshot().news[0]?.line.params).toEqual({ name: 'Ben' });
});

test('a closed game is news, and what was being asked is not told as declined', () => {
  const asked = { seat: 1, needs: [0], agreed: [] };
  const { table } = roomSeen();
  const { exchange, room, keys } = setUp(
    roomSeen({ table: { ...(table as Seen), undoRequest: asked } }),
  );
  const closed = { by: 'host', at: 9 } as const;
  const turn = { must: [], may: [] };
  exchange.wire.say(
    step(5, 6, { room: { length: 6, closed }, table: { turn, undoRequest: null } }),
  );
  expect(keys()).toEqual(['close.host']);
  expect(room.snapshot().seen.closed).toEqual(closed);
  exchange.wire.say(step(6, 7));
  expect(keys()).toEqual(['close.host']);
});

test('news of a large team names two of it and counts the rest', () => {
  const [own, ben] = roomSeen().seats;
  const mates = ['Ben', 'Cleo', 'Dan', 'Eve'];
  const crowd = { ...ben, name: 'Ben, Cleo, Dan & Eve', mates } as SeatSeen;
  const { exchange, room } = setUp(roomSeen({ seats: [own as SeatSeen, crowd] }));
  exchange.wire.say(step(5, 6, { events: [{ is: 'game.threw' }] }));
  expect(room.snapshot().news[0]?.line.params).toEqual({ name: 'Ben, Cleo +2' });
});

test('after a gap the whole room is asked for, once, and steps before it are passed over', () => {
  const { exchange, room } = setUp();
  exchange.wire.say(step(6, 7, { view: { throws: 9 } }));
  exchange.wire.say(step(7, 8, { view: { throws: 9 } }));
  expect(exchange.wire.sent).toEqual([{ t: 'sync' }]);
  expect(room.snapshot().seen.length).toBe(5);
  exchange.wire.say({ t: 'room', room: roomSeen({ length: 8 }), present: [0, 1], here: [] });
  expect(room.snapshot().seen.length).toBe(8);
  exchange.wire.say(step(8, 9));
  expect(room.snapshot().seen.length).toBe(9);
  expect(exchange.wire.sent).toHaveLength(1);
});

test('what is known already is not taken twice', () => {
  const { exchange, room, keys } = setUp();
  exchange.wire.say(step(5, 6, { events: [{ is: 'a' }] }));
  exchange.wire.say(step(5, 6, { events: [{ is: 'a' }] }));
  expect(keys()).toEqual(['a']);
  expect(room.snapshot().seen.length).toBe(6);
});

test('a whole room in which nothing changed changes nothing on the screen', () => {
  const { exchange, room, told } = setUp();
  const before = room.snapshot();
  const times = told();
  exchange.wire.say({ t: 'room', room: copy(roomSeen()), present: [0], here: [] });
  expect(room.snapshot()).toBe(before);
  expect(told()).toBe(times);
});

test('a break and a resync leave what did not change as it was', () => {
  const { exchange, room } = setUp();
  const before = room.snapshot();
  exchange.wire.snap();
  expect(room.snapshot().connection).toBe('waiting');
  expect(room.snapshot().seen).toBe(before.seen);
  vi.advanceTimersByTime(500);
  exchange.wire.say({ t: 'room', room: copy(roomSeen()), present: [0], here: [] });
  expect(room.snapshot().connection).toBe('open');
  expect(room.snapshot().seen).toBe(before.seen);
});

test('a request on its way is shown, and its refusal too', async () => {
  const { exchange, room } = setUp();
  exchange.wire.snap();
  const asked = room.do({ do: 'move', move: {} });
  expect(room.snapshot().pending).toEqual(['move']);
  vi.advanceTimersByTime(500);
  exchange.wire.say({ t: 'room', room: copy(roomSeen()), present: [0], here: [] });
  exchange.wire.say({ t: 'no', id: 'id-1', refusal: { code: 'move.turn' } });
  expect(await asked).toEqual({ ok: false, refusal: { code: 'move.turn' } });
  expect(room.snapshot().pending).toEqual([]);
  expect(room.snapshot().refusal).toEqual({ code: 'move.turn' });
  room.forgive();
  expect(room.snapshot().refusal).toBeNull();
});

test('who comes, goes, is stood in for and asks is told in words', () => {
  const { exchange, keys } = setUp();
  const table = roomSeen().table as Seen;
  const [ann, ben] = roomSeen().seats;
  exchange.wire.say(step(5, 6, { table: { standIns: [null, 'medium'] } }));
  exchange.wire.say(step(6, 7, { table: { standIns: [null, null] } }));
  exchange.wire.say(
    step(7, 8, { table: { undoRequest: { seat: 1, needs: [0], agreed: [] }, length: 4 } }),
  );
  exchange.wire.say(step(8, 9, { table: { undoRequest: null } }));
  exchange.wire.say(
    step(9, 10, { room: { length: 10, seats: [ann, { ...ben, deserted: true, members: 0 }] } }),
  );
  exchange.wire.say(step(10, 11, { room: { length: 11, seats: [ann, ben] } }));
  expect(keys()).toEqual([
    'note.stand-in',
    'note.hand-back',
    'note.ask-undo',
    'online.told.declined',
    'online.told.left',
    'online.told.sat',
  ]);
  expect(table.undoRequest).toBeNull();
});

test('the reader is spoken to: what happens to their own seat is told in the second person', () => {
  const { exchange, room, keys } = setUp();
  const [ann, ben] = roomSeen().seats;
  exchange.wire.say(step(5, 6, { table: { standIns: ['medium', null] } }));
  exchange.wire.say(step(6, 7, { table: { standIns: [null, null] } }));
  exchange.wire.say(
    step(7, 8, { table: { undoRequest: { seat: 0, needs: [1], agreed: [] }, length: 4 } }),
  );
  exchange.wire.say(step(8, 9, { table: { undoRequest: null } }));
  const anna = { ...ann, name: 'Anna', mates: ['Anna'] };
  exchange.wire.say(step(9, 10, { room: { length: 10, seats: [anna, ben] } }));
  const gone = { ...anna, deserted: true, members: 0 };
  exchange.wire.say(step(10, 11, { room: { length: 11, seat: null, seats: [gone, ben] } }));
  exchange.wire.say(step(11, 12, { room: { length: 12, seat: 0, seats: [anna, ben] } }));
  expect(keys()).toEqual([
    'note.you.stand-in',
    'note.you.hand-back',
    'note.you.ask-undo',
    'online.told.you.declined',
    'online.told.you.renamed',
    'online.told.you.left',
    'online.told.you.sat',
  ]);
  expect(room.snapshot().news[4]?.line.params).toEqual({ name: 'Anna' });
});

test('presence is noted, of seats and of mates', () => {
  const { exchange, room } = setUp();
  exchange.wire.say({ t: 'present', present: [0, 1], here: ['Ann', 'Cy'] });
  expect(room.snapshot()).toMatchObject({ present: [0, 1], here: ['Ann', 'Cy'] });
});

test('who joins a team, leaves it or has a new name there is told by their own name', () => {
  const { exchange, room } = setUp();
  const [ann, ben] = roomSeen().seats;
  const teams = [['Ann', 'Cy'], ['Ann', 'Cyd'], ['Cyd']];
  for (const [index, mates] of teams.entries()) {
    const seat = { ...ann, name: mates.join(' & '), mates, members: mates.length };
    const length = 6 + index;
    exchange.wire.say(step(length - 1, length, { room: { length, seats: [seat, ben] } }));
  }
  expect(room.snapshot().news.map(({ line }) => [line.key, line.params])).toEqual([
    ['online.told.sat', { name: 'Cy' }],
    ['online.told.renamed', { before: 'Cy', name: 'Cyd' }],
    ['online.told.left', { name: 'Ann' }],
  ]);
});

test('equal parts are taken over, changed ones are not', () => {
  const old = { a: { b: [1, { c: 2 }] }, d: 'x', gone: 1 };
  const next = { a: { b: [1, { c: 2 }] }, d: 'y' };
  const merged = keepSame<object>(old, next) as typeof old;
  expect(merged).toEqual(next);
  expect(merged.a).toBe(old.a);
  expect(keepSame(old, copy(old))).toBe(old);
  expect(keepSame<unknown>([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 });
  expect(keepSame<unknown>([1], [1, 2])).toEqual([1, 2]);
});

test('whoever looks on is nobody until they sit down; then the line is dialled as somebody', async () => {
  const { exchange, room } = setUp(roomSeen({ seat: null }));
  room.do({ do: 'say', phrase: 'hello' });
  expect(exchange.introductions).toBe(0);
  room.do({ do: 'sit', seat: 1, name: 'Zoe' });
  await vi.advanceTimersByTimeAsync(0);
  expect(exchange.introductions).toBe(1);
  expect(exchange.wires).toHaveLength(2);
  exchange.wire.say({ t: 'room', room: roomSeen({ seat: null }), present: [0], here: [] });
  expect(exchange.wire.sent.map(({ request }) => request?.do)).toContain('sit');
});

test('whoever asks to be let into a team is somebody from then on', async () => {
  const { exchange, room } = setUp(roomSeen({ seat: null }));
  room.do({ do: 'knock', seat: 1, name: 'Zoe' });
  await vi.advanceTimersByTimeAsync(0);
  expect(exchange.introductions).toBe(1);
  exchange.wire.say({
    t: 'room',
    room: roomSeen({ seat: null, knocksAt: 1 }),
    present: [0],
    here: [],
  });
  room.do({ do: 'knock', seat: 0, name: 'Zoe' });
  await vi.advanceTimersByTimeAsync(0);
  expect(exchange.introductions).toBe(1);
});

test('whoever has a seat already is known', async () => {
  const { exchange, room } = setUp();
  room.do({ do: 'sit', seat: 1, name: 'Ann' });
  await vi.advanceTimersByTimeAsync(0);
  expect(exchange.introductions).toBe(0);
  expect(exchange.wires).toHaveLength(1);
});

test('a room that waits for its words says so while the line is down, and no longer when it is back', () => {
  const { exchange, room } = setUp();
  const keys = speaker('en', {}) as Say;
  const notice = () => lineNotice(keys, room.snapshot());
  exchange.wire.snap();
  expect(notice()).toBe('online.line.again');
  room.show({ code: 'room.other-list', params: { list: 'own-7', ours: 'polski-1' } });
  expect(notice()).toBe('room.other-list');
  vi.advanceTimersByTime(60_000);
  exchange.wire.say({ t: 'room', room: copy(roomSeen()), present: [0], here: [] });
  expect(notice()).toBeUndefined();
  expect(room.snapshot().refusal).toBeNull();
});

test('what happened before is read up on: it stands before the rest, and is not told as new', async () => {
  const { exchange, room, keys } = setUp();
  exchange.told = {
    length: 9,
    steps: [
      { by: 'house', act: { do: 'deal' }, events: [] },
      { by: 0, act: { do: 'move' }, events: [{ is: 'game.threw' }] },
      { by: 1, act: { do: 'move' }, events: [{ is: 'game.split' }] },
    ],
  };
  exchange.wire.say(step(5, 6, { events: [{ is: 'game.split' }] }));
  exchange.wire.say({ t: 'room', room: copy(roomSeen({ length: 9 })), present: [0], here: [] });
  exchange.wire.say(step(9, 10, { events: [{ is: 'game.next' }] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(keys()).toEqual(['replay.deal', 'game.threw', 'game.split', 'game.next']);
  const { news, acted } = room.snapshot();
  expect(news.map(({ old }) => old ?? false)).toEqual([true, true, true, false]);
  const ids = news.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  // The reader moved last when the dice were thrown: all else is news to them.
  expect(news.filter(({ step: of }) => of > (acted ?? 0)).map(({ line }) => line.key)).toEqual([
    'game.split',
    'game.next',
  ]);
});

test('one’s own move is where one’s turn was', async () => {
  const { exchange, room } = setUp();
  exchange.wire.onopen?.call(exchange.wire as never, {} as Event);
  const done = room.do({ do: 'move', move: {} });
  exchange.wire.say(step(5, 6, { events: [{ is: 'game.split' }] }));
  const { id } = exchange.wire.sent.find(({ t }) => t === 'do') as { id: string };
  exchange.wire.say({ t: 'ok', id, length: 6 });
  await done;
  expect(room.snapshot().acted).toBe(6);
});
