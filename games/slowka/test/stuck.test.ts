import { seededChance } from '@late/kernel';
import { ANY_PART, oneEdition } from '@late/lexicon';
import { expect, test } from 'vitest';
import { FIELDS, HAND, LAYOUTS, type Position, slowka, type Token } from '../rules/index.ts';
import { hasWord } from '../rules/stuck.ts';
import { layings } from './layings.ts';
import { shuffled } from './random-move.ts';
import { sitting } from './sitting.ts';
import { TOKENS } from './tokens.ts';
import { NOTEBOOK, WORDS } from './words.ts';

const POSITIONS = 400;

test('finds a word exactly where going through the whole list finds one', () => {
  const graph = NOTEBOOK.graph(ANY_PART);
  const { light } = LAYOUTS.pairs;
  const words = new Set(WORDS);
  const answers = { yes: 0, no: 0 };
  for (let seed = 0; seed < POSITIONS; seed++) {
    const chance = seededChance(seed);
    const bag = shuffled(TOKENS, chance);
    const board = new Array<Token | null>(FIELDS).fill(null);
    // Full boards and small hands, so that there is often no word.
    const covered = shuffled(light, chance).slice(0, 20 + chance.below(light.length - 20));
    for (const field of covered) board[field] = bag.pop() as Token;
    const position: Position = { options: { board: 'pairs' }, board };
    const hand = bag.slice(0, chance.below(Math.min(HAND, bag.length) + 1));
    const isThere = layings(position, hand, words).length > 0;
    expect([seed, hasWord(graph, position, hand)]).toEqual([seed, isThere]);
    answers[isThere ? 'yes' : 'no']++;
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(POSITIONS / 10);
});

/** The second seat lays the last tokens that make a word; the pool is empty. */
function lastTokens(hands: readonly string[]) {
  const sat = sitting({ lexicon: NOTEBOOK, start: 'o', hands: ['ktiezs', 'aabcde'] });
  return sat.from({ ...sat.state(), pool: [], hands: hands.map((hand) => [...hand]) });
}

test('a checked game is over at once when the pool is empty and no hand holds a word', () => {
  const sat = lastTokens(['kt', 'ćź']);
  const events = sat.plays(0, 'lay Kd3 Td5 read d3 d4 d5');
  expect(events.map(({ type }) => type)).toEqual(['laid', 'over']);
  expect(sat.state().end).toBe('stuck');
});

test('it goes on while anybody holds one, or while the pool is not empty', () => {
  const sat = lastTokens(['kt', 'ź']);
  sat.from({ ...sat.state(), pool: ['ć', 'ć', 'f'] }).plays(0, 'lay Kd3 Td5 read d3 d4 d5');
  expect(sat.state().end).toBeNull();
  const other = lastTokens(['kt', 'ny']);
  other.plays(0, 'lay Kd3 Td5 read d3 d4 d5');
  expect(other.state().end).toBeNull();
  // Reading "on" is still possible, so passing alone does not end the game before two rounds.
  for (const seat of [1, 0, 1]) other.plays(seat, 'pass');
  expect(other.state().end).toBeNull();
  other.plays(0, 'pass');
  expect(other.state().end).toBe('idle');
});

test('an open table does not ask the dictionary: only rounds without tokens end it', () => {
  const game = slowka(oneEdition(NOTEBOOK));
  const open = sitting({
    lexicon: NOTEBOOK,
    words: 'challenge',
    start: 'o',
    hands: ['ktiezs', 'aabcde'],
  });
  open.from({ ...open.state(), pool: [], hands: [['k', 't'], ['ć']] });
  open.plays(0, 'lay Kd3 Td5 read d3 d4 d5');
  open.plays(1, 'challenge');
  expect(game.result(open.state())).toBeNull();
});
