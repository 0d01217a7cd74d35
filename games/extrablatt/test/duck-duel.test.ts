import { describe, expect, test } from 'vitest';
import { challenges } from '../rules/index.ts';
import { paper, table } from './hand-made.ts';
import { B, BROKE, must, PLAN, played, refusal, refused } from './played.ts';

describe('the duel about a duck', () => {
  const mine = paper('sport-a 2x2 r7 c1 10', 'local-a 2x2 r7 c3 10 duck', 'culture-a 2x2 r9 c1 10');
  const theirs = paper(
    'sport-b 2x2 r3 c1 10',
    'sport-b 2x2 r3 c3 10 photo',
    'local-b 2x2 r7 c3 10',
  );
  const dealt = table([mine, theirs, B], PLAN, { hour: 8, taken: 5 });

  test('is for a section in which the starter has an article, ducked or not; the rival need have none', () => {
    const named = (starter: number) =>
      challenges(dealt, starter).map(({ rival, section }) => `s${rival + 1} ${section}`);
    expect(named(0)).toEqual([
      's2 sport',
      's2 culture',
      's2 local',
      's3 sport',
      's3 culture',
      's3 local',
    ]);
    expect(named(1)).toEqual(['s1 sport', 's1 local', 's3 sport', 's3 local']);
    expect(refused(dealt, 's1 motor 2 s2')).toBe('extrablatt.name-section');
    expect(refusal(dealt, 's1 motor 2 s2 politics')).toEqual({
      code: 'extrablatt.not-yours',
      rule: 'ducks',
    });
    expect(refusal(dealt, 's1 motor 2')).toEqual({ code: 'extrablatt.rival', rule: 'rulings' });
  });

  test('a starter who wins where the rival has nothing lays no duck', () => {
    const won = played(dealt, ['s1 motor 2 s2 culture', 's1 cheque 12', 's2 cheque 8']);
    expect(won.events.slice(-2)).toEqual([
      { type: 'won', kind: 'duck', seat: 0, loser: 1, tokens: 0 },
      { type: 'no-duck', seat: 0, loser: 1, section: 'culture' },
    ]);
    expect(won.state.papers).toEqual(dealt.papers);
    expect(won.state).toMatchObject({ phase: { at: 'extra' }, active: 0 });
  });

  test('nor does a winner where all that the loser has there is ducked', () => {
    const ducked = paper('local-b 2x2 r7 c3 10 duck', 'local-c 2x2 r7 c5 10 duck');
    const against = { ...dealt, papers: [mine, ducked, B] };
    const won = played(against, ['s1 motor 2 s2 local', 's1 cheque 12', 's2 cheque 8']);
    expect(won.events.at(-1)).toMatchObject({ type: 'no-duck', seat: 0, loser: 1 });
    const lost = played(against, ['s1 motor 2 s2 local', 's1 cheque 2', 's2 cheque 8']);
    expect(lost.events.at(-1)).toMatchObject({ type: 'no-duck', seat: 1, loser: 0 });
    expect(lost.state.cheques[0]).toEqual([5, 8, 12]);
  });

  test('the rival who wins in a section of the starter alone lays a duck there', () => {
    const lost = ['s1 motor 2 s2 culture', 's1 cheque 2', 's2 cheque 8'];
    const { state } = played(dealt, [...lost, 's2 duck 3']);
    expect(state.papers[0]?.articles[2]).toMatchObject({ duck: true });
  });

  test('the last motor’s duel ends the game though no duck is laid', () => {
    const last = { ...dealt, hour: 12, taken: 11 };
    const { state } = played(last, ['s1 motor 2 s3 culture', 's1 cheque 12', 's3 cheque 7']);
    expect(state.phase).toEqual({ at: 'over' });
  });

  test('in a game of version 1, both need an article without a duck in the section', () => {
    const old = { ...dealt, version: 1 };
    expect(challenges(old, 0)).toEqual([{ kind: 'duck', starter: 0, rival: 1, section: 'sport' }]);
    expect(refused(old, 's1 motor 2 s2')).toBe('extrablatt.name-section');
    expect(refused(old, 's1 motor 2 s2 local')).toBe('extrablatt.not-shared');
    expect(refused(old, 's1 motor 2 s2 culture')).toBe('extrablatt.not-shared');
    expect(refused(old, 's1 motor 2 s3 sport')).toBe('extrablatt.not-shared');
    const ducked = paper('sport-b 2x2 r3 c1 10 duck', 'sport-b 2x2 r3 c3 10 photo duck');
    const none = { ...old, papers: [mine, ducked, B] };
    expect(challenges(none, 0)).toEqual([]);
    expect(played(none, 's1 motor 2').events).toEqual([{ type: 'took', seat: 0 }]);
  });

  test('the winner ducks an article of that section, also in the zone, also a photo', () => {
    const won = played(dealt, ['s1 motor 2 s2 sport', 's1 cheque 12', 's2 cheque 8']).state;
    expect(won.papers[0]?.tokens).toBe(1);
    expect(refused(won, 's1 duck 3')).toBe('extrablatt.duck-section');
    expect(refused(won, 's1 duck 9')).toBe('extrablatt.no-article');
    expect(refusal(won, 's1 pass')).toEqual({ code: 'extrablatt.now.duck', rule: 'rulings' });
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

  test('without any article of one’s own, the motor is simply taken', () => {
    const state = table([BROKE, theirs, B], PLAN, { hour: 12, taken: 5 });
    expect(refused(state, 's1 motor 2 s2 sport')).toBe('extrablatt.no-duel');
    expect(refused(state, 's1 motor 2 sport')).toBe('extrablatt.no-duel');
    expect(refused(state, 's1 motor 2 s2')).toBe('extrablatt.no-duel');
    const after = played(state, 's1 motor 2');
    expect(after.events).toEqual([{ type: 'took', seat: 0 }]);
    expect(after.state).toMatchObject({ taken: 6, active: 1 });
  });
});
