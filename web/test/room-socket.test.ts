import { WIRE_LIMITS } from '@late/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backOff } from '../src/remote/back-off.ts';
import { type RequestAnswer, RoomSocket, SUSPICIOUS } from '../src/remote/RoomSocket.ts';
import { FakeExchange, FakeOutbox, roomSeen } from './fake-line.ts';

const whole = () => ({ t: 'room', room: roomSeen(), present: [0], here: [] }) as const;
const throwDice = { do: 'move', move: { do: 'throw' } } as const;

function setUp() {
  const exchange = new FakeExchange();
  const frames: string[] = [];
  const socket = new RoomSocket(
    exchange,
    ({ t }) => frames.push(t),
    () => {},
  );
  socket.connect();
  return { exchange, frames, socket };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the pause grows from half a second to twenty, with jitter', () => {
  expect([0, 1, 2, 3].map((failures) => backOff(failures, () => 1))).toEqual([
    500, 1000, 2000, 4000,
  ]);
  expect(backOff(40, () => 1)).toBe(20_000);
  expect(backOff(40, () => 0)).toBe(10_000);
  expect(backOff(0, () => 0)).toBe(500);
});

describe('a line', () => {
  test('stands with the first word of the house', () => {
    const { exchange, frames, socket } = setUp();
    expect(socket.connection).toBe('connecting');
    exchange.wire.say(whole());
    expect(socket.connection).toBe('open');
    expect(frames).toEqual(['room']);
  });

  test('is dialled again after a break, later each time, and soon once it stood for a while', () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    exchange.wire.snap();
    expect(socket.connection).toBe('waiting');
    vi.advanceTimersByTime(499);
    expect(exchange.wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(exchange.wires).toHaveLength(2);
    exchange.wire.snap();
    vi.advanceTimersByTime(999);
    expect(exchange.wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(exchange.wires).toHaveLength(3);
    exchange.wire.say(whole());
    exchange.wire.snap();
    // It did not stand for long, so the pause goes on growing.
    vi.advanceTimersByTime(1999);
    expect(exchange.wires).toHaveLength(3);
    vi.advanceTimersByTime(1);
    exchange.wire.say(whole());
    vi.advanceTimersByTime(5000);
    exchange.wire.snap();
    vi.advanceTimersByTime(500);
    expect(exchange.wires).toHaveLength(5);
  });

  test('comes back when the house said so', () => {
    const { exchange } = setUp();
    exchange.wire.say(whole());
    exchange.wire.say({ t: 'bye', retry: 1700 });
    exchange.wire.snap();
    vi.advanceTimersByTime(1699);
    expect(exchange.wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(exchange.wires).toHaveLength(2);
  });

  test('is worth a question at once when the house itself ended it', () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    exchange.wire.snap();
    expect(socket.attempts).toBeLessThan(SUSPICIOUS);
    vi.advanceTimersByTime(500);
    exchange.wire.say(whole());
    exchange.wire.snap(1008);
    expect(socket.attempts).toBeGreaterThanOrEqual(SUSPICIOUS);
  });

  test('is dialled at once when the network or the reader is back', () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    exchange.page?.gone();
    expect(socket.connection).toBe('waiting');
    expect(exchange.wires[0]?.hungUp).toBe(true);
    exchange.page?.back();
    expect(exchange.wires).toHaveLength(2);
    // The timer that was under way does not dial a second time.
    vi.advanceTimersByTime(5000);
    expect(exchange.wires).toHaveLength(2);
  });

  test('is given up if the house does not answer in time', () => {
    const { exchange, socket } = setUp();
    vi.advanceTimersByTime(10_000);
    expect(socket.connection).toBe('waiting');
    vi.advanceTimersByTime(500);
    exchange.wire.say(whole());
    socket.ask(throwDice);
    vi.advanceTimersByTime(10_000);
    expect(socket.connection).toBe('waiting');
  });

  test('is tried out after a long silence', () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    vi.advanceTimersByTime(60_000);
    expect(exchange.wire.sent).toEqual([{ t: 'sync' }]);
    vi.advanceTimersByTime(10_000);
    expect(socket.connection).toBe('waiting');
  });

  test('passes over a frame, and fields of one, that only a newer house knows', () => {
    const { exchange, frames, socket } = setUp();
    exchange.wire.sayAnything({ t: 'weather', sun: true });
    expect(socket.connection).toBe('open');
    exchange.wire.sayAnything({ ...whole(), weather: 'sun' });
    expect(frames).toEqual(['room']);
    expect(exchange.wires).toHaveLength(1);
  });

  test('is dialled again after a frame that is none, and what was asked stays asked', () => {
    const { exchange, frames, socket } = setUp();
    exchange.wire.say(whole());
    socket.ask(throwDice);
    const { id } = exchange.wire.sent[0] ?? {};
    exchange.wire.sayAnything({ t: 'step', from: 5, to: 'six' });
    expect(socket.connection).toBe('waiting');
    vi.advanceTimersByTime(500);
    exchange.wire.say(whole());
    expect(exchange.wire.sent).toEqual([{ t: 'do', id, request: throwDice }]);
    expect(frames).toEqual(['room', 'room']);
  });

  test('ignores what a wire says that was hung up', () => {
    const { exchange, frames } = setUp();
    const old = exchange.wire;
    old.say(whole());
    exchange.page?.gone();
    exchange.page?.back();
    old.say(whole());
    expect(frames).toEqual(['room']);
  });
});

