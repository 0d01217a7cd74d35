import { hashOfPart } from '@late/kernel';
import type { LuckSeen, RoomRequest, RoomSeen } from '@late/table';
import { expect, test } from 'vitest';
import { LuckPart } from '../src/remote/LuckPart.ts';
import { FakeParts, roomSeen } from './fake-line.ts';

const NOTHING: LuckSeen = { pledged: [], drawing: null };

function setUp() {
  const parts = new FakeParts();
  const asked: RoomRequest[] = [];
  const page = () => new LuckPart(parts, (request) => asked.push(request));
  const first = page();
  const follow = (luck: LuckSeen | null, changes: Partial<RoomSeen> = {}, luckOf = first) =>
    luckOf.follow(roomSeen({ table: null, ...(luck && { luck }), ...changes }));
  return { parts, asked, page, follow };
}

const hashOf = ({ parts }: { parts: FakeParts }) => hashOfPart(parts.own()?.value ?? '');

/** The page has sat down and pledged; the house knows it. */
function pledged() {
  const scene = setUp();
  scene.follow(NOTHING);
  const pledges = [{ seat: 0, hash: hashOf(scene) }];
  const value = scene.parts.own()?.value;
  const drawing = { until: 5_000, awaits: [0] };
  scene.asked.length = 0;
  return { ...scene, pledges, value, drawing };
}

test('whoever sits at a table of the house pledges once, and only where luck is drawn together', () => {
  const scene = setUp();
  scene.follow(null);
  scene.follow(NOTHING, { seat: null });
  expect(scene.asked).toEqual([]);
  scene.follow(NOTHING);
  scene.follow(NOTHING);
  expect(scene.asked).toEqual([{ do: 'pledge', hash: hashOf(scene) }]);
  expect(scene.parts.drawn).toBe(1);
});

test('what was pledged is told when the luck is drawn, and not before', () => {
  const { asked, follow, pledges, value, drawing } = pledged();
  follow({ pledged: pledges, drawing: null });
  expect(asked).toEqual([]);
  follow({ pledged: pledges, drawing });
  follow({ pledged: pledges, drawing });
  expect(asked).toEqual([{ do: 'part', value }]);
});

test('a page that was loaded anew still has its part', () => {
  const { asked, follow, page, parts, pledges, value, drawing } = pledged();
  follow({ pledged: pledges, drawing }, {}, page());
  expect(asked).toEqual([{ do: 'part', value }]);
  expect(parts.drawn).toBe(1);
});

test('nothing is told that was not pledged, or is not awaited', () => {
  const { asked, follow, pledges, drawing } = pledged();
  follow({ pledged: [], drawing });
  follow({ pledged: [{ seat: 1, hash: pledges[0]?.hash ?? '' }], drawing });
  follow({ pledged: pledges, drawing: { ...drawing, awaits: [1] } });
  expect(asked).toEqual([]);
});

test('a part that was told is good for no other drawing', () => {
  const { asked, follow, pledges, value, drawing } = pledged();
  follow({ pledged: pledges, drawing });
  // Somebody left the house meanwhile: everybody promises anew.
  follow(NOTHING);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ do: 'pledge' });
  expect(asked[1]).not.toEqual({ do: 'pledge', hash: hashOfPart(value ?? '') });
});

test('whoever comes back to a seat pledges again', () => {
  const { asked, follow, pledges } = pledged();
  follow(NOTHING, { seat: null });
  follow(NOTHING);
  expect(asked).toEqual([{ do: 'pledge', hash: pledges[0]?.hash }]);
});
