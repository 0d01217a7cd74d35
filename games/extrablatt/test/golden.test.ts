import type { Frame } from '@late/kernel';
import { GoldenGames } from '@late/kernel/testing';
import { expect, test } from 'vitest';
import { COUNT_STEPS, count, type Event, extrablatt, type State } from '../rules/index.ts';
import { recountText } from './recount.ts';

/** What each game must come to: scores | winners | every seat's zone, sections, headlines and articles. */
const EXPECTED: Record<string, string> = {
  // By the rules of version 3.
  'the-other-photo': '620 590 290 | 0 | 60+210+140+210 30+270+110+180 0+90+80+120',
  // By those of version 2.
  'four-papers': '660 300 400 270 | 0 | 60+270+140+190 0+120+60+120 30+120+90+160 0+30+110+130',
  'motor-in-peace': '0 1250 | 1 | 0+0+0+0 60+360+310+520',
  'nothing-to-duck': '780 630 570 | 0 | 60+210+170+340 60+180+160+230 30+150+180+210',
  'photo-alone': '460 680 | 1 | 0+120+150+190 60+240+130+250',
  'second-thoughts': '500 700 730 | 2 | 30+180+110+180 0+180+210+310 60+180+170+320',
  'shared-circulation': '620 540 620 | 0 2 | 0+150+200+270 30+210+120+180 60+180+150+230',
  'three-papers': '570 660 320 | 1 | 60+210+120+180 30+240+170+220 60+90+70+100',
  'two-papers': '990 360 | 0 | 60+300+240+390 0+60+140+160',
  // By those of version 1.
  'all-ducks': '610 860 390 | 1 | 60+120+170+260 30+300+230+300 0+120+120+150',
  'four-seats': '490 80 740 460 | 2 | 30+180+120+160 0+0+40+40 60+210+220+250 0+180+130+150',
  'last-motor-alone': '0 1230 | 1 | 0+0+0+0 60+360+370+440',
  'shared-win': '600 620 620 | 1 2 | 0+180+190+230 60+210+140+210 30+150+200+240',
  'three-seats': '630 420 570 | 0 | 60+210+150+210 0+150+130+140 30+180+170+190',
  'two-seats': '700 530 | 0 | 60+180+200+260 0+180+160+190',
  undo: '470 670 660 | 1 | 60+120+140+150 60+210+180+220 30+210+180+240',
  upset: '740 840 | 1 | 60+180+220+280 60+180+280+320',
};

function replayed(steps: readonly Frame<State, Event>[]): string {
  const end = steps.at(-1)?.state as State;
  const { subtotals, totals, winners } = count(end);
  expect(extrablatt.result(end)).toEqual({ scores: totals, winners });
  const split = totals.map((_, seat) =>
    COUNT_STEPS.filter((step) => step !== 'out').map((step) => subtotals[step][seat]),
  );
  return [totals, winners, split.map((parts) => parts.join('+'))]
    .map((part) => part.join(' '))
    .join(' | ');
}

function recounted(text: string): string {
  const { scores, winners } = recountText(text);
  return `${scores.join(' ')} | ${winners.join(' ')} | `;
}

const golden = new GoldenGames({
  game: extrablatt,
  folder: new URL('../fixtures/', import.meta.url),
  expected: EXPECTED,
  replayed,
  recounted,
});

golden.examine();

test('the fixtures hold what their names say', () => {
  const end = (name: string) => recountText(golden.text(name));
  expect(end('motor-in-peace').done['no duel']).toBeGreaterThan(1);
  expect(end('nothing-to-duck').done).toMatchObject({
    'no target': expect.any(Number),
    'only the starter': expect.any(Number),
  });
  expect(end('photo-alone').done['photo that stays alone']).toBeGreaterThan(0);
  expect(golden.text('second-thoughts')).toMatch(/ s\d \(undo \d+\)$/m);
  expect(golden.text('last-motor-alone')).toMatch(/ motor \d\n$/);
  expect(golden.text('undo')).toMatch(/ s\d \(undo \d+\)$/m);
  expect(end('shared-win').winners.length).toBeGreaterThan(1);
  expect(end('upset').done['1 beats 12']).toBeGreaterThan(1);
  expect(end('all-ducks').done['duck duel']).toBeGreaterThan(8);
});
