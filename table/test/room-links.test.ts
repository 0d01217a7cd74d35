import { describe, expect, it } from 'vitest';
import type { RoomRequest } from '../src/index.ts';
import { ADA, BOB, CY, DOT, OPEN, RoomScene, seatFor, TEAMED } from './room-scene.ts';

const by = (ticket: string, seat: number): RoomRequest => ({
  do: 'sit',
  seat,
  name: 'Guest',
  ticket,
});

const lobby = () => {
  const seats = [seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), OPEN];
  const scene = new RoomScene(seats, { game: TEAMED });
  scene.tickets.set('old', 1);
  scene.givenAt.set('old', scene.now);
  scene.now += 1000;
  return scene;
};

describe('a link', () => {
  it('of somebody who was shown the door stays void after a pardon; a new one opens their seat', () => {
    const scene = lobby();
    expect(scene.refusal(DOT, by('old', 1))).toBeNull();
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'open' });
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'open' });
    scene.sit(BOB, 1, 'Bob');
    expect(scene.refusal(DOT, by('old', 1))).toBe('room.taken');
    scene.do(ADA, { do: 'start' });
    expect(scene.refusal(DOT, by('old', 1))).toBe('room.taken');
    scene.tickets.set('new', 1);
    expect(scene.refusal(DOT, by('new', 1))).toBeNull();
  });

  it('does not follow its giver to the chair they take after a pardon', () => {
    const scene = lobby();
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'closed' });
    scene.do(ADA, { do: 'arrange', seat: 2, as: 'open' });
    scene.sit(BOB, 2, 'Bob');
    scene.tickets.set('old', 2);
    expect(scene.refusal(DOT, by('old', 2))).toBe('room.taken');
  });

  it('is void where one of the team was shown the door, who may know it under another name', () => {
    const scene = lobby();
    scene.do(CY, { do: 'knock', seat: 1, name: 'Cy' });
    scene.do(BOB, { do: 'admit', name: 'Cy' });
    scene.do(ADA, { do: 'start' });
    scene.now += 1000;
    expect(scene.refusal(DOT, by('old', 1))).toBeNull();
    scene.do(BOB, { do: 'dismiss', seat: 1, name: 'Cy' });
    expect(scene.refusal('m-cy-again', by('old', 1))).toBe('room.taken');
  });
});
