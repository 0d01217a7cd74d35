import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxOf } from '../src/remote/outbox.ts';

const move = { do: 'move', move: { do: 'throw' }, question: 3 } as const;
const DAY = 86_400_000;

/** As much of a browser's storage as is needed: its entries are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  static make(): Storage {
    const storage = new FakeStorage();
    const hidden = {
      getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
      setItem: (key: string, value: string) => {
        storage[key] = value;
      },
      removeItem: (key: string) => delete storage[key],
    };
    for (const [name, value] of Object.entries(hidden)) {
      Object.defineProperty(storage, name, { value, enumerable: false });
    }
    return storage as unknown as Storage;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * DAY });
  vi.stubGlobal('localStorage', FakeStorage.make());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('moves are kept room by room, in their order, until they are answered', () => {
  const outbox = outboxOf('a');
  outbox.put({ id: 'two', request: move });
  vi.advanceTimersByTime(5);
  outbox.put({ id: 'one', request: move });
  outboxOf('b').put({ id: 'other', request: move });
  expect(outboxOf('a').unanswered()).toEqual([
    { id: 'two', request: move },
    { id: 'one', request: move },
  ]);
  outbox.answered('two');
  expect(
    outboxOf('a')
      .unanswered()
      .map(({ id }) => id),
  ).toEqual(['one']);
  expect(outboxOf('b').unanswered()).toHaveLength(1);
});

test('what is asked of the moment is not kept', () => {
  const outbox = outboxOf('a');
  outbox.put({ id: 'one', request: { do: 'say', phrase: 'hello' } });
  outbox.put({ id: 'two', request: { do: 'undo' } });
  expect(outbox.unanswered()).toEqual([]);
});

test('what is too old, broken or forged is thrown away', () => {
  const outbox = outboxOf('a');
  outbox.put({ id: 'old', request: move });
  vi.setSystemTime(108 * DAY);
  localStorage.setItem('outbox/a/broken', '{');
  localStorage.setItem(
    'outbox/a/forged',
    JSON.stringify({ request: { do: 'rule' }, at: Date.now() }),
  );
  outbox.put({ id: 'new', request: move });
  expect(outbox.unanswered().map(({ id }) => id)).toEqual(['new']);
  expect(Object.keys(localStorage)).toEqual(['outbox/a/new']);
});
