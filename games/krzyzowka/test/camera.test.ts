import { describe, expect, test } from 'vitest';
import {
  type Camera,
  cellAt,
  centre,
  closeUp,
  type Extent,
  follow,
  isOverview,
  leastSize,
  sidesBeyond,
  zoomStep,
} from '../board/table/camera.ts';

const room = { width: 300, height: 300 };
const camera: Camera = { x: 100, y: 100, size: 40 };
const across = (left: number, right: number): Extent => ({ top: 0, bottom: 0, left, right });

/** From where to where these cells are seen. */
const seen = ({ x, size }: Camera, { left, right }: Extent) => [
  x + left * size,
  x + (right + 1) * size,
];

describe('after somebody has laid something', () => {
  test('nothing moves while all of it is in sight', () => {
    expect(follow(camera, across(-2, 3), across(2, 3), room)).toBe(camera);
  });

  test('one goes as far away as all of it takes', () => {
    const all = across(-2, 7);
    const now = follow(camera, all, across(5, 7), room);
    expect(now.size).toBe(30);
    expect(seen(now, all)).toEqual([0, 300]);
  });

  test('but not so far that no finger hits a cell: then what is new is in sight', () => {
    const news = across(17, 20);
    const now = follow(camera, across(-2, 20), news, room);
    expect(now.size).toBe(25);
    const [from, to] = seen(now, news) as [number, number];
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(room.width);
  });

  test('whoever looks from far away is left there', () => {
    const far = { ...camera, size: 20 };
    expect(follow(far, across(-9, 20), across(19, 20), room).size).toBe(20);
  });
});

describe('whoever cannot see all of it', () => {
  const all: Extent = { top: -4, left: -10, bottom: 9, right: 9 };

  test('is told on which sides more lies, but not of half a tile', () => {
    expect(sidesBeyond(camera, all, room)).toEqual(['top', 'right', 'bottom', 'left']);
    expect(sidesBeyond(camera, across(-2, 4), room)).toEqual([]);
    expect(sidesBeyond(camera, across(-2, 5), room)).toEqual(['right']);
    expect(sidesBeyond({ ...camera, x: 55 }, across(-1, 4), room)).toEqual([]);
  });

  test('goes as far away as that takes, and from there by a tap to what lies there', () => {
    const least = leastSize(all, room);
    const far = zoomStep(camera, -9, room, least);
    expect(far.size).toBeCloseTo(room.width / 20);
    expect(isOverview(far)).toBe(true);
    const spot = { x: 30, y: 200 };
    const cell = cellAt(far, spot);
    const near = closeUp(far, spot, room);
    expect(isOverview(near)).toBe(false);
    expect(cellAt(near, { x: 150, y: 150 })).toEqual(cell);
  });

  test('comes back to the last word, which is large enough again', () => {
    const news = across(7, 9);
    const far = zoomStep(camera, -9, room, leastSize(all, room));
    for (const from of [camera, far]) {
      const back = centre(from, news, room);
      expect(isOverview(back)).toBe(false);
      const [left, right] = seen(back, news) as [number, number];
      expect(left + right).toBeCloseTo(room.width);
    }
  });
});
