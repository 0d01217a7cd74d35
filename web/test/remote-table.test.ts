import type { SeatSeen, Seen } from '@late/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameFace } from '../src/games/face.ts';
import { RemoteRoom } from '../src/remote/RemoteRoom.ts';
import { RemoteTable } from '../src/remote/RemoteTable.ts';
import { FakeExchange, roomSeen } from './fake-line.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function setUp(seen = roomSeen()) {
  const exchange = new FakeExchange();
  const room = new RemoteRoom(() => [], seen, { present: [0], here: [] }, exchange);
  const table = new RemoteTable({} as GameFace, room);
  exchange.wire.say({ t: 'room', room: seen, present: [0], here: [] });
  return { exchange, room, table };
}

const withTable = (changes: Partial<Seen>) =>
  roomSeen({ table: { ...(roomSeen().table as Seen), ...changes } });

test('a seat acts for itself while it is asked, and not while a bot plays for it', () => {
  expect(setUp().table.snapshot().device).toEqual({ viewer: 0, acting: [0], handOver: null });
  const others = withTable({ turn: { must: [1], may: [] } });
  expect(setUp(others).table.snapshot().device.acting).toEqual([]);
  const stoodIn = withTable({ standIns: ['easy', null] });
  expect(setUp(stoodIn).table.snapshot().device.acting).toEqual([]);
});

test('whoever watches sees the table and cannot act', () => {
  const { table } = setUp(roomSeen({ seat: null }));
  const { device, draft, rematch } = table.snapshot();
  expect(device).toEqual({ viewer: 'audience', acting: [], handOver: null });
  expect([draft, rematch]).toEqual([null, null]);
});

test('a draft stays until the house has the move, and the board waits meanwhile', async () => {
  const { exchange, table } = setUp();
  table.setDraft({ fifth: 2 });
  expect(table.snapshot().draft).toEqual({ fifth: 2 });
  const moved = table.move(0, { do: 'split' });
  expect(table.snapshot()).toMatchObject({ busy: true, draft: { fifth: 2 } });
  // A second tap asks for nothing.
  table.move(0, { do: 'split' });
  expect(exchange.wire.sent).toHaveLength(1);
  exchange.wire.say({ t: 'ok', id: 'id-1', length: 6 });
  await moved;
  expect(table.snapshot()).toMatchObject({ busy: false, draft: null });
});

test('a team has one hand: whoever touched the tiles last shows all of it what is half laid', () => {
  vi.useFakeTimers();
  const team = { ...(roomSeen().seats[0] as SeatSeen), mates: ['Ann', 'Jan'], members: 2 };
  const { exchange, table, room } = setUp(
    roomSeen({ seats: [team, roomSeen().seats[1] as SeatSeen] }),
  );
  const shown = () => exchange.wire.sent.flatMap(({ draft }) => draft ?? []);
  // A busy hand is seen twice a second, and as it was last.
  for (const fifth of [1, 2, 3]) table.setDraft({ fifth });
  expect(shown()).toEqual([{ fifth: 1 }]);
  vi.advanceTimersByTime(500);
  expect(shown()).toEqual([{ fifth: 1 }, { fifth: 3 }]);
  vi.advanceTimersByTime(20_000);
  // Nobody answers a draft, so silence after it is no sign of a dead line.
  expect([shown().length, room.snapshot().connection]).toEqual([2, 'open']);

  exchange.wire.say({ t: 'draft', name: 'Jan', question: 1, draft: { fifth: 4 } });
  expect(table.snapshot().draft).toEqual({ fifth: 3 });
  exchange.wire.say({ t: 'draft', name: 'Jan', question: 2, draft: { fifth: 5 } });
  expect(table.snapshot().draft).toEqual({ fifth: 5 });
  table.setDraft({ fifth: 6 });
  expect(table.snapshot().draft).toEqual({ fifth: 6 });
  vi.advanceTimersByTime(500);
  table.setDraft('x'.repeat(2000));
  vi.advanceTimersByTime(500);
  expect(shown().at(-1)).toEqual({ fifth: 6 });
  vi.useRealTimers();
});

test('whoever plays alone shows nobody what is half laid', () => {
  const { exchange, table } = setUp();
  table.setDraft({ fifth: 2 });
  expect(exchange.wire.sent).toEqual([]);
});

test('a refused move leaves the draft and says why; touching it again clears the reason', async () => {
  const { exchange, table } = setUp();
  table.setDraft({ fifth: 2 });
  const moved = table.move(0, { do: 'split' });
  exchange.wire.say({ t: 'no', id: 'id-1', refusal: { code: 'move.turn' } });
  await moved;
  expect(table.snapshot()).toMatchObject({
    busy: false,
    draft: { fifth: 2 },
    refusal: { code: 'move.turn' },
  });
  table.setDraft({ fifth: 1 });
  expect(table.snapshot().refusal).toBeNull();
});

test('presence and stand-ins are on the labels', () => {
  const { table } = setUp(withTable({ standIns: [null, 'medium'] }));
  expect(table.snapshot().seats).toEqual([
    { name: 'Ann', kind: 'person', standIn: null, presence: 'here', you: true },
    { name: 'Ben', kind: 'person', standIn: 'medium', presence: 'away' },
  ]);
});

test('the same snapshot for as long as nothing changed, and news of it when something did', () => {
  const { exchange, table } = setUp();
  const listener = vi.fn();
  table.subscribe(listener);
  const before = table.snapshot();
  exchange.wire.say({
    t: 'room',
    room: JSON.parse(JSON.stringify(roomSeen())),
    present: [0],
    here: [],
  });
  expect(table.snapshot()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  exchange.wire.say({ t: 'present', present: [0, 1], here: [] });
  expect(listener).toHaveBeenCalled();
  expect(table.snapshot().seen).toBe(before.seen);
  expect(table.snapshot().seats[1]?.presence).toBe('here');
});

test('after the end the same people can go on, and follow those who did', () => {
  const over = withTable({ result: { scores: [1, 2], winners: [1] } });
  expect(setUp(over).table.snapshot().rematch).toBe('offered');
  expect(setUp({ ...over, successor: 'next' }).table.snapshot().rematch).toBe('begun');
  expect(setUp({ ...over, seat: null }).table.snapshot().rematch).toBeNull();
});
