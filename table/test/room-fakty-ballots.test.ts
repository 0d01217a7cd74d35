import { choices, fakty, type Move } from '@late/fakty/rules';
import type { AnyGame, Seat } from '@late/kernel';
import { expect, test } from 'vitest';
import { roomSeenBy } from '../src/index.ts';
import { ADA, BOB, CY, RoomScene, seatFor } from './room-scene.ts';

const game = fakty as AnyGame;
const OPTIONS = { grammar: 'table', start: 0 };

test('everybody of a team votes on a title, and the seat answers once they have', () => {
  const seats = [seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')];
  const scene = new RoomScene(seats, { game, options: OPTIONS });
  scene.do(CY, { do: 'knock', seat: 0, name: 'Cy' });
  scene.do(ADA, { do: 'admit', name: 'Cy' });
  scene.do(ADA, { do: 'start' });
  const table = () => scene.room.table as NonNullable<typeof scene.room.table>;
  const phase = () => (table().state as { phase: { at: string } }).phase.at;
  const find = (seat: Seat, what: Move['do']) =>
    choices(fakty.view(table().state as never, seat)).find((move) => move.do === what);
  const seen = (member: string) => roomSeenBy(game, scene.room, scene.seed, member).voted;

  const isContested = () => phase() === 'roll' && find(1, 'object') !== undefined;
  while (!isContested()) {
    const seat = table().turn.must[0] as Seat;
    const [first] = choices(fakty.view(table().state as never, seat));
    scene.do(seat === 0 ? ADA : BOB, { do: 'move', move: find(seat, 'lay') ?? first });
  }
  scene.do(BOB, { do: 'move', move: find(1, 'object') });
  expect(phase()).toBe('objection');
  expect(scene.do(CY, { do: 'move', move: { do: 'falls' } })).toEqual(['ballot']);
  expect([phase(), seen(ADA), seen(BOB)]).toEqual(['objection', ['Cy'], []]);
  expect(scene.do(ADA, { do: 'move', move: { do: 'falls' } })).toEqual(['move']);
  expect(phase()).not.toBe('objection');
  // What is no vote is done by whoever of the team comes first.
  expect(game.isBallot?.({ do: 'vote', seat: 1, title: 0 })).toBe(true);
  for (const move of ['object', 'print', 'lay', 'read'])
    expect(game.isBallot?.({ do: move })).toBe(false);
});
