import { playback } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import type { FaxSupply, PhotoNumber, Photos } from '../rules/index.ts';
import { headline, paper, table } from './hand-made.ts';
import { B, BROKE, EMPTY, must, PLAN, played, refused } from './played.ts';

describe('writing', () => {
  test('takes the lowest card, a layout card, and the marker of the hour', () => {
    const { state, events, reveals } = played(
      table([BROKE, B, B], PLAN, { hour: 5 }),
      's1 write 1 3x2 r7 c1',
    );
    expect(state.papers[0]).toMatchObject({
      articles: [{ headline: headline('sport-a'), circulation: 20, photo: null, duck: false }],
      stock: [5, 4, 4, 3, 2, 3, 1, 1, 1],
    });
    expect(state.plan[0]).toEqual([headline('local-a')]);
    expect(events).toHaveLength(1);
    expect(reveals).toBe('nothing');
    expect(must(state)).toEqual([1]);
  });

  test.each([
    [0, 10],
    [4, 10],
    [5, 20],
    [8, 20],
    [9, 30],
    [12, 30],
  ])('at %i o’clock an article is worth %i thousand', (hour, circulation) => {
    const { state } = played(table([B, B], PLAN, { hour }), 's1 write 1 2x2 r7 c1');
    expect(state.papers[0]?.articles[0]?.circulation).toBe(circulation);
  });

  test('goes by the hour when the card was taken, though its column is refilled with motors', () => {
    const wire: FaxSupply = {
      ...EMPTY,
      stacks: { ...EMPTY.stacks, start: { dispatches: 0, motors: 3 } },
    };
    const { state, events } = played(
      table([BROKE, B], PLAN, { hour: 4, wire }),
      's1 write 4 2x2 r7 c1',
      playback([0, 0, 0]),
    );
    expect(state.papers[0]?.articles[0]?.circulation).toBe(10);
    expect(state.hour).toBe(7);
    expect(events.map(({ type }) => type)).toEqual([
      'wrote',
      'refilled',
      'struck',
      'struck',
      'struck',
    ]);
  });

  test('a section holds together, also across the fold, the zone’s border and a duck', () => {
    const state = table([paper('sport-b 2x2 r5 c8 10 duck'), B], PLAN);
    expect(refused(state, 's1 write 1 2x2 r9 c1')).toBe('extrablatt.apart');
    expect(refused(state, 's1 write 1 2x2 r7 c10')).toBe('extrablatt.apart');
    expect(refused(state, 's1 write 1 2x2 r7 c8')).toBeUndefined();
    expect(refused(state, 's1 write 1 2x2 r5 c10')).toBeUndefined();
    expect(refused(state, 's1 write 3 2x2 r9 c1')).toBeUndefined();
  });

  test('contact counts into the zone as well, from below and from the right page', () => {
    const below = table([paper('sport-b 2x2 r7 c1 10'), B], PLAN);
    expect(refused(below, 's1 write 1 2x2 r5 c1')).toBeUndefined();
    const beside = table([paper('sport-b 2x2 r3 c10 10'), B], PLAN);
    expect(refused(beside, 's1 write 1 2x2 r3 c8')).toBeUndefined();
  });

  test('a card may be turned, and no card is laid twice', () => {
    const turned = played(table([B, B], PLAN), 's1 write 1 4x5 r7 c1').state;
    expect(turned.papers[0]?.stock.at(-1)).toBe(0);
    expect(refused(turned, 's1 write 3 5x4 r1 c10')).toBe('extrablatt.no-card');
    expect(refused(turned, 's1 write 3 4x5 r1 c10')).toBe('extrablatt.no-card');
    expect(refused(turned, 's1 write 3 4x4 r1 c10')).toBeUndefined();
  });

  test('touching an article of another section or an ad is no contact', () => {
    const state = table(
      [paper('sport-b 2x2 r7 c1 10', 'local-a 2x2 r7 c3 10', 'ad 2x2 r9 c1'), B],
      PLAN,
    );
    expect(refused(state, 's1 write 1 2x2 r7 c5')).toBe('extrablatt.apart');
    expect(refused(state, 's1 write 1 2x2 r11 c1')).toBe('extrablatt.apart');
    expect(refused(state, 's1 write 1 2x2 r9 c3')).toBe('extrablatt.apart');
  });

  test('stays on the page, off the logo, and on one side of the zone’s border', () => {
    const state = table([paper('local-c 2x2 r9 c1 10'), B], PLAN);
    const code = (where: string) => refused(state, `s1 write 1 ${where}`);
    expect(code('2x2 r12 c1')).toBe('extrablatt.off-page');
    expect(code('2x2 r7 c18')).toBe('extrablatt.off-page');
    expect(code('2x2 r1 c1')).toBe('extrablatt.logo');
    expect(code('2x2 r2 c9')).toBe('extrablatt.logo');
    expect(code('2x2 r6 c3')).toBe('extrablatt.astride');
    expect(code('2x2 r4 c9')).toBe('extrablatt.astride');
    expect(code('2x2 r8 c2')).toBe('extrablatt.covered');
    expect(code('2x2 r7 c9')).toBeUndefined();
    expect(code('5x5 r1 c10')).toBe('extrablatt.no-card');
    expect(code('1x4 r1 c10')).toBe('extrablatt.no-card');
  });

  test('is not possible with a motor, or from an empty column', () => {
    expect(refused(table([B, B], PLAN), 's1 write 2 2x2 r7 c1')).toBe('extrablatt.motor-no-story');
    expect(refused(table([B, B], ['', 'local-a']), 's1 write 1 2x2 r7 c1')).toBe(
      'extrablatt.empty-column',
    );
  });
});

