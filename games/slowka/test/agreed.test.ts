import { ANY_PART, type Lexicon, oneEdition } from '@late/lexicon';
import { smallLexicon } from '@late/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { type Options, type State, slowka } from '../rules/index.ts';
import { optionsOf } from './options-of.ts';
import { type Sitting, sitting } from './sitting.ts';

// What a table may agree on beside who judges its words.

const lexicon = smallLexicon(['kot', 'kota', 'oka', 'to', 'ot']);
const HANDS = ['ktiezs', 'aabcde', 'inozuw', 'prfghj'];

const KOT = 'lay Kd3 Td5 read d3 d4 d5';
const TOK = 'lay Td3 Kd5 read d3 d4 d5';
const BOD = 'lay Bc4 Dc3 read c4 d4 c3';

function table(seats: number, options: Partial<Options>, list: Lexicon = lexicon): Sitting {
  return sitting({ lexicon: list, options, start: 'o', hands: HANDS.slice(0, seats) });
}

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type).join(' ');

describe('tries', () => {
  test('one: a wrong word costs the turn', () => {
    const sat = table(2, { tries: 1 });
    expect(sat.plays(0, TOK)).toMatchObject([{ type: 'tried', left: 0 }]);
    expect(sat.state()).toMatchObject({
      turn: 1,
      idle: 1,
      tried: [],
      deeds: [{ did: 'tries' }, null],
    });
  });

  test('free: a wrong word costs nothing, however many, and only the last are kept', () => {
    const sat = table(2, { tries: 'free' });
    for (let attempt = 0; attempt < 9; attempt++) {
      expect(sat.plays(0, TOK)).toMatchObject([{ type: 'tried', left: null }]);
    }
    expect(sat.state()).toMatchObject({ turn: 0, idle: 0 });
    expect(sat.state().tried).toHaveLength(3);
    expect(types(sat.plays(0, KOT))).toBe('laid drawn');
  });
});

describe('a doubt in vain that costs a turn', () => {
  const agreed = { words: 'challenge', wrongChallenge: 'turn' } as const;

  test('costs this very turn if it was the doubter’s', () => {
    const sat = table(2, agreed);
    sat.plays(0, KOT);
    expect(types(sat.plays(1, 'challenge'))).toBe('challenged stood drawn sat-out');
    expect(sat.state()).toMatchObject({ turn: 0, idle: 1, owes: [false, false] });
    expect(sat.state().deeds[1]).toEqual({ did: 'sat-out' });
  });

  test('otherwise their next one, when it comes', () => {
    const sat = table(3, agreed);
    sat.plays(0, KOT);
    sat.plays(2, 'challenge');
    expect(sat.state()).toMatchObject({ turn: 1, owes: [false, false, true] });
    expect(types(sat.plays(1, BOD))).toBe('laid sat-out');
    expect(sat.state()).toMatchObject({ turn: 0, idle: 1, owes: [false, false, false] });
    // They may still doubt while they sit out, and pay for it again.
    sat.plays(2, 'challenge');
    expect(sat.state()).toMatchObject({
      turn: 0,
      idle: 2,
      waiting: null,
      words: [{ word: 'kot' }],
    });
  });

  test('passes the turn on past whoever owes it, when somebody passes too', () => {
    const sat = table(3, agreed);
    sat.plays(0, KOT);
    sat.plays(2, 'challenge');
    expect(types(sat.plays(1, 'pass'))).toBe('passed sat-out');
    expect(sat.state()).toMatchObject({ turn: 0, idle: 2 });
  });

  test('costs nothing where the doubt was right, nor by the box', () => {
    const right = table(2, agreed);
    right.plays(0, TOK);
    right.plays(1, 'challenge');
    expect(right.state()).toMatchObject({ turn: 1, owes: [false, false] });
    const box = table(2, { words: 'challenge' });
    box.plays(0, KOT);
    box.plays(1, 'challenge');
    expect(box.state()).toMatchObject({ turn: 1, owes: [false, false] });
  });
});

