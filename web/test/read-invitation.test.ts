import { afterEach, expect, test, vi } from 'vitest';
import { readInvitation, seatAddress, withoutInvitation } from '../src/remote/read-invitation.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const visit = (address: string) => vi.stubGlobal('location', new URL(address));

test('a personal link is behind the #, where no server sees it, and is read from there only', () => {
  visit('https://house.example/');
  const address = seatAddress('room-1', { seat: 2, ticket: 'secret' });
  const { origin, pathname, search } = new URL(address);
  expect(origin + pathname + search).toBe('https://house.example/room/room-1');
  visit(address);
  expect(readInvitation('Ann')).toEqual({ seat: 2, ticket: 'secret', name: 'Ann' });
  visit('https://house.example/room/room-1?seat=2&ticket=secret');
  expect(readInvitation('Ann')).toBeNull();
  for (const wrong of ['', '#seat=2', '#seat=-1&ticket=a', '#seat=x&ticket=a', '#rules']) {
    visit(`https://house.example/room/room-1${wrong}`);
    expect(readInvitation('Ann')).toBeNull();
  }
});

test('it leaves the address bar once it has been used', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: null, replaceState });
  visit('https://house.example/room/room-1#seat=2&ticket=secret');
  withoutInvitation();
  expect(replaceState).toHaveBeenCalledWith(null, '', '/room/room-1');
});
