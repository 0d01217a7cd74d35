import { extra } from '@late/extra/rules';
import { openingOf, replay } from '@late/kernel';
import { race, racer } from '@late/table/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalDevice } from './local-device.ts';

const TAP = { do: 'tap' };
/** Throws, and does nothing else that matters here. */
const anybody = { choose: () => ({ do: 'throw' }) };
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 18) }));
afterEach(() => vi.useRealTimers());

describe('a round against the clock at one device', () => {
  test('ends by itself, and so does the game', async () => {
    const device = new LocalDevice(race, { rounds: 2, seconds: 30 }, [null, null]);
    await after(12);
    expect(device.move(0, TAP)).toBeNull();
    await after(17.9);
    expect(device.story).toEqual(['12s 0 tap']);
    await after(0.1);
    expect(device.story).toEqual(['12s 0 tap', '30s clock expire']);
    await after(30);
    expect(device.table.result).toEqual({ scores: [1, 0], winners: [0] });
    await after(600);
    expect(device.story).toHaveLength(3);
  });

  test('is over for a device that slept past it: no move comes late, and the next one has its full time', async () => {
    const device = new LocalDevice(race, { rounds: 3, seconds: 30 }, [null, null]);
    device.close();
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(device.move(0, TAP)).toBe('table.late');
    device.reopen();
    await after(0);
    expect(device.story).toEqual(['3600s clock expire']);
    expect(device.move(0, TAP)).toBeNull();
    await after(29.9);
    expect(device.story).toHaveLength(2);
    await after(0.1);
    expect(device.story.at(-1)).toBe('3630s clock expire');
  });

  test('goes on where it was after a reload', async () => {
    const device = new LocalDevice(race, { rounds: 2, seconds: 30 }, [null, null]);
    await after(20);
    device.move(1, TAP);
    device.close();
    await after(4);
    device.reopen();
    await after(5.9);
    expect(device.story).toEqual(['20s 1 tap']);
    await after(0.1);
    expect(device.story.at(-1)).toBe('30s clock expire');
  });

  test('gives no time back to whoever takes a step back, and none after its end', async () => {
    const device = new LocalDevice(race, { rounds: 2, seconds: 30 }, [null, null]);
    await after(20);
    device.move(0, TAP);
    await after(5);
    expect(device.person({ do: 'undo', seat: 0 })).toBeNull();
    device.move(0, TAP);
    await after(5);
    expect(device.story.at(-1)).toBe('30s clock expire');
    expect(device.person({ do: 'undo', seat: 0 })).toBe('undo.late');
  });

  test('is told in the record as it was, and replays to the same', async () => {
    const device = new LocalDevice(race, { rounds: 2, seconds: 30 }, [null, racer(11)]);
    await after(60);
    const { record } = device;
    expect(record.seed).not.toBeNull();
    expect(replay(race, openingOf(race, record) as never, record.log)).toEqual(device.table.state);
  });
});

describe('bots that take their time', () => {
  test('act each at their own pace, whatever others do meanwhile', async () => {
    const device = new LocalDevice(race, { rounds: 1, seconds: 30 }, [null, racer(12), racer(7)]);
    for (let second = 0; second < 15; second++) {
      await after(1);
      device.move(0, TAP);
    }
    await after(15);
    expect(device.story.filter((line) => !/ 0 tap/.test(line))).toEqual([
      '7s 2 tap',
      '12s 1 tap',
      '14s 2 tap',
      '21s 2 tap',
      '24s 1 tap',
      '28s 2 tap',
      '30s clock expire',
    ]);
  });

  test('have done in time what they would have done, when the device wakes up after the end', async () => {
    const device = new LocalDevice(race, { rounds: 2, seconds: 30 }, [null, racer(12), racer(25)]);
    await after(5);
    device.close();
    vi.setSystemTime(Date.now() + 95_000);
    device.reopen();
    await after(0);
    expect(device.story).toEqual(['12s 1 tap', '24s 1 tap', '25s 2 tap', '100s clock expire']);
    await after(12);
    expect(device.story.at(-1)).toBe('112s 1 tap');
  });

  test('think on after a reload instead of anew', async () => {
    const device = new LocalDevice(race, { rounds: 1, seconds: null }, [null, racer(20)]);
    await after(15);
    device.close();
    device.reopen();
    await after(4.9);
    expect(device.story).toEqual([]);
    await after(0.1);
    expect(device.story).toEqual(['20s 1 tap']);
  });

  test('think as long as they would have, however often the table changes: the luck is drawn once', async () => {
    const moody = {
      choose: () => TAP,
      pace: (_: unknown, chance: { below(n: number): number }) => 1000 + chance.below(20_000),
    };
    const calm = new LocalDevice(race, { rounds: 1, seconds: null }, [null, moody]);
    const busy = new LocalDevice(race, { rounds: 1, seconds: null }, [null, moody]);
    for (let second = 0; second < 22; second++) {
      await after(1);
      busy.move(0, TAP);
    }
    const first = ({ story }: LocalDevice) => story.find((line) => line.includes(' 1 '));
    expect(first(calm)).toBeDefined();
    expect(first(busy)).toBe(first(calm));
  });

  test('play on at once when they are hurried, and not where the clock is part of the game', async () => {
    const device = new LocalDevice(extra, {}, [anybody, anybody], 0);
    await after(0.4);
    expect(device.story).toEqual([]);
    device.hurry();
    await after(0.1);
    expect(device.story).toHaveLength(1);
    const timed = new LocalDevice(race, { rounds: 1, seconds: 30 }, [racer(12), racer(9)]);
    timed.hurry();
    await after(8.9);
    expect(timed.story).toEqual([]);
    await after(0.1);
    expect(timed.story).toEqual(['9s 1 tap']);
  });

  test('may end the round', async () => {
    const device = new LocalDevice(race, { rounds: 2, seconds: 30 }, [null, racer(4, 2)]);
    await after(16);
    expect(device.story).toEqual(['4s 1 tap', '8s 1 tap', '12s 1 raise', '16s 1 tap']);
  });

  test('play for somebody who is away, from when they are asked, and stop at once', async () => {
    const device = new LocalDevice(race, { rounds: 1, seconds: 60 }, [racer(9), racer(40)], 2);
    await after(10);
    device.person({ do: 'stand-in', seat: 0, level: 'easy' });
    await after(20);
    device.person({ do: 'hand-back', seat: 0 });
    await after(20);
    expect(device.story.filter((line) => line.includes('tap'))).toEqual(['19s 0 tap', '28s 0 tap']);
  });

  test('that go wrong are tried again later, and the clock runs on all the same', async () => {
    const broken = { choose: () => ({ do: 'raise' }), pace: () => 1000 };
    const device = new LocalDevice(race, { rounds: 1, seconds: 30 }, [null, broken]);
    await after(12);
    expect(device.failures).toBeGreaterThan(0);
    expect(device.failures).toBeLessThan(6);
    await after(30);
    expect(device.table.result).not.toBeNull();
  });
});