describe('words of the table', () => {
  const voting = (options: Partial<Options>, seats = 3) => {
    const sat = table(seats, { tableWords: true, ...options });
    sat.plays(0, TOK);
    return sat;
  };

  test('are asked for by whoever had one refused, and admitted by all others', () => {
    const sat = voting({});
    expect(sat.plays(0, 'ask TOK')).toEqual([{ type: 'asked', seat: 0, word: 'tok' }]);
    expect(sat.reveals()).toBe('news');
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [1, 2], may: [] });
    expect(sat.refusal(0, KOT)).toEqual({ code: 'move.turn' });
    expect(sat.refusal(1, 'pass')?.code).toBe('slowka.vote-first');
    expect(types(sat.plays(2, 'vote yes'))).toBe('voted');
    expect(sat.refusal(2, 'vote yes')).toEqual({ code: 'move.turn' });
    expect(sat.plays(1, 'vote yes')).toEqual([
      { type: 'voted', seat: 1, yes: true },
      { type: 'decided', word: 'tok', admitted: true },
    ]);
    // The try comes back, and the word can be laid at once.
    expect(sat.state()).toMatchObject({ turn: 0, tried: [] });
    expect(types(sat.plays(0, TOK))).toBe('laid drawn');
    expect(sat.state().words).toMatchObject([{ word: 'tok', points: 3 }]);
  });

  test('stay refused by one no, and count for nobody', () => {
    const sat = voting({});
    sat.plays(0, 'ask TOK');
    expect(sat.plays(1, 'vote no')).toMatchObject([{}, { type: 'decided', admitted: false }]);
    expect(sat.state()).toMatchObject({ turn: 0, tried: [{ word: 'tok' }] });
    expect(types(sat.plays(0, TOK))).toBe('tried');
  });

  test('can be asked for until somebody plays on, whoever’s turn it is', () => {
    const sat = voting({ tries: 1 });
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [1], may: [0] });
    expect(sat.refusal(0, 'ask KOT')?.code).toBe('slowka.not-refused');
    const late = voting({ tries: 1 });
    late.plays(1, 'pass');
    expect(late.refusal(0, 'ask TOK')).toEqual({ code: 'move.turn' });
    sat.plays(0, 'ask TOK');
    for (const seat of [1, 2]) sat.plays(seat, 'vote yes');
    // The turn stays lost; the word counts for everybody from now on.
    expect(sat.state()).toMatchObject({ turn: 1, tableWords: { admitted: ['tok'] } });
  });

  test('stand against a doubt where words are challenged', () => {
    const sat = voting({ words: 'challenge' });
    sat.plays(2, 'challenge');
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [1], may: [0] });
    sat.plays(0, 'ask TOK');
    for (const seat of [1, 2]) sat.plays(seat, 'vote yes');
    for (const seat of [1, 2]) sat.plays(seat, 'pass');
    sat.plays(0, TOK);
    expect(sat.plays(1, 'challenge')).toMatchObject([
      { type: 'challenged', reason: null, isTableWord: true },
      { type: 'stood' },
      {},
    ]);
  });

  test('ask everybody anew, so that no vote meets the question after', () => {
    const sat = voting({}, 2);
    const rounds = [sat.game.turn(sat.state()).round];
    for (const act of ['ask TOK', 'vote no', TOK, 'ask TOK']) {
      sat.plays(act === 'vote no' ? 1 : 0, act);
      rounds.push(sat.game.turn(sat.state()).round);
    }
    expect(new Set(rounds).size).toBe(4);
    expect(rounds[2]).toBe(rounds[3]);
  });

  test('are asked for three times at most, and nowhere unless it was agreed', () => {
    const sat = voting({ tries: 'free' }, 2);
    for (let time = 0; time < 3; time++) {
      sat.plays(0, 'ask TOK');
      sat.plays(1, 'vote no');
      sat.plays(0, TOK);
    }
    expect(sat.refusal(0, 'ask TOK')?.code).toBe('slowka.asked-often');
    expect(voting({ tableWords: false }).refusal(0, 'ask TOK')?.code).toBe('slowka.no-table-words');
  });

  test('keep a game going that would be stuck without them', () => {
    const stuck = (admitted: readonly string[]): State => {
      const sat = table(2, { tableWords: true });
      const state = sat.state();
      const hands = [['k', 't', 'ń'], ['ń']];
      sat.from({ ...state, pool: [], hands, tableWords: { ...state.tableWords, admitted } });
      sat.plays(0, KOT);
      return sat.state();
    };
    expect(stuck([]).end).toBe('stuck');
    expect(stuck(['koń']).end).toBeNull();
    expect(stuck(['źdźbło']).end).toBe('stuck');
  });
});

