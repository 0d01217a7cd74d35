import type { RoomSeen } from '@late/table';
import { expect, test } from 'vitest';
import { hasTeam, isOwnLine, linesFor } from '../src/room/chat-lines.ts';
import { canKnock } from '../src/room/team-seats.ts';
import { roomSeen } from './fake-line.ts';

const [ann, ben] = roomSeen().seats as [RoomSeen['seats'][0], RoomSeen['seats'][0]];
const team = { ...ann, name: 'Ann & Cy', mates: ['Ann', 'Cy'], members: 2 };
const line = (seq: number, seat: number, name: string) => ({ seq, seat, name, text: `${seq}` });

/** Ann's page: she plays with Cy, against Ben. */
const seen = roomSeen({
  seats: [team, ben],
  chat: [line(1, 0, 'Ann'), line(2, 0, 'Cy'), line(3, 1, 'Ben')],
  teamTalk: [line(4, 0, 'Cy'), line(5, 0, 'Ann')],
});
const seqs = (...[of, audience, muted]: Parameters<typeof linesFor>) =>
  linesFor(of, audience, muted).map(({ seq }) => seq);

test('the table’s talk and the team’s are two pages', () => {
  expect(seqs(seen, 'all', [])).toEqual([1, 2, 3]);
  expect(seqs(seen, 'team', [])).toEqual([4, 5]);
});

test('whoever is not to be heard is heard on neither: a seat, or one mate', () => {
  expect(seqs(seen, 'all', [1])).toEqual([1, 2]);
  expect(seqs(seen, 'all', ['Cy'])).toEqual([1, 3]);
  expect(seqs(seen, 'team', ['Cy'])).toEqual([5]);
});

test('a mate’s words are not one’s own, but those from a second device are', () => {
  const own = (of: RoomSeen) => of.chat.filter((one) => isOwnLine(of, one)).map(({ seq }) => seq);
  expect(own(seen)).toEqual([1]);
  const devices = { ...seen, seats: [{ ...ann, members: 2 }, ben] };
  expect(own(devices)).toEqual([1, 2]);
  expect([hasTeam(seen), hasTeam(devices), hasTeam({ ...seen, seat: null })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a team is asked by onlookers, and before the game by anybody else', () => {
  const face = { game: { teams: () => true } } as unknown as Parameters<typeof canKnock>[0];
  const asks = (of: RoomSeen) => of.seats.map((_, seat) => canKnock(face, of, seat));
  expect(asks(seen)).toEqual([false, false]);
  expect(asks({ ...seen, seat: null })).toEqual([true, true]);
  expect(asks({ ...seen, table: null })).toEqual([false, true]);
  expect(asks({ ...seen, seat: null, seats: [team, { ...ben, members: 8 }] })).toEqual([
    true,
    false,
  ]);
  const lonely = { game: {} } as unknown as Parameters<typeof canKnock>[0];
  expect(canKnock(lonely, { ...seen, seat: null }, 0)).toBe(false);
});
