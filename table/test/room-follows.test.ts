import { expect, it } from 'vitest';
import { ADA, BOB, CY, RoomScene, seatFor } from './room-scene.ts';

/** A room where three play on, of whom two have not come yet. */
function following(): RoomScene {
  const seats = [seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), seatFor(CY, 'Cy')];
  const scene = new RoomScene(seats, { plan: { follows: 'room-0' } });
  for (const member of [BOB, CY]) scene.lingering.add(member);
  return scene;
}

it('a rematch waits for those who still read the last page, and says for whom', () => {
  const answer = following().answer(ADA, { do: 'start' });
  expect(answer).toMatchObject({
    ok: false,
    refusal: { code: 'room.awaits', params: { names: 'Bob, Cy' } },
  });
});

it('a rematch starts when all have come, declined or gone', () => {
  const scene = following();
  // Bob comes.
  scene.lingering.delete(BOB);
  expect(scene.refusal(ADA, { do: 'start' })).toBe('room.awaits');
  // Cy declines, still at the old table.
  scene.do(CY, { do: 'stand' });
  expect(scene.do(ADA, { do: 'start' })).toContain('start');
});

it('a room that follows none waits for nobody', () => {
  const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')]);
  scene.lingering.add(BOB);
  expect(scene.do(ADA, { do: 'start' })).toContain('start');
});
