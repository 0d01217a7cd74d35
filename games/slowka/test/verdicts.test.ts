import { smallLexicon } from '@late/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { fieldNamed, LAYOUTS, type State, without } from '../rules/index.ts';
import { type Sitting, sitting } from './sitting.ts';
import { TOKENS } from './tokens.ts';

const lexicon = smallLexicon(['kot', 'kota', 'oka', 'to', 'ot']);
const HANDS = ['ktiezs', 'aabcde', 'inozuw', 'prfghj'];

type More = Pick<Parameters<typeof sitting>[0], 'options' | 'version'>;

function table(words: 'checked' | 'challenge', seats: number, more: More = {}): Sitting {
  return sitting({ lexicon, words, start: 'o', hands: HANDS.slice(0, seats), ...more });
}

const KOT = 'lay Kd3 Td5 read d3 d4 d5';
const TOK = 'lay Td3 Kd5 read d3 d4 d5';
const BOD = 'lay Bc4 Dc3 read c4 d4 c3';

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type).join(' ');
const at = (state: State, name: string) => state.board[fieldNamed(name) as number];

describe('a table that checks', () => {
  test('asks at once, writes the points down and lets draw', () => {
    const sat = table('checked', 2);
    expect(types(sat.plays(0, KOT, 'ln'))).toBe('laid drawn');
    expect(sat.state().hands[0]?.join('')).toBe('eilnsz');
    expect(sat.state()).toMatchObject({ turn: 1, waiting: null, idle: 0 });
    expect(sat.reveals()).toBe('secret');
  });

  test('takes three tries, tells the word and the reason, and then the turn is lost', () => {
    const sat = table('checked', 2);
    for (const left of [2, 1]) {
      expect(sat.plays(0, TOK)).toEqual([
        {
          type: 'tried',
          seat: 0,
          attempt: expect.objectContaining({ word: 'tok', reason: 'not-listed' }),
          left,
        },
      ]);
      expect(sat.reveals()).toBe('news');
      expect(sat.state()).toMatchObject({ turn: 0, idle: 0 });
    }
    expect(types(sat.plays(0, TOK))).toBe('tried');
    const { deeds, hands, idle, tried, turn } = sat.state();
    expect({ idle, tried, turn }).toEqual({ idle: 1, tried: [], turn: 1 });
    expect(deeds[0]).toMatchObject({ did: 'tries' });
    expect(hands[0]).toHaveLength(6);
    expect(at(sat.state(), 'd3')).toBeNull();
  });

  test('forgets the tries when the turn ends otherwise', () => {
    const sat = table('checked', 2);
    sat.plays(0, TOK);
    sat.plays(0, 'pass');
    expect(sat.reveals()).toBe('nothing');
    sat.plays(1, 'pass');
    sat.plays(0, TOK);
    sat.plays(0, TOK);
    expect(sat.state()).toMatchObject({ turn: 0, tried: [{ word: 'tok' }, { word: 'tok' }] });
  });

  test('is over after two rounds without a token, lost turns included', () => {
    const sat = table('checked', 2);
    sat.plays(0, 'pass');
    sat.plays(1, 'exchange A B', 'ry');
    for (const _ of 'one two three'.split(' ')) sat.plays(0, TOK);
    expect(sat.state().end).toBeNull();
    expect(types(sat.plays(1, 'pass'))).toBe('passed over');
    expect(sat.state().end).toBe('idle');
    expect(sat.game.result(sat.state())).toEqual({ scores: [0, 0], winners: [0, 1] });
    expect(sat.reveals()).toBe('news');
    expect(sat.refusal(0, 'pass')).toEqual({ code: 'move.over' });
  });
});

test('an exchange draws first and mixes the old tokens in afterwards', () => {
  const sat = table('checked', 2);
  const pool = sat.state().pool.length;
  expect(sat.plays(0, 'exchange K T', 'ry')).toEqual([
    { type: 'exchanged', seat: 0, count: 2 },
    { type: 'drawn', seat: 0, count: 2, tokens: ['r', 'y'] },
  ]);
  expect(sat.state().hands[0]?.join('')).toBe('eirsyz');
  expect(sat.state().pool).toEqual(expect.arrayContaining(['k', 't']));
  expect(sat.state().pool).toHaveLength(pool);
  expect(sat.reveals()).toBe('secret');
});