/** All photos, but of sport only these. */
const drawer = (sport: readonly PhotoNumber[]): Photos =>
  Array.from({ length: 6 }, (_, section) => (section === 2 ? sport : [1, 2]));

describe('photos', () => {
  const carrying = paper('sport-a 2x2 r7 c1 10 duck');

  test('a second copy becomes a photo, even beside a duck, with its own marker, and must touch its section', () => {
    const before = table([carrying, B, B], PLAN, { hour: 9 });
    expect(refused(before, 's1 write 1 2x2 r7 c5')).toBe('extrablatt.apart');
    const { state, events } = played(before, 's1 write 1 2x2 r7 c3');
    expect(state.papers[0]?.articles[1]).toMatchObject({ photo: 1, circulation: 30 });
    expect(state.photos[2]).toEqual([2]);
    expect(events[0]).toMatchObject({ type: 'wrote', photo: 1 });
  });

  test('of two that are left, whoever prints one chooses; nobody prints one that is gone', () => {
    const both = table([carrying, B, B], PLAN);
    const { state } = played(both, 's1 write 1 2x2 r7 c3 photo 2');
    expect(state.papers[0]?.articles[1]?.photo).toBe(2);
    expect(state.photos).toEqual(drawer([1]));
    const one = table([carrying, B, B], PLAN, { photos: drawer([2]) });
    expect(played(one, 's1 write 1 2x2 r7 c3').state.photos).toEqual(drawer([]));
    expect(refused(one, 's1 write 1 2x2 r7 c3 photo 1')).toBe('extrablatt.photo-gone');
    expect(refused(table([B, B], PLAN), 's1 write 1 2x2 r7 c3 photo 1')).toBe(
      'extrablatt.photo-gone',
    );
  });

  test('at tables of the second version they are taken in their order', () => {
    const before = table([carrying, B, B], PLAN, { version: 2 });
    expect(refused(before, 's1 write 1 2x2 r7 c3 photo 2')).toBe('extrablatt.photo-gone');
    expect(played(before, 's1 write 1 2x2 r7 c3').state.photos).toEqual(drawer([2]));
  });

  test('a photo touches its section, not its own article', () => {
    const spread = paper('sport-a 2x2 r7 c1 10', 'sport-b 2x2 r7 c3 10');
    expect(refused(table([spread, B], PLAN), 's1 write 1 2x2 r7 c5')).toBeUndefined();
  });

  test('without a photo of the section left, no second copy; never a third', () => {
    const photos = drawer([]);
    expect(refused(table([carrying, B], PLAN, { photos }), 's1 write 1 2x2 r7 c3')).toBe(
      'extrablatt.no-photo',
    );
    const both = paper('sport-a 2x2 r7 c1 10', 'sport-a 2x2 r7 c3 10 photo');
    expect(refused(table([both, B], PLAN), 's1 write 1 2x2 r7 c5')).toBe('extrablatt.third');
  });
});
