import { describe, expect, test } from 'vitest';
import { challenges } from '../rules/index.ts';
import { paper, table } from './hand-made.ts';
import { B, BROKE, must, PLAN, played, refused } from './played.ts';

describe('the duel about a duck', () => {
  const mine = paper('sport-a 2x2 r7 c1 10', 'local-a 2x2 r7 c3 10 duck', 'culture-a 2x2 r9 c1 10');
  const theirs = paper(
    'sport-b 2x2 r3 c1 10',
    'sport-b 2x2 r3 c3 10 photo',
    'local-b 2x2 r7 c3 10',
  );
  const dealt = table([mine, theirs, B], PLAN, { hour: 8, taken: 5 });

  test('is for a section in which both have an article without a duck', () => {
    expect(challenges(dealt, 0)).toEqual([
      { kind: 'duck', starter: 0, rival: 1, section: 'sport' },
    ]);
    expect(refused(dealt, 's1 motor 2 s2')).toBe('extrablatt.name-section');
    expect(refused(dealt, 's1 motor 2 s2 local')).toBe('extrablatt.not-shared');
    expect(refused(dealt, 's1 motor 2 s2 culture')).toBe('extrablatt.not-shared');
    expect(refused(dealt, 's1 motor 2 s3 sport')).toBe('extrablatt.not-shared');
    expect(refused(dealt, 's1 motor 2')).toBe('extrablatt.rival');
    const ducked = paper('sport-b 2x2 r3 c1 10 duck', 'sport-b 2x2 r3 c3 10 photo duck');
    expect(challenges({ ...dealt, papers: [mine, ducked, B] }, 0)).toEqual([]);
  });

  test('the winner ducks an article of that section, also in the zone, also a photo', () => {
    const won = played(dealt, ['s1 motor 2 s2 sport', 's1 cheque 12', 's2 cheque 8']).state;
    expect(won.papers[0]?.tokens).toBe(1);
    expect(refused(won, 's1 duck 3')).toBe('extrablatt.duck-section');
    expect(refused(won, 's1 duck 9')).toBe('extrablatt.no-article');
    expect(refused(won, 's1 pass')).toBe('extrablatt.now.duck');
    const { state } = played(won, 's1 duck 2');
    expect(state.papers[1]?.articles.map(({ duck }) => duck)).toEqual([false, true, false]);
  });

  test('a rival who wins puts the duck into the starter’s paper', () => {
    const won = played(dealt, ['s1 motor 2 s2 sport', 's1 cheque 2', 's2 cheque 8']).state;
    expect(must(won)).toEqual([1]);
    const { state } = played(won, 's2 duck 1');
    expect(state.papers[0]?.articles[0]?.duck).toBe(true);
    expect(refused({ ...won, papers: state.papers }, 's2 duck 1')).toBe('extrablatt.duck-twice');
  });

  test('without one, the motor is simply taken', () => {
    const state = table([BROKE, theirs, B], PLAN, { hour: 12, taken: 5 });
    expect(refused(state, 's1 motor 2 s2 sport')).toBe('extrablatt.no-duel');
    expect(refused(state, 's1 motor 2 sport')).toBe('extrablatt.no-duel');
    expect(refused(state, 's1 motor 2 s2')).toBe('extrablatt.no-duel');
    const after = played(state, 's1 motor 2');
    expect(after.events).toEqual([{ type: 'took', seat: 0 }]);
    expect(after.state).toMatchObject({ taken: 6, active: 1 });
  });
});
