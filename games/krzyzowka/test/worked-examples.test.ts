import { describe, expect, test } from 'vitest';
import { BLANK, scoreOf, tileValue, type Work } from '../rules/index.ts';
import { common, deal, hold, lying, own } from './sitting.ts';
import { ALL_TILES, TILE_KINDS } from './tiles.ts';

const sum = (letters: string) =>
  [...letters].reduce((total, tile) => total + tileValue({}, tile), 0);
const placed = (text: string) =>
  lying(text).map(({ row, column, tile }) => ({ row, column, tile }));

describe('the tiles', () => {
  test('are 68 letters and two blanks', () => {
    expect(ALL_TILES).toHaveLength(70);
    expect(ALL_TILES.filter((tile) => tile === BLANK)).toHaveLength(2);
    expect(TILE_KINDS).toHaveLength(33);
  });

  test('have the values that the examples fix', () => {
    for (const letter of 'aptekios') expect(tileValue({}, letter)).toBe(1);
    for (const letter of 'zw') expect(tileValue({}, letter)).toBe(2);
    expect([sum('ły'), sum('ąd'), sum('bnu'), sum('rąby'), sum('grć')]).toEqual([5, 6, 5, 9, 8]);
    expect(tileValue({}, BLANK)).toBe(0);
  });
});

describe('the common crossword', () => {
  test('APTEKA is worth 6, and GRAĆ through its A with three tiles 9', () => {
    const table = common();
    hold(table, ['aptekao', 'grćnoze']);
    expect(table.play(0, 'lay 0,0>APTEKA').events[0]).toMatchObject({ type: 'laid', points: 6 });
    expect(table.play(1, 'lay -2,5vGR 1,5vĆ').events[0]).toMatchObject({ points: 9, bonus: 0 });
    expect(table.state().scores).toEqual([6, 9]);
  });

  test('SEN extended to BASENU counts all letters: 8', () => {
    expect(scoreOf({}, lying('0,0>SEN'), placed('0,-2>BA 0,3>U'))).toMatchObject({
      words: [{ word: 'basenu', points: 8, row: 0, column: -2, across: true }],
      points: 8,
    });
  });

  test('ŁOWY is worth 8, and OS that it makes 2: 10', () => {
    // O, W and Y go below the Ł of PYŁY; the S of RYS stands beside the O.
    const score = scoreOf({}, lying('0,-2>PYŁY -1,1vR 1,1vS'), placed('1,0vOWY'));
    expect(score).toMatchObject({
      words: [
        { word: 'łowy', points: 8, row: 0, column: 0, across: false },
        { word: 'os', points: 2, row: 1, column: 0, across: true },
      ],
      points: 10,
    });
  });

  test('seven tiles at once bring 20 more', () => {
    const seven = scoreOf({}, [], placed('0,0>SENATOR'));
    expect(seven).toMatchObject({ bonus: 20, points: 27 });
    expect(scoreOf({}, lying('0,0>S'), placed('0,1>ENATOR'))).toMatchObject({
      bonus: 0,
      points: 7,
    });
    const table = common();
    hold(table, ['senator', 'kot']);
    table.play(0, 'lay 0,0>SENATOR');
    expect(table.state().scores).toEqual([27, 0]);
  });

  test('a blank is worth nothing', () => {
    const table = common();
    hold(table, ['aptek?a', 'kot']);
    table.play(0, 'lay 0,0>A?PTEKA');
    expect(table.state().scores).toEqual([5, 0]);
  });
});

describe('everybody’s own crossword', () => {
  const CROSSWORD = '0,0>TRĄBY 1,0vI 2,0>KOZA -1,2vS 1,2vD 3,2vI -1,4vP 1,4vŁ';
  const FIFTEEN = 'trąbyikozasdipł';
  const words = (work: Work | undefined) =>
    work?.runs.map(({ word, points, fault }) => [word, fault ?? points]);

  test('TIK 3, TRĄBY 10, KOZA 5, SĄDZI 10, PYŁ 6: 34', () => {
    const table = own({ game: 2 }, 2);
    deal(table, [`${FIFTEEN}eeenn`, 'aaaaeeiiioooonnnrssc']);
    table.play(0, `arrange ${CROSSWORD}`);
    table.play(0, 'agree');
    table.play(1, 'agree');
    const work = table.state().last?.works[0];
    expect(work).toMatchObject({ bonus: 0, points: 34 });
    expect(words(work)?.sort()).toEqual([
      ['koza', 5],
      ['pył', 6],
      ['sądzi', 10],
      ['tik', 3],
      ['trąby', 10],
    ]);
  });

  test('with fifteen tiles these are all, which brings 20 more', () => {
    const table = own({ game: 2 }, 4);
    deal(table, [FIFTEEN, 'aaaaaeeeeeiiioo', 'oonnnrrsszzwccd', 'ymmlluujghęóśż?']);
    table.play(0, `arrange ${CROSSWORD}`);
    const { events } = table.play(0, 'done');
    expect(table.state().last).toMatchObject({
      how: 'done',
      by: 0,
      works: [{ points: 54 }, {}, {}, {}],
    });
    expect(events.map(({ type }) => type)).toEqual(['done', 'counted']);
    expect(table.state().points).toEqual([[54, 0, 0, 0]]);
  });

  test('four players with fifteen tiles each leave ten', () => {
    const table = own({ game: 2 }, 4);
    [0, 1, 2, 3].map((seat) => table.play(seat, 'ready'));
    const dealt = table.state().desks.map((desk) => desk.tiles.length);
    expect(dealt).toEqual([15, 15, 15, 15]);
    expect(ALL_TILES.length - 60).toBe(10);
    const three = own({ game: 2 }, 3);
    [0, 1, 2].map((seat) => three.play(seat, 'ready'));
    expect(three.state().desks.map((desk) => desk.tiles.length)).toEqual([20, 20, 20]);
  });
});
