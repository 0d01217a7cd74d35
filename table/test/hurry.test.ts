import { expect, it } from 'vitest';
import { canHurry, hurried, hurriedPause, nextDue } from '../src/index.ts';
import { race } from '../testing/race.ts';
import { bot, ExtraSitting, people, Sitting } from './sitting.ts';

const can = ({ game, table }: Sitting) => canHurry(game, table);

it('hurries bots only while the table waits for nobody else', () => {
  const sitting = new ExtraSitting([bot('R'), bot('S'), ...people(1)]);
  expect(can(sitting)).toBe(true);
  sitting.throw();
  expect(can(sitting)).toBe(false);
  sitting.split(2);
  expect(can(sitting)).toBe(true);
  sitting.split(0);
  sitting.split(1);
  expect(can(sitting)).toBe(true);
});

it('hurries no bot whose time is part of the game, and none when it is over or somebody thinks about an undo', () => {
  const timed = new Sitting(race, [bot('Q'), bot('R')]);
  expect(can(timed)).toBe(false);
  const sitting = new ExtraSitting([...people(2), bot('S')]);
  sitting.round(0, 1, 2);
  sitting.throw();
  sitting.split(0);
  sitting.split(1);
  expect(can(sitting)).toBe(true);
  sitting.do({ do: 'stand-in', seat: 0, level: 'easy' });
  expect(can(sitting)).toBe(true);
});

it('lets whoever would have been first be first, only sooner', () => {
  const sitting = new ExtraSitting([bot('R'), bot('S'), ...people(1)]);
  sitting.throw();
  sitting.split(2);
  const paceOf = ({ seat }: { seat: number }) => (seat === 0 ? 4_000 : 2_400);
  const at = (pace: typeof paceOf | ReturnType<typeof hurried>) =>
    nextDue(sitting.game, sitting.table, pace, 600, 0);
  const [calm, quick] = [at(paceOf), at(hurried(paceOf))];
  expect(calm).toMatchObject({ seat: 1 });
  expect(quick).toMatchObject({ seat: 1 });
  expect((calm?.at ?? 0) - (quick?.at ?? 0)).toBe(2_100);
  expect(hurriedPause(800)).toBe(100);
});
