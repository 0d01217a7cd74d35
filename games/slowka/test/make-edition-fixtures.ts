// Writes the games of fixtures/editions/ anew: npx tsx games/slowka/test/make-edition-fixtures.ts
// An easy and a medium bot play them. What they must come to stands in edition-golden.test.ts.

import { type AnyGame, type Bot, seededChance } from '@late/kernel';
import { bakeGames } from '@late/kernel/baking';
import { Scribe } from '@late/kernel/testing';
import { wordTable } from '@late/lexicon/node';
import { loadBot } from '../bot/index.ts';
import { type Move, TOKEN_EDITIONS, type View } from '../rules/index.ts';
import { editionGolden, game } from './edition-golden.ts';
import { optionsOf } from './options-of.ts';

const OPENED = Date.UTC(2026, 10, 18, 12);
const readTable = async (name: string) => wordTable(name) as ArrayBuffer;

const recipes = await Promise.all(
  TOKEN_EDITIONS.filter((edition) => edition !== 'pl').map(async (edition) => {
    const options = optionsOf(game, { edition });
    const load = (level: 'easy' | 'medium') => loadBot(level, options, readTable);
    return { name: edition, options, bots: [await load('easy'), await load('medium')] };
  }),
);

bakeGames({
  game: game as AnyGame,
  salt: 'slowka editions',
  folder: editionGolden.folder,
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
  isWanted: (_, text) => editionGolden.recount(text).end === 'covered',
  summary: (text) => editionGolden.summary(editionGolden.recount(text)),
});
