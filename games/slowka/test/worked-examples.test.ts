import { ANY_PART } from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import { smallLexicon } from '@late/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { fieldNamed, openSides } from '../rules/index.ts';
import { sitting } from './sitting.ts';
import { TOKEN_VALUES, TOKENS } from './tokens.ts';
import { WORDS } from './words.ts';

describe('the tokens', () => {
  test('are 42, with so many of each', () => {
    expect(TOKENS).toHaveLength(42);
    expect(new Set(TOKENS).size).toBe(32);
    for (const letter of TOKENS) {
      const wanted = 'aeio'.includes(letter) ? 3 : 'nz'.includes(letter) ? 2 : 1;
      expect(
        TOKENS.filter((token) => token === letter),
        letter,
      ).toHaveLength(wanted);
    }
  });

  test('are worth so much', () => {
    const total = TOKENS.reduce((sum, token) => sum + (TOKEN_VALUES.get(token) as number), 0);
    // 21 ones (a e i o thrice, n z twice, k r s t w), 3 twos, 6 threes, 4 fives, 5 eights, 3 tens.
    expect(total).toBe(21 + 3 * 2 + 6 * 3 + 4 * 5 + 5 * 8 + 3 * 10);
    expect(TOKEN_VALUES.size).toBe(32);
  });
});

describe('TOR', () => {
  const table = () => {
    const lexicon = smallLexicon(['tor', 'torba', 'bat']);
    const sat = sitting({ lexicon, start: 'o', hands: ['trakie', 'basini'] });
    sat.plays(0, 'lay Td3 Rd5 read d3 d4 d5');
    return sat;
  };

  test('then TORBA is a word', () => {
    const sat = table();
    const events = sat.plays(1, 'lay Bd6 Ad7 read d3 d4 d5 d6 d7');
    expect(events[0]).toMatchObject({
      type: 'laid',
      stands: true,
      word: { seat: 1, word: 'torba', points: 9, bonus: 0 },
    });
  });

  test('then BAT is refused where its letters do not touch in reading order', () => {
    const sat = table();
    expect(sat.refusal(1, 'lay Bd6 Ad7 read d6 d7 d3')).toEqual({
      code: 'slowka.path-gap',
      params: { fields: 'd7 d3', count: 2 },
      rule: 'path',
    });
    // Laid round the T it is a word like any other.
    expect(sat.refusal(1, 'lay Bc2 Ac3 read c2 c3 d3')).toBeNull();
  });
});

test('KONI, KONIE and KONIEC, one token each', () => {
  const lexicon = smallLexicon(['koni', 'konie', 'koniec']);
  const sat = sitting({ lexicon, start: 'o', hands: ['kniraz', 'esebyu', 'cwazio'] });
  sat.plays(0, 'lay Kd3 Nd5 Id6 read d3 d4 d5 d6');
  expect(sat.worth('lay Ec6 read d3 d4 d5 d6 c6')).toBe('konie 5');
  sat.plays(1, 'lay Ec6 read d3 d4 d5 d6 c6');
  sat.plays(2, 'lay Cb7 read d3 d4 d5 d6 c6 b7');
  expect(sat.game.view(sat.state(), 'audience').scores).toEqual([4, 5, 8]);
});

test('an earlier word may be read again with a new token in it', () => {
  const lexicon = smallLexicon(['kot', 'kota', 'to']);
  const sat = sitting({ lexicon, start: 'o', hands: ['ktszei', 'aenina'] });
  sat.plays(0, 'lay Kd3 Td5 read d3 d4 d5');
  expect(sat.refusal(1, 'lay Ad6 read d3 d4 d5 d6')).toBeNull();
  // Without a new token it is not.
  expect(sat.refusal(1, 'lay read d3 d4 d5')).toMatchObject({
    code: 'slowka.lay-one',
  });
});

/** The game that leads to a bonus of ten, both tables: every word, its points, whose turn it is. */
const LONG_GAME: readonly [move: string, worth: string, draws: string][] = [
  ['lay Bc3 Źd3 read c3 d4 d3', 'boź 16', 'yk'],
  ['lay Uc2 read c3 c2 d3', 'buź 18', 'e'],
  ['lay Nc1 Ód2 read c1 d2 d3', 'nóź 19', 'ae'],
  ['lay Ib1 Aa1 read c3 c2 c1 b1 a1', 'bunia 11', 'oo'],
  ['lay Nc4 Żd5 Yc5 Kb5 read c4 d4 d5 c5 b5', 'nożyk 14', 'rstw'],
  ['lay Ib4 Lb3 read d5 d4 c4 b5 b4 b3', 'żonkil 14 + 10', 'pm'],
];

test.each(['checked', 'challenge'] as const)('NOŻYK and ŻONKIL, words %s', (words) => {
  const lexicon = readPolish();
  const sat = sitting({ lexicon, words, start: 'o', hands: ['bźnónż', 'uiaile'] });
  // With `challenge`, the draw comes with the next word, when the one before stands.
  const draws = LONG_GAME.map(([, , drawn]) => drawn);
  if (words === 'challenge') draws.unshift('');
  LONG_GAME.forEach(([move, worth], index) => {
    expect(sat.worth(move)).toBe(worth);
    sat.plays(index % 2, move, draws[index]);
  });
  const [b2, a2] = ['b2', 'a2'].map((name) => fieldNamed(name) as number);
  expect(openSides(sat.state(), b2 as number)).toBe(0);
  // The neighbour stays open: a3 is free.
  expect(openSides(sat.state(), a2 as number)).toBe(1);
  if (words === 'challenge') {
    expect(sat.state().waiting).toMatchObject({ word: 'żonkil', points: 14, bonus: 10 });
    sat.plays(0, 'pass', draws[6]);
  }
  const { scores } = sat.game.view(sat.state(), 'audience');
  expect(scores).toEqual([16 + 19 + 14, 18 + 11 + 24]);
  expect(sat.state().words.at(-1)).toMatchObject({ closed: [b2], points: 14, bonus: 10 });
});

test('the recorded games are played with words that the Polish list has too', () => {
  const polish = readPolish();
  expect(WORDS.filter((word) => !polish.verdict(word, ANY_PART).word)).toEqual([]);
});