describe('a family table', () => {
  const rude: Lexicon = {
    ...lexicon,
    ofList: () => rude,
    verdict: (word, admits) =>
      word === 'tok' && admits.vulgar === false
        ? { word: false, reason: 'vulgar' }
        : word === 'tok'
          ? { word: true }
          : lexicon.verdict(word, ANY_PART),
  };

  test('refuses vulgar words to all, with the reason, and does not vote on them', () => {
    const sat = table(2, { family: true, tableWords: true }, rude);
    expect(sat.plays(0, TOK)).toMatchObject([{ attempt: { word: 'tok', reason: 'vulgar' } }]);
    expect(sat.refusal(0, 'ask TOK')?.code).toBe('slowka.not-refused');
    const open = table(2, { family: true, words: 'challenge', tableWords: true }, rude);
    open.plays(0, TOK);
    expect(open.plays(1, 'challenge')).toMatchObject([{ type: 'challenged', reason: 'vulgar' }]);
    expect(open.game.turn(open.state()).may).toEqual([]);
  });

  test('is not every table: people may', () => {
    expect(types(table(2, {}, rude).plays(0, TOK))).toBe('laid drawn');
  });
});

describe('alone', () => {
  test('the dictionary judges, for nobody else is there', () => {
    const game = slowka(oneEdition(lexicon));
    expect(game.checkSetup(optionsOf(game), 1)).toBeNull();
    expect(game.checkSetup(optionsOf(game, { words: 'challenge' }), 1)).toEqual({
      code: 'slowka.alone',
      rule: 'alone',
    });
    expect(game.checkSetup(optionsOf(game, { words: 'challenge' }), 2)).toBeNull();
  });

  test('one lays word after word, and the score is one’s own', () => {
    const sat = table(1, { tries: 1, tableWords: true });
    expect(sat.state()).toMatchObject({ start: [], turn: 0 });
    expect(types(sat.plays(0, KOT, 'ab'))).toBe('laid drawn');
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [0], may: [] });
    sat.plays(0, 'lay Ad6 read d3 d4 d5 d6');
    expect(sat.game.view(sat.state(), 0).scores).toEqual([7]);
    // A wrong word costs the turn, nobody can be asked for it, and the second turn in a row is the last.
    sat.plays(0, 'lay Be4 read d4 e4');
    expect(sat.game.turn(sat.state())).toMatchObject({ must: [0], may: [] });
    expect(sat.refusal(0, 'ask OB')?.code).toBe('slowka.not-refused');
    expect(types(sat.plays(0, 'pass'))).toBe('passed over');
    expect(sat.game.result(sat.state())).toEqual({ scores: [7], winners: [0] });
  });
});

test('where totals are equal, the letters of the best word decide, without its bonus', () => {
  const word = (seat: number, points: number, bonus: number) => ({
    seat,
    word: 'kot',
    path: [],
    laid: [],
    points,
    bonus,
    closed: [],
    challenger: null,
  });
  const winners = (version: number) => {
    const state = sitting({ lexicon, version, start: 'o', hands: HANDS.slice(0, 2) }).state();
    const words = [word(0, 5, 15), word(1, 12, 0), word(1, 8, 0)];
    return slowka(oneEdition(lexicon)).result({ ...state, words, end: 'covered' })?.winners;
  };
  expect(winners(2)).toEqual([1]);
  // As it was counted before.
  expect(winners(1)).toEqual([0]);
});