describe('a table that challenges', () => {
  test('lets any string wait, without points and refill', () => {
    const sat = table('challenge', 3);
    expect(types(sat.plays(0, TOK))).toBe('laid');
    // The first word read counts: nobody takes it back without the others.
    expect(sat.reveals()).toBe('news');
    expect(sat.state()).toMatchObject({ turn: 1, words: [], waiting: { word: 'tok', points: 3 } });
    expect(sat.state().hands[0]).toHaveLength(4);
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [1], may: [2] });
  });

  test('lets it stand when the next tokens are laid, word or not', () => {
    const sat = table('challenge', 3);
    sat.plays(0, TOK);
    expect(types(sat.plays(1, BOD, 'ly'))).toBe('stood drawn laid');
    expect(sat.reveals()).toBe('secret');
    expect(sat.state().words).toMatchObject([{ seat: 0, word: 'tok', points: 3 }]);
    expect(sat.state().hands[0]).toHaveLength(6);
    expect(sat.state().waiting).toMatchObject({ seat: 1, word: 'bod' });
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [2], may: [0] });
  });

  test('gives the tokens back when the dictionary does not know the word', () => {
    const sat = table('challenge', 3);
    sat.plays(0, TOK);
    expect(sat.plays(2, 'challenge')).toMatchObject([
      { type: 'challenged', seat: 2, word: { word: 'tok', seat: 0 }, reason: 'not-listed' },
    ]);
    expect(sat.reveals()).toBe('news');
    const state = sat.state();
    expect(state).toMatchObject({ turn: 1, idle: 1, waiting: null, words: [] });
    expect(state.hands[0]?.join('')).toBe('eikstz');
    expect([at(state, 'd3'), at(state, 'd4'), at(state, 'd5')]).toEqual([null, 'o', null]);
    expect(state.deeds[0]).toMatchObject({ did: 'struck', challenger: 2 });
    expect(sat.game.turn(state)).toMatchObject({ must: [1], may: [] });
  });

  test('lets nothing happen when it does: the word stands, its player draws', () => {
    const sat = table('challenge', 3);
    sat.plays(0, KOT);
    expect(types(sat.plays(1, 'challenge', 'ln'))).toBe('challenged stood drawn');
    expect(sat.state().words).toMatchObject([{ word: 'kot', challenger: 1 }]);
    expect(sat.state()).toMatchObject({ turn: 1, waiting: null, idle: 0 });
  });

  test.each(['pass', 'exchange A B'])(
    'lets it stand when the next player does anything: %s',
    (act) => {
      const sat = table('challenge', 3);
      sat.plays(0, TOK);
      const [first, second] = types(sat.plays(1, act, 'ly')).split(' ');
      expect([first, second]).toEqual(['stood', 'drawn']);
      expect(sat.reveals()).toBe('secret');
      expect(sat.state()).toMatchObject({
        turn: 2,
        idle: 1,
        waiting: null,
        words: [{ word: 'tok' }],
      });
      expect(sat.state().hands[0]?.join('')).toBe('eilsyz');
      expect(sat.refusal(2, 'challenge')).toMatchObject({
        code: 'slowka.nothing-to-challenge',
        rule: 'rulings',
      });
    },
  );

  test('lets the first player draw before the second puts anything back', () => {
    const sat = table('challenge', 2);
    sat.plays(0, TOK);
    const state = sat.state();
    const only = sat.from({ ...state, pool: ['ń', 'ć', 'ź'] });
    expect(only.refusal(1, 'exchange A B')).toMatchObject({
      code: 'slowka.pool-short',
      params: { count: 1 },
      rule: 'rulings',
    });
    expect(types(only.plays(1, 'exchange A', 'ńć'))).toBe('stood drawn exchanged drawn');
    expect(only.state().hands.map((hand) => hand.join(''))).toEqual(['ćeińsz', 'abcdeź']);
    expect(only.state().pool).toEqual(['a']);
  });

  test('by the first version’s rules keeps the window open through passes and exchanges', () => {
    const sat = table('challenge', 4, { version: 1 });
    sat.plays(0, TOK);
    sat.plays(1, 'pass');
    expect(sat.reveals()).toBe('nothing');
    sat.plays(2, 'exchange I N', 'ly');
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [3], may: [1, 2] });
    sat.plays(1, 'challenge');
    // The struck word counts as a turn without a token, like the two after it.
    expect(sat.state()).toMatchObject({ turn: 3, idle: 3, words: [] });
  });

  test('asks anew with every word, so that a late challenge does not meet the next one', () => {
    const sat = table('challenge', 4);
    const asked = () => sat.game.turn(sat.state());
    sat.plays(0, TOK);
    const first = asked();
    sat.plays(1, BOD);
    // The fourth seat may challenge before and after, but not the same word.
    expect([first.may, asked().may]).toEqual([
      [2, 3],
      [0, 3],
    ]);
    expect(asked().round).not.toBe(first.round);
    const second = asked();
    sat.plays(3, 'challenge');
    expect(asked().round).not.toBe(second.round);
  });

  test('by the first version’s rules closes it when the turn is back with the word’s player', () => {
    const sat = table('challenge', 3, { version: 1 });
    sat.plays(0, TOK);
    sat.plays(1, 'pass');
    expect(types(sat.plays(2, 'pass', 'ly'))).toBe('passed stood drawn');
    expect(sat.state()).toMatchObject({
      turn: 0,
      idle: 2,
      waiting: null,
      words: [{ word: 'tok' }],
    });
    expect(sat.state().hands[0]).toHaveLength(6);
  });

  test('ends when a struck word makes two rounds without a token', () => {
    const sat = table('challenge', 2);
    for (const seat of [0, 1, 0]) sat.plays(seat, 'pass');
    sat.plays(1, 'lay Dc4 read c4 d4');
    expect(types(sat.plays(0, 'challenge'))).toBe('challenged over');
    expect(sat.state()).toMatchObject({ end: 'idle', idle: 4 });
  });

  test('opens a bonus field again when the word that closed it is struck', () => {
    const sat = beforeTheRing();
    expect(sat.worth(RING)).toBe('to 2 + 25');
    sat.plays(0, RING);
    const closed = [fieldNamed('a2'), fieldNamed('b2')];
    expect(sat.state().waiting).toMatchObject({ bonus: 25, closed });
    expect(sat.game.view(sat.state(), 1).scores).toEqual([0, 0]);
    sat.plays(1, 'challenge');
    expect(sat.game.view(sat.state(), 1).scores).toEqual([27, 0]);
    const again = beforeTheRing();
    const bluff = RING.replace('Ta1', 'Sa1');
    again.plays(0, bluff);
    again.plays(1, 'challenge');
    expect(again.game.view(again.state(), 1).scores).toEqual([0, 0]);
    expect(again.worth(RING)).toBe('to 2 + 25');
  });
});

