import { parse } from '@late/kernel';
import { oneEdition } from '@late/lexicon';
import { smallLexicon } from '@late/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { krzyzowka } from '../rules/index.ts';
import { game } from './game.ts';
import { moveOf, optionsOf } from './sitting.ts';

describe('options', () => {
  test('have defaults of their own for each game, the list included', () => {
    const list = 'small-1';
    const plain = {
      ...{ properNouns: false, parts: 'rulebook', family: false, rounds: 'together', list },
      ...{ words: 'checked', tries: 3, wrongChallenge: 'nothing', tableWords: false },
    };
    expect(optionsOf({})).toEqual({ ...plain, game: 1, minutes: 'off', roundCount: 1 });
    expect(optionsOf({ game: 2 })).toEqual({ ...plain, game: 2, minutes: 5, roundCount: 4 });
    expect(optionsOf({ game: 3 })).toEqual({ ...plain, game: 3, minutes: 'off', roundCount: 10 });
  });

  test('that a game does not know fall back to what it does', () => {
    expect(optionsOf({ game: 1, minutes: 8, rounds: 'in-turn' })).toEqual(optionsOf({ game: 1 }));
    expect(optionsOf({ game: 1, roundCount: 12 })).toEqual(optionsOf({ game: 1 }));
    const common = { words: 'challenge', wrongChallenge: 'turn', tries: 1 } as const;
    expect(optionsOf({ game: 2, ...common, tableWords: true })).toEqual(optionsOf({ game: 2 }));
    expect(optionsOf({ ...common, words: 'checked' })).toEqual(optionsOf({ tries: 1 }));
    expect(optionsOf(common)).toMatchObject({ tries: 3, wrongChallenge: 'turn' });
    expect(optionsOf({ game: 3, minutes: 10, rounds: 'in-turn' })).toMatchObject({
      minutes: 10,
      rounds: 'in-turn',
    });
  });

  test('that name another list are refused', () => {
    const other = krzyzowka(oneEdition(smallLexicon(['kot'], 'small-2')));
    expect(other.checkSetup(optionsOf({}), 2)).toEqual({
      code: 'krzyzowka.list',
      params: { list: 'small-1', ours: 'small-2' },
      rule: 'words',
    });
    expect(game.checkSetup(optionsOf({}), 2)).toBeNull();
    expect(game.seats(optionsOf({}))).toEqual({ min: 1, max: 4 });
  });
});

describe('the notation', () => {
  test.each([
    'lay 0,0>APTEKA',
    'lay -2,5vGR 1,5>Ć',
    'lay 0,0>K?OT',
    'lay 3,-4>?.',
    'arrange',
    'arrange 0,0>KOT 1,1vŻŹĄ 0,0>K',
    'exchange AB?',
    'swap Ż?',
    'challenge ŻÓŁĆ',
    'accept KOT',
    'ask KOT',
    'vote yes',
    'vote no',
    'pass',
    'ready',
    'done',
    'raise',
    'agree',
    'withdraw',
  ])('%s reads and writes', (text) => {
    expect(game.notation.write(moveOf(text))).toBe(text);
  });

  test.each([
    '',
    'lay',
    'lay ',
    'lay 0,0',
    'lay 0,0>kot',
    'lay 0,0>KO7',
    'lay 0,0^KOT',
    'lay 0,0>KO?',
    'lay  0,0>KOT',
    'lay -0,0>KOT',
    'lay 0,101>K',
    'lay 0,0>APTEKARZE',
    'exchange',
    'exchange A B',
    'exchange ab',
    'swap A',
    'swap ABC',
    'challenge',
    'challenge kot',
    'challenge KOT NOS',
    'pass now',
    'ask',
    'vote',
    'vote maybe',
    'vote yes no',
    'Pass',
    'lay 99999,0>KOT',
  ])('"%s" is no move', (text) => {
    expect(parse(game.move, game.notation.read(text)).ok).toBe(false);
  });
});
