import { type Bot, seededChance, USUAL_LEVELS, type UsualLevel } from '@late/kernel';
import { ANY_PART, afterRefusal, askFor, hasWord } from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Move, State, View, WaitingWord } from '../rules/index.ts';
import { type BotStep, botFor, game, optionsWith, playBots } from './bot-table.ts';

const lexicon = readPolish();
const isWord = (word: string) => lexicon.verdict(word, ANY_PART).word;
const bots = new Map<UsualLevel, Bot<View, Move>>();

beforeAll(async () => {
  for (const level of USUAL_LEVELS) bots.set(level, await botFor(level, 'challenge'));
});

const at = (level: UsualLevel) => bots.get(level) as Bot<View, Move>;

/** What bots of one level did among themselves. */
function steps(level: UsualLevel, seats: number, games: number): BotStep[] {
  const all: BotStep[] = [];
  for (let seed = 0; seed < games; seed++) {
    playBots('challenge', new Array(seats).fill(at(level)), seed, (step) => all.push(step));
  }
  return all;
}

/** The same table, where another word lies waiting; only its spelling matters to a challenge. */
function saying(state: State, word: string): State {
  return { ...state, waiting: { ...(state.waiting as WaitingWord), word } };
}

/** How long a seat thinks, whatever its luck. */
function paces(level: UsualLevel, state: State, seat: number): number[] {
  const view = game.view(state, seat);
  return [1, 2, 3, 4, 5].map((luck) => at(level).pace?.(view, seededChance(luck)) ?? Number.NaN);
}

const SECOND = 1000;

describe('at a table of three where a word waits', () => {
  let state: State;
  let next: number;
  let third: number;

  beforeAll(() => {
    const waiting = steps('hard', 3, 1).find((step) => step.state.waiting) as BotStep;
    state = waiting.state;
    next = state.turn;
    third = [0, 1, 2].find((seat) => seat !== next && seat !== state.waiting?.seat) as number;
  });

  test.each(USUAL_LEVELS)(
    'the %s bot lets a word stand that it knows, and leaves people time',
    (level) => {
      const known = saying(state, 'kot');
      for (const pace of paces(level, known, third)) expect(pace).toBe(Number.POSITIVE_INFINITY);
      for (const pace of paces(level, known, next)) {
        expect(pace).toBeGreaterThanOrEqual(8 * SECOND);
        expect(pace).toBeLessThanOrEqual(12 * SECOND);
      }
      expect(at(level).choose(game.view(known, next), seededChance(1)).do).not.toBe('challenge');
    },
  );

  test('the hard bot challenges what is no word before the window closes, in turn or not', () => {
    const wrong = saying(state, 'kżt');
    for (const seat of [next, third]) {
      expect(at('hard').choose(game.view(wrong, seat), seededChance(1))).toEqual({
        do: 'challenge',
      });
      for (const pace of paces('hard', wrong, seat)) {
        expect(pace).toBeGreaterThanOrEqual(3 * SECOND);
        expect(pace).toBeLessThan(8 * SECOND);
      }
    }
  });

  test.each(USUAL_LEVELS)('the %s bot does not doubt what the table has admitted', (level) => {
    const wrong = saying(state, 'kżt');
    const admitted = { ...wrong, tableWords: { ...wrong.tableWords, admitted: ['kżt'] } };
    for (const pace of paces(level, admitted, third)) expect(pace).toBe(Number.POSITIVE_INFINITY);
  });

  test.each(USUAL_LEVELS)('the %s bot says no when a word is voted on, and soon', (level) => {
    const refused = afterRefusal(state.tableWords, next, ['kżt']);
    const voting = { ...state, waiting: null, tableWords: askFor(refused, next, 'kżt') };
    expect(at(level).choose(game.view(voting, third), seededChance(1))).toEqual({
      do: 'vote',
      yes: false,
    });
    for (const pace of paces(level, voting, third)) expect(pace).toBeLessThan(4 * SECOND);
  });

  test('the hard bot believes every word of the list, the others only most that they do not know', () => {
    const everyday = lexicon.graph(ANY_PART, 'everyday');
    const rare = [
      ...new Set(steps('hard', 2, 4).flatMap(({ state }) => state.waiting?.word ?? [])),
    ];
    const unknown = rare.filter((word) => !hasWord(everyday, word));
    expect(unknown.length).toBeGreaterThan(10);
    const challenged = (level: UsualLevel) =>
      unknown.filter(
        (word) => paces(level, saying(state, word), third)[0] !== Number.POSITIVE_INFINITY,
      );
    expect(challenged('hard')).toEqual([]);
    expect(challenged('easy').length).toBeGreaterThan(unknown.length / 5);
    expect(challenged('easy').length).toBeLessThan((unknown.length * 4) / 5);
  });
});

test.each(USUAL_LEVELS)('what the %s bot wanted when it was paced, it does', (level) => {
  for (const { state, seat, move } of steps(level, 3, 2)) {
    if (seat !== state.turn && state.waiting && move.do !== 'let-stand') {
      expect(move).toEqual({ do: 'challenge' });
    }
  }
});

test('the last word is judged by everybody else, and stands or falls', () => {
  const last = steps('hard', 3, 2).filter(({ move }) => move.do === 'let-stand');
  expect(last.length).toBeGreaterThan(1);
  const { state, seat } = last[0] as BotStep;
  const wrong = saying(state, 'żżż');
  expect(at('hard').choose(game.view(wrong, seat), seededChance(1))).toEqual({ do: 'challenge' });
});

test('only the easy bot now and then lays a word that is none, and it looks like one', () => {
  const laid = (level: UsualLevel) => {
    const words = steps(level, 2, 3).flatMap(({ state }) => state.waiting?.word ?? []);
    return { words, wrong: words.filter((word) => !isWord(word)) };
  };
  const easy = laid('easy');
  expect(easy.wrong.length).toBeGreaterThan(1);
  expect(easy.wrong.length).toBeLessThan(easy.words.length / 3);
  expect(laid('medium').wrong).toEqual([]);
  expect(laid('hard').wrong).toEqual([]);
});

test('where words are checked, a bot still gives people a moment to look', async () => {
  const bot = await botFor('medium', 'checked');
  const { state } = game.setup(optionsWith('checked'), 2, { chance: seededChance(4), now: 0 });
  const view = game.view(state, state.turn);
  for (const luck of [1, 2, 3]) {
    const pace = bot.pace?.(view, seededChance(luck)) ?? 0;
    expect(pace).toBeGreaterThanOrEqual(SECOND);
    expect(pace).toBeLessThanOrEqual(4 * SECOND);
  }
});
