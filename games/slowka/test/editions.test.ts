import { parse, seededChance, USUAL_LEVELS } from '@late/kernel';
import {
  ANY_PART,
  EDITION_IDS,
  EDITIONS,
  type EditionId,
  NO_LIST,
  oneEdition,
} from '@late/lexicon';
import { readLexicon, readPolish, wordTable } from '@late/lexicon/node';
import { describe, expect, test } from 'vitest';
import { playOut } from '../bot/arena/play-out.ts';
import { loadBot } from '../bot/index.ts';
import { loadCoach } from '../coach/index.ts';
import { hosting } from '../hosting.ts';
import { type Options, slowka, TOKEN_EDITIONS, tokenSetOf, worthOf } from '../rules/index.ts';

/** What bots say. */
const DECENT = { ...ANY_PART, vulgar: false };
const game = slowka(readLexicon);
const alone = slowka(oneEdition(readPolish()));

function optionsOf(given: unknown, of = game): Options {
  const options = parse(of.options, given);
  if (!options.ok) throw new Error(options.at);
  return options.value;
}

/** Letters that hardly any word has which people use: there is no token for them. */
const LEFT_OUT: Readonly<Partial<Record<EditionId, string>>> = { de: 'qxy', fr: 'kw' };

test('every edition has tokens', () => {
  expect([...TOKEN_EDITIONS].sort()).toEqual([...EDITION_IDS].sort());
});

describe.each(TOKEN_EDITIONS)('the edition %s', (edition) => {
  test('has 42 tokens, each letter among them and of some worth', () => {
    const { tokens, values } = tokenSetOf({ edition });
    expect(tokens).toHaveLength(42);
    const left = LEFT_OUT[edition] ?? '';
    const letters = [...EDITIONS[edition].alphabet.letters].filter((one) => !left.includes(one));
    for (const letter of letters) {
      expect(tokens).toContain(letter);
      expect(values.get(letter)).toBeGreaterThan(0);
    }
    expect(values.size).toBe(letters.length);
  });

  test.each(USUAL_LEVELS)(
    'is played to its end by %s bots, in words of its list alone',
    async (level) => {
      const options = optionsOf({ edition });
      const bot = await loadBot(level, options, async (name) => wordTable(name) as ArrayBuffer);
      const player = (...[view, chance]: Parameters<typeof bot.choose>) => bot.choose(view, chance);
      const table = { game, options, players: [player, player] };
      const ended = playOut(table, seededChance(17), seededChance(17));
      expect(ended.words.length).toBeGreaterThan(5);
      const parts = { parts: ['noun'], properNouns: false } as const;
      for (const { word } of ended.words) {
        const verdict = readLexicon(edition).verdict(word, parts);
        expect(verdict.word || verdict.reason === 'part-of-speech').toBe(true);
        expect(readLexicon(edition).verdict(word, DECENT), word).toEqual({ word: true });
      }
    },
  );

  test('has a coach, who names a word of its list to whoever passes', async () => {
    const options = optionsOf({ edition });
    const coach = await loadCoach(options, async (name) => wordTable(name) as ArrayBuffer);
    const { state } = game.setup(options, 2, { chance: seededChance(17), now: 0 });
    const view = game.view(state, state.turn);
    const [first] = coach.analyse({ view, move: { do: 'pass' } }, seededChance(1));
    const best = first?.found[0]?.move;
    if (best?.do !== 'word') throw new Error('no word');
    const { word } = worthOf(view, best.laid, best.path);
    expect(readLexicon(edition).verdict(word, DECENT), word).toEqual({ word: true });
    expect(first?.error).toBeGreaterThan(0);
  });
});

test('the original edition goes without saying, so that earlier tables are as they were', () => {
  expect(optionsOf({ edition: 'pl' })).toEqual(optionsOf({}));
  expect(optionsOf({})).not.toHaveProperty('edition');
});

test('another edition names its own newest list', () => {
  const options = optionsOf({ edition: 'en' });
  expect(options).toMatchObject({ edition: 'en', list: readLexicon('en').id });
  expect(game.checkSetup(options, 2)).toBeNull();
});

test.each(['xx', '', 7, null])('%j is no edition', (edition) => {
  expect(parse(game.options, { edition }).ok).toBe(false);
});

test('where its words are not at hand, a table of another edition is refused', () => {
  const options = optionsOf({ edition: 'en' }, alone);
  const params = { list: 'english', ours: NO_LIST };
  expect(alone.checkSetup(options, 2)).toMatchObject({ code: 'slowka.other-list', params });
});

test('a list of another edition judges no table', () => {
  const options = optionsOf({ edition: 'en', list: readPolish().id });
  expect(game.checkSetup(options, 2)?.code).toBe('slowka.other-list');
});

test('scores of other editions are kept apart', () => {
  expect(hosting.terms?.(optionsOf({ edition: 'en' }), 0)).not.toEqual(
    hosting.terms?.(optionsOf({}), 0),
  );
});
