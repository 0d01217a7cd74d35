import { extra } from '@late/extra/rules';
import type { AnyGame } from '@late/kernel';
import { expect, test } from 'vitest';
import { RoomFault, type RoomStep, restoreRoom } from '../src/index.ts';
import { threeAtTable } from './room-scene.ts';

/** EXTRA!, if its rules had changed since. */
const LATER: AnyGame = { ...extra, version: 2 };

function faultOf(steps: readonly RoomStep[]): unknown {
  try {
    restoreRoom(LATER, steps);
    return null;
  } catch (error) {
    return error;
  }
}

test('a room of an earlier version is replayed by rules that still know it, and by no others', () => {
  const scene = threeAtTable();
  const { steps, room } = scene;
  expect(restoreRoom({ ...LATER, replays: [1] }, steps)).toEqual(room);
  const dealtBy: (number | undefined)[] = [];
  const setup: AnyGame['setup'] = (options, seats, dealing) => {
    dealtBy.push(dealing.version);
    return extra.setup(options as Parameters<typeof extra.setup>[0], seats, dealing);
  };
  restoreRoom({ ...LATER, replays: [1], setup }, steps);
  expect(dealtBy).toEqual([1]);
  const fault = faultOf(steps);
  expect(fault).toBeInstanceOf(RoomFault);
  expect((fault as RoomFault).refusal).toEqual({
    code: 'table.other-rules',
    params: { version: 1, ours: 2 },
  });
});

test('a step of an act that only a later edition knows is refused, not passed over', () => {
  const { steps, room } = threeAtTable();
  const later = {
    seq: steps.length,
    at: room.touched,
    act: { do: 'never' },
  } as unknown as RoomStep;
  expect(() => restoreRoom(extra, [...steps, later])).toThrow(RoomFault);
});