/** a1 is the last side of two bonus fields. */
const RING = 'lay Ta1 read a1 b1';

function beforeTheRing(): Sitting {
  const sat = table('challenge', 2);
  return lying(sat, { a3: 'n', b3: 'm', b1: 'o', c1: 'n', c2: 'l' });
}

/** The same table with these tokens from the pool on the board. */
function lying(sat: Sitting, tokens: Readonly<Record<string, string>>): Sitting {
  const { board, pool, ...rest } = sat.state();
  const laid = [...board];
  for (const [name, token] of Object.entries(tokens)) laid[fieldNamed(name) as number] = token;
  const left = without(pool, Object.values(tokens));
  if (!left) throw new RangeError('not in the pool');
  return sat.from({ ...rest, board: laid, pool: left });
}

describe('the last word', () => {
  /** All fields but a1 are covered, o is beside it; the first seat holds the letters named. */
  function almostFull(seats: number, hand: string): Sitting {
    const sat = table('challenge', seats);
    const rest = [...TOKENS];
    const take = (token: string) => rest.splice(rest.indexOf(token), 1)[0] as string;
    const held = [...hand].map(take);
    const beside = take('o');
    const state = sat.state();
    const board = state.board.map((_, field) => {
      if (field === fieldNamed('a1') || LAYOUTS.pairs.bonus.has(field)) return null;
      return field === fieldNamed('b1') ? beside : (rest.pop() as string);
    });
    const hands = state.hands.map((_, seat) => (seat === 0 ? held : []));
    return sat.from({ ...state, board, hands, pool: rest });
  }

  test('waits until everybody else has let it stand', () => {
    const sat = almostFull(3, 't');
    sat.plays(0, RING);
    expect(sat.state().end).toBeNull();
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [1, 2], may: [] });
    expect(sat.refusal(1, 'pass')?.code).toBe('slowka.last-word');
    expect(sat.refusal(0, 'let-stand')).toEqual({ code: 'move.turn' });
    expect(types(sat.plays(2, 'let-stand'))).toBe('let-stand');
    expect(sat.reveals()).toBe('nothing');
    expect(sat.refusal(2, 'challenge')).toEqual({ code: 'move.turn' });
    expect(types(sat.plays(1, 'let-stand'))).toBe('let-stand stood over');
    expect(sat.reveals()).toBe('news');
    expect(sat.state()).toMatchObject({ end: 'covered', waiting: null });
    expect(sat.game.result(sat.state())?.scores).toEqual([27, 0, 0]);
  });

  test('ends the game when a challenge was in vain', () => {
    const sat = almostFull(2, 't');
    sat.plays(0, RING);
    expect(types(sat.plays(1, 'challenge'))).toBe('challenged stood over');
    expect(sat.state()).toMatchObject({ end: 'covered', words: [{ word: 'to', challenger: 1 }] });
  });

  test('goes back when it is none, and play goes on', () => {
    const sat = almostFull(2, 'st');
    sat.plays(0, RING.replace('Ta1', 'Sa1'));
    expect(types(sat.plays(1, 'challenge'))).toBe('challenged');
    expect(sat.state()).toMatchObject({ end: null, turn: 1, waiting: null, words: [] });
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [1], may: [] });
    sat.plays(1, 'pass');
    sat.plays(0, RING);
    sat.plays(1, 'let-stand');
    expect(sat.game.result(sat.state())).toEqual({ scores: [27, 0], winners: [0] });
  });
});
