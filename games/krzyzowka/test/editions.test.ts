import { parse, seededChance, USUAL_LEVELS } from '@late/kernel';
import { EDITIONS, NO_LIST, oneEdition } from '@late/lexicon';
import { readLexicon, readPolish } from '@late/lexicon/node';
import { describe, expect, test } from 'vitest';
import { loadCoach } from '../coach/index.ts';
import { hosting } from '../hosting.ts';
import {
  admits,
  BLANK,
  GAMES,
  krzyzowka,
  type Options,
  runsOf,
  type State,
  scoreOf,
  TILE_EDITIONS,
  tileSetOf,
} from '../rules/index.ts';
import { playBots, readTable } from './bot-table.ts';
import { polishGame as game } from './polish.ts';

const alone = krzyzowka(oneEdition(readPolish()));

function optionsOf(given: unknown, of = game): Options {
  const options = parse(of.options, given);
  if (!options.ok) throw new Error(options.at);
  return options.value;
}

/** Whatever was laid to the end. */
function wordsIn(state: State): string[] {
  if (state.kind === 'common') {
    return runsOf(state.options, state.table).map(({ word }) => word);
  }
  const runs = state.last?.works.flatMap((work) => work.runs) ?? [];
  return runs.map(({ word }) => word);
}

describe.each(TILE_EDITIONS)('the edition %s', (edition) => {
  test('has seventy tiles, two blanks among them, of letters of its alphabet', () => {
    const { kinds, tiles, values } = tileSetOf({ edition });
    expect(tiles).toHaveLength(70);
    expect(tiles.filter((tile) => tile === BLANK)).toHaveLength(2);
    for (const { tile } of kinds) {
      if (tile === BLANK) expect(values.get(tile)).toBe(0);
      else {
        expect(EDITIONS[edition].alphabet.letterOf(tile)).toBeGreaterThanOrEqual(0);
        expect(values.get(tile)).toBeGreaterThan(0);
      }
    }
    expect(new Set(kinds.map(({ tile }) => tile)).size).toBe(kinds.length);
  });

  test.each(GAMES.flatMap((number) => USUAL_LEVELS.map((level) => [number, level] as const)))(
    'game %i is played to its end by %s bots, in words of its list alone',
    async (number, level) => {
      const options = number === 1 ? { edition } : { edition, game: number, roundCount: 1 };
      const { state } = await playBots([level, level], options, 17);
      const words = wordsIn(state);
      expect(words.length).toBeGreaterThan(number === 3 ? 0 : 5);
      const list = readLexicon(edition);
      for (const word of words) {
        const decent = { ...admits(state.options), vulgar: false };
        expect(list.verdict(word, decent), word).toEqual({ word: true });
      }
    },
  );

  test('has a coach, who names a word of its list to whoever passes', async () => {
    const options = optionsOf({ edition });
    const coach = await loadCoach(options, readTable);
    const { state } = game.setup(options, 2, { chance: seededChance(17), now: 0 });
    if (state.kind !== 'common') throw new Error('game 1 is played together');
    const view = game.view(state, state.active);
    const [first] = coach.analyse({ view, move: { do: 'pass' } }, seededChance(1));
    const best = first?.found[0]?.move;
    if (best?.do !== 'lay') throw new Error('no word');
    const words = scoreOf(options, state.table, best.tiles).words.map(({ word }) => word);
    const decent = { ...admits(options), vulgar: false };
    for (const word of words) {
      expect(readLexicon(edition).verdict(word, decent), word).toEqual({ word: true });
    }
    expect(first?.error).toBeGreaterThan(0);
  });
});

test('the original edition goes without saying, so that earlier tables are as they were', () => {
  expect(JSON.stringify(optionsOf({ edition: 'pl' }))).toBe(JSON.stringify(optionsOf({})));
  expect(optionsOf({})).not.toHaveProperty('edition');
});

test.each(GAMES)('another edition names its own newest list: game %i', (number) => {
  const options = optionsOf({ edition: 'de', game: number });
  expect(options).toMatchObject({ edition: 'de', list: readLexicon('de').id });
  expect(game.checkSetup(options, 2)).toBeNull();
});

test.each(['xx', '', 7, null])('%j is no edition', (edition) => {
  expect(parse(game.options, { edition }).ok).toBe(false);
});

test('where its words are not at hand, a table of another edition is refused', () => {
  const options = optionsOf({ edition: 'fr' }, alone);
  const params = { list: 'francais', ours: NO_LIST };
  expect(alone.checkSetup(options, 2)).toMatchObject({ code: 'krzyzowka.list', params });
});

test('a list of another edition judges no table', () => {
  const options = optionsOf({ edition: 'it', list: readPolish().id });
  expect(game.checkSetup(options, 2)?.code).toBe('krzyzowka.list');
});

test('a blank stands for a letter of its own alphabet', () => {
  const options = optionsOf({ edition: 'en', game: 2 });
  const state = game.setup(options, 2, { chance: { below: () => 0 }, now: 0 }).state;
  if (state.kind !== 'own') throw new Error('game 2 is played apart');
  const desk = { ...state.desks[0]!, stage: 'laying' as const, tiles: [BLANK, 'e'] };
  const at = { ...state, playing: true, desks: [desk, desk] };
  const arrange = (letter: string) =>
    game.check(at, 0, { do: 'arrange', tiles: [{ row: 0, column: 0, tile: BLANK, letter }] });
  expect(arrange('q')).toBeNull();
  expect(arrange('ż')?.code).toBe('krzyzowka.blank');
});

test('scores of other editions are kept apart', () => {
  const terms = (given: unknown) => hosting.terms?.(optionsOf(given), 0);
  expect(terms({ edition: 'en' })).not.toEqual(terms({}));
});
