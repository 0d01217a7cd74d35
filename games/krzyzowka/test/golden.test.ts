import { type AnyGame, faultOf, openingOf, readRecord } from '@late/kernel';
import { GoldenGames } from '@late/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/index.ts';
import { isPolish, polishGame } from './polish.ts';
import { recountText } from './recount.ts';
import { replayed } from './replayed.ts';

/** What each game must come to: scores | winners | how it, or each of its rounds, ended. */
const EXPECTED: Record<string, string> = {
  'one-alone-empty-bag': '272 | 0 | empty-bag',
  'one-alone-turns': '0 | 0 | turns',
  'one-challenge-and-vote': '90 129 | 1 | empty-hand',
  'one-doubt-costs': '52 47 65 | 2 | empty-hand',
  'one-free-tries': '84 67 | 0 | no-words',
  'one-one-try': '80 85 | 1 | no-words',
  'one-words-of-the-table': '58 62 70 | 2 | no-words',
  'three-alone':
    '52 | 0 | handed-in handed-in handed-in handed-in handed-in handed-in handed-in handed-in handed-in handed-in',
  'three-fifteen-rounds':
    '159 61 | 0 | raised agreed agreed raised raised raised raised agreed raised raised raised agreed agreed raised raised',
  'three-hand-stays-down': '21 22 23 | 2 | agreed raised raised',
  'two-alone': '129 | 0 | handed-in handed-in handed-in handed-in',
  'two-best-part': '6 33 | 1 | agreed',
  'two-words-or-not-done': '3 60 67 87 | 3 | agreed time done',
  'one-challenge-lost': '57 54 70 | 2 | no-words',
  'one-challenge-won': '87 103 | 1 | no-words',
  'one-empty-hand': '38 56 43 47 | 1 | empty-hand',
  'one-last-word-accepted': '39 64 92 | 2 | empty-hand',
  'one-no-words': '127 0 0 | 0 | no-words',
  'one-seven-tiles': '89 107 | 1 | no-words',
  'one-shared': '0 0 | 0 1 | no-words',
  'one-three-tries': '61 96 | 1 | no-words',
  'three-agreed':
    '71 83 | 1 | agreed agreed agreed agreed agreed agreed agreed agreed agreed agreed',
  'three-in-turn':
    '107 42 43 | 0 | handed-in handed-in handed-in handed-in handed-in handed-in handed-in handed-in handed-in handed-in',
  'three-raised-in-vain':
    '13 53 79 | 2 | raised raised agreed raised agreed raised raised raised raised agreed',
  'three-raised':
    '39 102 | 1 | raised raised raised raised raised raised raised raised raised raised',
  'three-time-up': '95 82 59 | 0 | time time time time time time time time time time',
  'two-agreed': '118 126 106 | 1 | agreed agreed agreed agreed',
  'two-done': '106 123 106 123 | 1 3 | agreed done done done',
  'two-in-turn': '148 126 | 0 | handed-in handed-in handed-in handed-in',
  'two-time-up': '118 129 | 1 | time time time time',
};

const golden = new GoldenGames({
  game: polishGame,
  folder: new URL('../fixtures/', import.meta.url),
  expected: EXPECTED,
  replayed,
  recounted(text) {
    const { scores, winners } = recountText(text, isPolish);
    return `${scores.join(' ')} | ${winners.join(' ')} | `;
  },
});

golden.examine();

describe('the fixtures hold what their names say', () => {
  const has = (name: string, matches: (event: Event) => boolean) =>
    expect(golden.events(name).some(matches), name).toBe(true);

  test('of game 1', () => {
    has('one-three-tries', (event) => event.type === 'rejected' && event.lost);
    has('one-seven-tiles', (event) => event.type === 'laid' && event.bonus === 20);
    has('one-challenge-won', (event) => event.type === 'challenged' && event.offences.length > 0);
    has('one-challenge-lost', (event) => event.type === 'challenged' && !event.offences.length);
    const last = golden.events('one-last-word-accepted').map(({ type }) => type);
    expect(last.slice(-3)).toEqual(['accepted', 'stood', 'over']);
  });

  test('of what the second version has brought', () => {
    const added = golden.names.filter((name) => golden.record(name).version === 2);
    expect(added).toHaveLength(13);
    has('one-one-try', (event) => event.type === 'rejected' && event.lost && event.tries === 1);
    has('one-free-tries', (event) => event.type === 'rejected' && event.most === null);
    has('one-doubt-costs', (event) => event.type === 'skipped');
    for (const admitted of [true, false]) {
      has(
        'one-words-of-the-table',
        (event) => event.type === 'decided' && event.admitted === admitted,
      );
    }
    has('one-challenge-and-vote', (event) => event.type === 'decided' && event.admitted);
    has('two-words-or-not-done', (event) => event.type === 'not-done' && event.tries === 3);
    has('three-hand-stays-down', (event) => event.type === 'raised' && event.offence !== null);
    has(
      'two-best-part',
      (event) => event.type === 'counted' && event.counted.works[0]!.runs.some((run) => run.fault),
    );
  });

  test('of games 2 and 3', () => {
    has('two-done', (event) => event.type === 'done');
    has(
      'two-done',
      (event) => event.type === 'counted' && event.counted.works.some(({ bonus }) => bonus === 20),
    );
    has('two-time-up', (event) => event.type === 'swapped');
    has('two-agreed', (event) => event.type === 'agreed');
    expect(golden.text('two-agreed')).toMatch(/ s\d \(undo \d+\)$/m);
    for (const name of ['two-time-up', 'three-time-up'])
      expect(golden.text(name)).toContain('(expire)');
    has('three-raised-in-vain', (event) => event.type === 'raised' && event.offence !== null);
    has('three-raised', (event) => event.type === 'raised' && event.offence === null);
  });
});

test('a game that was played by another list is refused by its name', () => {
  const game = polishGame as AnyGame;
  const record = readRecord(golden.text('one-shared').replace('polski-1', 'mylist-7'), () => game);
  const params = { list: 'mylist-7', ours: 'polski-3' };
  let fault: unknown;
  try {
    openingOf(game, record);
  } catch (error) {
    fault = faultOf(error);
  }
  expect(fault).toEqual({ code: 'krzyzowka.list', line: 1, params });
});
