import { readFile } from 'node:fs/promises';
import { seededChance } from '@late/kernel';
import { expect, test } from 'vitest';
import { closing } from '../bot/play/closing.ts';
import { lookahead } from '../bot/play/lookahead.ts';
import { player } from '../bot/play/player.ts';
import { TWIN_SHEETS } from '../bot/twin/twin-sheet.ts';
import { layoutOf } from '../bot/value/layout.ts';
import { Valuer } from '../bot/value/valuer.ts';
import { readWeights, weightsName } from '../bot/value/weights-file.ts';
import {
  type Dice,
  extra,
  fillIn,
  type Move,
  type Pad,
  SHEETS,
  type View,
} from '../rules/index.ts';
import { isFinished, padScore } from '../rules/pad.ts';

const layout = layoutOf('schmidt');
const file = await readFile(new URL(`../bot/tables/${weightsName('schmidt')}`, import.meta.url));
const valuer = new Valuer(layout, readWeights(layout, new Uint8Array(file).buffer));
const mind = { judge: lookahead(valuer), blur: 0, temper: 0 };
const forPoints = player(TWIN_SHEETS.schmidt, mind);
const forRank = player(TWIN_SHEETS.schmidt, { ...mind, closing: closing(valuer) });

const padOf = (
  rows: readonly number[],
  ...extras: readonly (readonly [number, number])[]
): Pad => ({
  rows: [...rows],
  extras: extras.map(([number, crosses]) => ({ number, crosses })),
});

/** Seat 0 decides; its rival is through with the sheet. */
function viewOf(dice: Dice, own: Pad, rival: Pad): View {
  const options = { sheet: 'schmidt', dice: 'house', children: [] } as const;
  const { state } = extra.setup({ ...options, children: [] }, 2, {
    chance: seededChance(1),
    now: 0,
  });
  return extra.view({ ...state, pads: [own, rival], dice, throws: 22 }, 0);
}

const sheet = SHEETS.schmidt;
/** What somebody has who goes out with this move; null if it goes on. */
function outWith(own: Pad, move: Move): number | null {
  if (move.do !== 'split') return null;
  const after = fillIn(sheet, own, move, false);
  return isFinished(sheet, after) ? padScore(sheet, after) : null;
}

test.each<[string, Dice, Pad, Pad]>([
  [
    'far ahead in two rows',
    [1, 1, 3, 6, 6],
    padOf([0, 1, 4, 0, 13, 13, 1, 8, 8, 0, 0], [6, 9], [2, 8], [1, 6]),
    padOf([0, 0, 4, 0, 10, 13, 1, 9, 9, 0, 0], [2, 10], [1, 5], [6, 7]),
  ],
  [
    'a little ahead',
    [1, 3, 4, 5, 6],
    padOf([0, 0, 6, 1, 12, 8, 5, 0, 10, 0, 0], [6, 9], [1, 7], [5, 6]),
    padOf([0, 0, 7, 2, 11, 8, 4, 0, 10, 0, 0], [6, 10], [1, 6], [5, 6]),
  ],
])('who wins by going out goes out, though more points might come: %s', (_, dice, own, rival) => {
  const view = viewOf(dice, own, rival);
  const goesOut = outWith(own, forRank.choose(view, seededChance(3)));
  expect(goesOut).toBeGreaterThan(padScore(sheet, rival));
  expect(outWith(own, forPoints.choose(view, seededChance(3)))).toBeNull();
});

test('who would lose by going out goes on, though fewer points are to be expected', () => {
  const own = padOf([0, 4, 7, 9, 10, 0, 12, 0, 4, 0, 0], [1, 9], [5, 8], [6, 6]);
  const rival = padOf([2, 2, 10, 0, 13, 2, 11, 0, 5, 0, 0], [1, 10], [5, 8], [6, 5]);
  const view = viewOf([1, 1, 1, 6, 6], own, rival);
  const out = outWith(own, forPoints.choose(view, seededChance(3)));
  expect(out).toBeLessThan(padScore(sheet, rival));
  expect(outWith(own, forRank.choose(view, seededChance(3)))).toBeNull();
});

test('alone, and long before the end, only points count', () => {
  const view = viewOf(
    [1, 1, 3, 6, 6],
    padOf([0, 1, 4, 0, 13, 13, 1, 8, 8, 0, 0], [6, 9], [2, 8], [1, 6]),
    padOf([0, 0, 4, 0, 10, 13, 1, 9, 9, 0, 0], [2, 10], [1, 5], [6, 7]),
  );
  const alone = { ...view, pads: view.pads.slice(0, 1) };
  expect(forRank.choose(alone, seededChance(3))).toEqual(forPoints.choose(alone, seededChance(3)));
  const early = viewOf(
    [1, 1, 3, 6, 6],
    padOf([0, 1, 4, 0, 3, 3, 1, 2, 2, 0, 0], [6, 2], [2, 3], [1, 3]),
    view.pads[1] as Pad,
  );
  expect(forRank.choose(early, seededChance(3))).toEqual(forPoints.choose(early, seededChance(3)));
});
