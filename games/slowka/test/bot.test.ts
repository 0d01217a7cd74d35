import { BOT_LEVELS, type BotLevel, parse, seededChance, USUAL_LEVELS } from '@late/kernel';
import { ANY_PART, oneEdition, openLexicon, withAdditions } from '@late/lexicon';
import { readPolish, readPolishBytes } from '@late/lexicon/node';
import { describe, expect, test } from 'vitest';
import { compileList } from '../../../lexicon/build/compile-list.ts';
import { writeLexicon } from '../../../lexicon/build/write-lexicon.ts';
import { writeAdditions } from '../../../lexicon/src/additions.ts';
import { duel } from '../bot/arena/duel.ts';
import { highestScore } from '../bot/arena/highest-score.ts';
import type { Player } from '../bot/arena/player.ts';
import { loadBot } from '../bot/index.ts';
import { MAX_SEATS, MIN_SEATS, slowka, VERDICTS } from '../rules/index.ts';
import { botFor, game, optionsWith, playBots } from './bot-table.ts';

/** A house is decent, what else begins so is not. */
function rudeList(): ArrayBuffer {
  const list = writeLexicon(compileList('rude-1', 'dom\ndupa\n'));
  return withAdditions(list, writeAdditions('list: rude-1\nvulgar: 0dupa\n'));
}

const table = { game, options: optionsWith('checked') };

async function playerAt(level: BotLevel): Promise<Player> {
  const bot = await botFor(level, 'checked');
  return (view, chance) => bot.choose(view, chance);
}

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  test.each(VERDICTS)('plays legal games to the end where words are for the %s', async (words) => {
    const bot = await botFor(level, words);
    // Alone there is nobody to challenge a word.
    for (let seats = words === 'checked' ? MIN_SEATS : 2; seats <= MAX_SEATS; seats++) {
      const ended = playBots(words, new Array(seats).fill(bot), seats);
      expect(ended.end).not.toBeNull();
      expect(ended.words.length).toBeGreaterThan(6);
    }
  });

  test('does the same with the same luck, and remembers nothing between its choices', async () => {
    const bot = await botFor(level, 'challenge');
    const again = await botFor(level, 'challenge');
    let steps = 0;
    playBots('challenge', [bot, bot], 9, ({ state, seat }) => {
      if (steps++ % 5 !== 0) return;
      const view = structuredClone(game.view(state, seat));
      const chosen = again.choose(view, seededChance(steps));
      expect(again.choose(view, seededChance(steps))).toEqual(chosen);
      expect(bot.choose(view, seededChance(steps))).toEqual(chosen);
      expect(view).toEqual(game.view(state, seat));
    });
    expect(steps).toBeGreaterThan(10);
  });

  test('asks the dictionary for nothing in vain where it is asked at once', async () => {
    const lexicon = readPolish();
    const bot = await botFor(level, 'checked');
    const { words } = playBots('checked', [bot, bot], 4, ({ state }) => {
      expect(state.tried).toEqual([]);
    });
    expect(words.every(({ word }) => lexicon.verdict(word, ANY_PART).word)).toBe(true);
  });
});

test.each(USUAL_LEVELS)(
  'the %s bot lays nothing vulgar, even where nothing else can be laid',
  async (level) => {
    const list = rudeList();
    const rude = slowka(oneEdition(openLexicon(list)));
    const options = parse(rude.options, {});
    if (!options.ok) throw new TypeError('no such table');
    const bot = await loadBot(level, options.value, async () => list);
    const chance = seededChance(1);
    const { state } = rude.setup(options.value, 2, { chance, now: 0 });
    const lays = (tokens: string) => {
      const board = state.board.map((token) => token && 'd');
      const view = { ...rude.view(state, state.turn), board };
      const hands = view.hands.map((hand, seat) => (seat === state.turn ? [...tokens] : hand));
      return bot.choose({ ...view, hands } as typeof view, chance).do;
    };
    expect(lays('omgggg')).toBe('word');
    expect(lays('upaggg')).not.toBe('word');
  },
);

test('the hard bot beats the player of the highest score', async () => {
  const { wins, margins } = duel(
    table,
    [await playerAt('hard'), highestScore(readPolish())],
    5,
    77,
  );
  expect(margins).toHaveLength(10);
  expect(wins).toBeGreaterThan(5);
});

test('the levels differ clearly', async () => {
  const [easy, medium, hard, expert] = await Promise.all(BOT_LEVELS.map(playerAt));
  const ahead = (one?: Player, other?: Player) => {
    const { margins } = duel(table, [one as Player, other as Player], 4, 55);
    return margins.reduce((sum, margin) => sum + margin, 0) / margins.length;
  };
  expect(ahead(medium, easy)).toBeGreaterThan(15);
  expect(ahead(hard, medium)).toBeGreaterThan(15);
  expect(ahead(expert, hard)).toBeGreaterThan(0);
});

test('refuses options of another game', async () => {
  await expect(
    loadBot('easy', { sheet: 'classic' }, async () => readPolishBytes()),
  ).rejects.toThrow('Słówka');
});
