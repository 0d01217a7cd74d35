import { describe, expect, test } from 'vitest';
import { type Camera, type Extent, follow } from '../board/table/camera.ts';

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
