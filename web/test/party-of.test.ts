import { expect, test } from 'vitest';
import { partyOf } from '../src/new-game/party-of.ts';
import type { LastTime } from '../src/shell/last-time.ts';

const TIME: LastTime = {
  company: null,
  bots: 2,
  alongside: 0,
  level: 'easy',
  people: ['', ''],
  online: { seats: [], listed: false, clock: 'none', duel: null },
  options: {},
};

test('a party is of people only where no bot has a seat, here or elsewhere', () => {
  expect(partyOf('solo', TIME, 4)).toBe('alone');
  expect(partyOf('bots', TIME, 4)).toBe('bots');
  expect(partyOf('device', TIME, 4)).toBe('people');
  expect(partyOf('device', { ...TIME, alongside: 1 }, 4)).toBe('bots');
  const seats = (...beside: LastTime['online']['seats']) => ({
    ...TIME,
    online: { ...TIME.online, seats: beside },
  });
  expect(partyOf('online', TIME, 4)).toBe('people');
  expect(partyOf('online', seats('open', 'closed'), 4)).toBe('people');
  expect(partyOf('online', seats('open', 'hard'), 4)).toBe('bots');
  // A bot on a seat that this game does not have sits nowhere.
  expect(partyOf('online', seats('open', 'closed', 'hard'), 3)).toBe('people');
});
