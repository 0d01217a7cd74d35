import { seededChance, type UsualLevel } from '@late/kernel';
import { crosswordSearch, EDITIONS } from '@late/lexicon';
import { polishGraph } from '@late/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { lastMove } from '../bot/common/endgame.ts';
import { LEAVE_WEIGHTS } from '../bot/common/learned/pl.ts';
import { Leave } from '../bot/common/leave.ts';
import { lettersOn, rackOf, worthOf } from '../bot/tiles.ts';
import type { CommonView, Move } from '../rules/index.ts';
import { botFor, LEVELS } from './bot-table.ts';
import { polishGame as game } from './polish.ts';
import { common, hold, lying } from './sitting.ts';

const { alphabet } = EDITIONS.pl;
const WORTH = worthOf({});
const CHALLENGE = { words: 'challenge' } as const;

/** What seat 1 sees after seat 0 has laid this, with three at the table. */
function after(word: string, hand: string): CommonView {
  const table = common(CHALLENGE, 3);
  hold(table, [hand, 'aeiorst', 'aeiorst'], '0,0>ARA');
  table.play(0, word);
  return game.view(table.state(), 1) as CommonView;
}

describe('challenges', () => {
  const answers = async (level: UsualLevel, view: CommonView): Promise<number> => {
    const bot = await botFor(level, CHALLENGE);
    const moves = Array.from({ length: 100 }, (_, n): Move => bot.choose(view, seededChance(n)));
    expect(moves.every((move) => move.do === 'challenge' || move.do === 'accept')).toBe(true);
    return moves.filter((move) => move.do === 'challenge').length;
  };
  const noWord = after('lay 1,0vGZŁ', 'gzłeiab');
  const rareWord = after('lay -2,0vAB 1,0vK', 'abkeioz');
  const everydayWord = after('lay 1,0vKT', 'kteioab');

  test('hard always challenges what is no word, and never a word', async () => {
    expect(await answers('hard', noWord)).toBe(100);
    expect(await answers('hard', everydayWord)).toBe(0);
    expect(await answers('hard', rareWord)).toBe(0);
  });

  test.each(['easy', 'medium'] as const)(
    '%s is sometimes wrong, but mostly right',
    async (level) => {
      const wrong = await answers(level, noWord);
      expect(wrong).toBeGreaterThan(30);
      expect(wrong).toBeLessThan(100);
      const unknown = await answers(level, rareWord);
      expect(unknown).toBeGreaterThan(0);
      expect(unknown).toBeLessThan(wrong / 2);
      expect(await answers(level, everydayWord)).toBe(0);
    },
  );

  test('people have time to read a word before the next one makes it stand', async () => {
    for (const level of LEVELS) {
      const bot = await botFor(level, CHALLENGE);
      const judging = bot.pace?.(everydayWord, seededChance(1)) ?? 0;
      expect(judging).toBeGreaterThanOrEqual(2_000);
      expect(judging).toBeLessThanOrEqual(4_000);
      const { pending } = everydayWord;
      const accepted = { ...everydayWord, pending: pending && { ...pending, accepted: [1] } };
      expect(bot.pace?.(accepted, seededChance(1))).toBeGreaterThanOrEqual(10_000);
      expect(bot.pace?.({ ...accepted, active: 2 }, seededChance(1))).toBe(Infinity);
      expect(bot.pace?.({ ...everydayWord, pending: null }, seededChance(1))).toBeLessThanOrEqual(
        2_000,
      );
    }
  });

  test('where words are checked, the table says how fast bots are', async () => {
    expect((await botFor('hard', {})).pace).toBeUndefined();
  });
});

describe('hard', () => {
  test('would rather be out than score more', () => {
    const search = crosswordSearch(polishGraph(['kos', 'kosa', 'tak', 'oż']));
    const table = lettersOn(alphabet, lying('0,0>KOS'));
    const alone = lastMove(
      search,
      table,
      rackOf(alphabet, ['a', 't']),
      rackOf(alphabet, []),
      WORTH,
    );
    expect(alone?.word).toBe('kosa');
    const raced = lastMove(
      search,
      table,
      rackOf(alphabet, ['a', 't']),
      rackOf(alphabet, ['ż']),
      WORTH,
    );
    expect(raced?.word).toBe('tak');
  });

  test('looks no farther when it is late', () => {
    const search = crosswordSearch(
      polishGraph(['kos', 'kosa', 'tak', 'oż', 'ot', 'at', 'sok', 'kosy']),
    );
    const table = lettersOn(alphabet, lying('0,0>KOS'));
    const searches = (isLate: () => boolean) => {
      let count = 0;
      const moves: typeof search.moves = (...asked) => {
        count++;
        search.moves(...asked);
      };
      const racks = [rackOf(alphabet, [...'atyk']), rackOf(alphabet, [...'żoat'])] as const;
      expect(lastMove({ ...search, moves }, table, ...racks, WORTH, isLate)).not.toBeNull();
      return count;
    };
    expect(searches(() => true)).toBeLessThan(searches(() => false) / 2);
  });

  test('takes what the other one needs', () => {
    const search = crosswordSearch(polishGraph(['kos', 'kosu', 'oź', 'ot']));
    const table = lettersOn(alphabet, lying('0,0>KOS'));
    const move = lastMove(
      search,
      table,
      rackOf(alphabet, ['t', 'u']),
      rackOf(alphabet, ['ź', 'ź']),
      WORTH,
    );
    // KOSU is worth more, but can wait; OT takes the place of OŹ.
    expect(move?.word).toBe('ot');
  });

  test('keeps a blank rather than any letter, and balance rather than vowels alone', () => {
    const leave = new Leave(LEAVE_WEIGHTS, alphabet);
    for (const letter of 'aeiokźó') expect(leave.of(['?'])).toBeGreaterThan(leave.of([letter]));
    expect(leave.of([...'aekn'])).toBeGreaterThan(leave.of([...'aaeo']));
    expect(leave.of([...'aekn'])).toBeGreaterThan(leave.of([...'kkśń']));
  });

  test('exchanges what makes no word', async () => {
    const table = common();
    hold(table, ['ńźćfhśó', 'aeiorst'], '0,0>ARA');
    const move = (await botFor('hard', {})).choose(game.view(table.state(), 0), seededChance(1));
    expect(move.do).toBe('exchange');
  });
});
