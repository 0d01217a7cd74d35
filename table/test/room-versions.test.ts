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
  const fault = faultOf(steps);
  expect(fault).toBeInstanceOf(RoomFault);
  expect((fault as RoomFault).refusal).toEqual({
    code: 'table.other-rules',
    params: { version: 1, ours: 2 },
  });
});
