import { seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { Forecast } from '../bot/forecast/forecast.ts';
import { racePrizes } from '../bot/forecast/race.ts';
import { Grounds } from '../bot/layout/grounds.ts';
import { LEVELS } from '../bot/levels.ts';
import { player } from '../bot/player.ts';
import { BLANK_PAPER, extrablatt, roomOn, type State } from '../rules/index.ts';
import { headline, paper, place, table } from './hand-made.ts';
import { EMPTY } from './played.ts';

const HARD = LEVELS.hard;

function hardMove(state: State) {
  return player(HARD).choose(extrablatt.view(state, 0), seededChance(3));
}

describe('the last motor', () => {
  const ahead = paper('sport-a 3x4 r7 c1 30', 'sport-b 3x4 r7 c4 30');
  const behind = paper('local-a 2x2 r7 c1 10');
  const plan = ['motor local-b', 'local-c', '', '', ''];
  const late = { hour: 12, taken: 11, wire: EMPTY };

  test('is taken by a leader whom nobody can stop', () => {
    expect(hardMove(table([ahead, behind, behind], plan, late))).toMatchObject({
      do: 'motor',
      fax: 0,
    });
    const old = table([ahead, behind, behind], plan, { ...late, version: 1 });
    expect(hardMove(old)).toEqual({ do: 'motor', fax: 0 });
  });

  test('is left alone by those who would lose', () => {
    expect(hardMove(table([behind, ahead, ahead], plan, late)).do).not.toBe('motor');
  });
});

describe('a duel about a duck', () => {
  const plan = ['motor', '', '', '', ''];
  const late = { hour: 9, taken: 8, wire: EMPTY };

  test('is called where the rival has something to lose', () => {
    const mine = paper('sport-a 3x4 r7 c1 30', 'local-a 3x4 r7 c4 30');
    const theirs = paper('local-b 3x4 r7 c4 30', 'local-c 4x4 r1 c10 30');
    expect(hardMove(table([mine, theirs], plan, late))).toMatchObject({ section: 'local' });
  });

  test('is rather called where one’s own paper has nothing left to lose', () => {
    const mine = paper('sport-a 3x4 r7 c1 30 duck', 'local-a 3x4 r7 c4 30');
    const theirs = paper('local-b 3x4 r7 c1 30', 'sport-b 3x4 r7 c4 30');
    expect(hardMove(table([mine, theirs], plan, late))).toMatchObject({ section: 'sport' });
  });

  test('is called with a rival who has nothing there if there is no better one', () => {
    const mine = paper('sport-a 2x2 r7 c1 10');
    const move = hardMove(table([mine, BLANK_PAPER, BLANK_PAPER], plan, late));
    expect(move).toMatchObject({ do: 'motor', section: 'sport' });
  });
});

describe('a photo', () => {
  test('is forecast without a bonus of its own, unless the game is of version 1', () => {
    const carrying = paper('sport-a 3x4 r7 c1 30');
    const state = table([carrying, BLANK_PAPER, BLANK_PAPER], ['sport-a'], { hour: 9 });
    const story = { cells: 4, bonus: 30, earnings: 30 };
    const worth = (version: number) =>
      new Forecast({ ...state, version }, 0, HARD).written(0, headline('sport-a'), story, false);
    expect(worth(1) - worth(2)).toBeGreaterThan(15);
  });
});

describe('a motor above a dispatch', () => {
  const blank = [BLANK_PAPER, BLANK_PAPER, BLANK_PAPER];

  test('is not left to the next player if another dispatch is as good', () => {
    const left = table(blank, ['sport-a motor', 'local-a sport-b', '', '', ''], { hour: 5 });
    expect(hardMove(left)).toMatchObject({ do: 'write', fax: 1 });
    const right = table(blank, ['sport-a local-b', 'local-a motor', '', '', ''], { hour: 5 });
    expect(hardMove(right)).toMatchObject({ do: 'write', fax: 0 });
  });
});

describe('room', () => {
  const grounds = new Grounds(roomOn(BLANK_PAPER), HARD);
  const loss = (text: string) => grounds.loss(2, place(text));

  test('is best kept by laying cards into corners', () => {
    expect(loss('3x2 r11 c16')).toBeLessThan(loss('3x2 r10 c15'));
  });

  test('of the zone is wasted by a gap that no card fills', () => {
    expect(loss('4x2 r3 c1')).toBeLessThan(loss('4x2 r3 c2'));
  });
});

describe('a headline', () => {
  const written = (rival: string, size: string) => {
    const state = table([BLANK_PAPER, paper(rival), BLANK_PAPER], ['sport-a'], { hour: 9 });
    const { height, width } = place(`${size} r7 c1`);
    const story = { cells: width * height, bonus: 30, earnings: 30 };
    return new Forecast(state, 0, HARD).written(0, headline('sport-a'), story, false);
  };

  test('is worth more to whoever prints it larger', () => {
    const battle = 'sport-a 3x4 r7 c1 30';
    expect(written(battle, '4x4')).toBeGreaterThan(written(battle, '2x5') + 30);
    expect(written(battle, '4x4')).toBeGreaterThan(written('local-a 3x4 r7 c1 30', '4x4'));
  });
});

describe('a race', () => {
  test('that is nearly over pays what the count would', () => {
    const [first, second, last] = racePrizes([30, 20, 10], 1);
    expect(first).toBeCloseTo(60, 1);
    expect(second).toBeCloseTo(30, 1);
    expect(last).toBeCloseTo(0, 1);
  });

  test('of two knows no second prize', () => {
    const [first, second] = racePrizes([30, 10], 1);
    expect(first! + second!).toBeCloseTo(60, 1);
  });
});
