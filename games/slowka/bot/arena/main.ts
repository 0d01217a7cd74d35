// How well bots do against each other and against the plain player of the highest score:
// npx tsx games/slowka/bot/arena/main.ts [hard] [plain] [deals] [seed]

import { BOT_LEVELS, parse } from '@late/kernel';
import { readLexicon, readPolish, readPolishBytes } from '@late/lexicon/node';
import { slowka } from '../../rules/index.ts';
import { loadBot } from '../index.ts';
import { duel } from './duel.ts';
import { highestScore } from './highest-score.ts';
import type { Player } from './player.ts';

const [one = 'hard', other = 'plain', deals = '200', seed = '1'] = process.argv.slice(2);
const game = slowka(readLexicon);
const options = parse(game.options, {});
if (!options.ok) throw new Error('these are no options');

async function playerNamed(name: string): Promise<Player> {
  if (name === 'plain') return highestScore(readPolish());
  const level = BOT_LEVELS.find((known) => known === name);
  if (!level) throw new Error(`"${name}" is none of plain, ${BOT_LEVELS.join(', ')}`);
  const bot = await loadBot(level, {}, async () => readPolishBytes());
  return (view, chance) => bot.choose(view, chance);
}

const players = [await playerNamed(one), await playerNamed(other)] as const;
const table = { game, options: options.value };
const { wins, draws, losses, margins } = duel(table, players, Number(deals), Number(seed));
const games = margins.length;
const share = (wins + draws / 2) / games;
const mean = margins.reduce((sum, margin) => sum + margin, 0) / games;
const spread = margins.reduce((sum, margin) => sum + (margin - mean) ** 2, 0) / (games - 1);
process.stdout.write(
  `${one} against ${other}: ${wins} won, ${draws} drawn, ${losses} lost of ${games}; ` +
    `${(100 * share).toFixed(1)} % ± ${(100 * Math.sqrt((share * (1 - share)) / games)).toFixed(1)}, ` +
    `${mean.toFixed(1)} ± ${Math.sqrt(spread / games).toFixed(1)} points ahead\n`,
);
