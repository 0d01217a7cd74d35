// Writes the games of fixtures/editions/ anew: npx tsx games/krzyzowka/test/make-edition-fixtures.ts
// An easy and a medium bot play the common crossword. What they must come to stands in edition-golden.test.ts.

import { type AnyGame, type Bot, seededChance } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import { Scribe } from '@late/kernel/testing';
import { type Move, TILE_EDITIONS, type View } from '../rules/index.ts';
import { botFor, optionsOf } from './bot-table.ts';
import { EDITION_GAMES, recountEdition } from './edition-golden.ts';
import { polishGame as game } from './polish.ts';

const OPENED = Date.UTC(2026, 10, 18, 12);

const recipes = await Promise.all(
  TILE_EDITIONS.filter((edition) => edition !== 'pl').map(async (edition) => {
    const options = optionsOf({ edition });
    const bots = [await botFor('easy', options), await botFor('medium', options)];
    return { name: edition, options, bots };
  }),
);

bakeGames({
  game: game as AnyGame,
  salt: 'krzyzowka editions',
  folder: EDITION_GAMES,
  recipes,
  play({ bots, options }, { seed, table, whim }) {
    const whims = seededChance(whim);
    const sitters = ['Zofia', 'Otto'].map((name) => ({ kind: 'person' as const, name }));
    const scribe = new Scribe(game, { table, seed, options, sitters, opened: OPENED, whims });
    while (!game.result(scribe.state)) {
      const seat = game.turn(scribe.state).must[0] as number;
      const bot = bots[seat] as Bot<View, Move>;
      scribe.play(seat, bot.choose(game.view(scribe.state, seat), whims));
    }
    return scribe.record();
  },
  // A blank among what was laid.
  isWanted: (_, text) => / lay .*\?/.test(text),
  summary: (text) => recountEdition(text).scores.join(' '),
});