describe('a request', () => {
  test('is answered by its id', async () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    const first = socket.ask(throwDice);
    const second = socket.ask({ do: 'stand' });
    expect(exchange.wire.sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
    exchange.wire.say({ t: 'no', id: 'id-2', refusal: { code: 'room.no-seat' } });
    exchange.wire.say({ t: 'ok', id: 'id-1', length: 6 });
    expect(await first).toEqual({ ok: true, length: 6 });
    expect(await second).toEqual({ ok: false, refusal: { code: 'room.no-seat' } });
    expect(socket.pending).toEqual([]);
  });

  test('without an answer is asked again under its old id, in order, and answered once', async () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    const answers: RequestAnswer[] = [];
    socket.ask(throwDice).then((answer) => answers.push(answer));
    socket.ask({ do: 'undo' }).then((answer) => answers.push(answer));
    exchange.wire.snap();
    vi.advanceTimersByTime(500);
    expect(exchange.wire.sent).toEqual([]);
    exchange.wire.say(whole());
    expect(exchange.wire.sent).toEqual([
      { t: 'do', id: 'id-1', request: throwDice },
      { t: 'do', id: 'id-2', request: { do: 'undo' } },
    ]);
    exchange.wire.say({ t: 'ok', id: 'id-1', length: 6 });
    exchange.wire.say({ t: 'ok', id: 'id-1', length: 6 });
    exchange.wire.say({ t: 'ok', id: 'id-2', length: 7 });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
  });

  test('made without a line waits for one', () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    exchange.wire.snap();
    socket.ask(throwDice);
    expect(socket.pending).toEqual([throwDice]);
    vi.advanceTimersByTime(500);
    exchange.wire.say(whole());
    expect(exchange.wire.sent.map(({ id }) => id)).toEqual(['id-1']);
  });

  test('beyond the limit is refused at once', async () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    exchange.wire.snap();
    for (let i = 0; i < WIRE_LIMITS.pending; i++) socket.ask(throwDice);
    expect(await socket.ask(throwDice)).toEqual({
      ok: false,
      refusal: { code: 'online.too-many' },
    });
    expect(socket.pending).toHaveLength(WIRE_LIMITS.pending);
  });

  test('is refused when the line is closed for good, and nothing is dialled any more', async () => {
    const { exchange, socket } = setUp();
    exchange.wire.say(whole());
    const asked = socket.ask(throwDice);
    socket.close();
    expect(await asked).toEqual({ ok: false, refusal: { code: 'online.closed' } });
    expect(await socket.ask(throwDice)).toMatchObject({ ok: false });
    expect(exchange.page).toBeNull();
    vi.advanceTimersByTime(100_000);
    expect(exchange.wires).toHaveLength(1);
  });
});

describe('an outbox', () => {
  const reopened = (outbox: FakeOutbox) => {
    const exchange = new FakeExchange(outbox);
    const answers: RequestAnswer[] = [];
    const nothing = () => {};
    const socket = new RoomSocket(exchange, nothing, nothing, (answer) => answers.push(answer));
    socket.connect();
    return { exchange, socket, answers };
  };

  test('sends what an earlier page asked, under the same id, until it is answered', () => {
    const { exchange, socket } = setUp();
    const outbox = exchange.outbox as FakeOutbox;
    socket.ask(throwDice);
    const [id] = [...outbox.letters.keys()];
    socket.close();
    const second = reopened(outbox);
    expect(second.socket.pending).toEqual([throwDice]);
    second.exchange.wire.say(whole());
    expect(second.exchange.wire.sent).toEqual([{ t: 'do', id, request: throwDice }]);
    second.exchange.wire.say({ t: 'ok', id: id as string, length: 6 });
    expect(second.answers).toEqual([{ ok: true, length: 6 }]);
    expect(second.socket.pending).toEqual([]);
    expect(reopened(outbox).socket.pending).toEqual([]);
  });

  test('says why not, if what was asked came too late', () => {
    const outbox = new FakeOutbox();
    outbox.put({ id: 'old', request: throwDice });
    const { exchange, answers } = reopened(outbox);
    exchange.wire.say(whole());
    exchange.wire.say({ t: 'no', id: 'old', refusal: { code: 'move.stale' } });
    expect(answers).toEqual([{ ok: false, refusal: { code: 'move.stale' } }]);
    expect(outbox.letters.size).toBe(0);
  });

  test('is bounded, however much lies in it', () => {
    const outbox = new FakeOutbox();
    for (let index = 0; index < 50; index++) outbox.put({ id: `${index}`, request: throwDice });
    expect(reopened(outbox).socket.pending).toHaveLength(WIRE_LIMITS.pending);
  });
});
