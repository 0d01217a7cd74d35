import { writeFile } from 'node:fs/promises';
import { type BotLevel, baseBrier, type FittedWins, type WinTable } from '@late/kernel';
import { readArguments, wholeNumber } from './arguments.ts';
import { type Command, Failure } from './command.ts';
import { gameOf } from './games.ts';
import { optionsGiven, readOpening } from './line-up.ts';
import { MAX_SEED } from './luck.ts';
import { fitWins } from './win-fit.ts';

const MAX_GAMES = 1_000_000;

export const win: Command = {
  usage: "late win <game> [--games N] [--seed S] [--edition pl] [--options '{…}'] [--write]",
  summary:
    'Fits chances to win from games of hard bots, by seats and stage; tells Brier scores on games that were held out.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        options: { type: 'string', default: '{}' },
        edition: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
      ['the game'],
    );
    const asked = await gameOf(positionals[0] as string);
    const kit = await asked.manifest.kit();
    const games = wholeNumber('--games', values.games, 1, MAX_GAMES);
    const seed = wholeNumber('--seed', values.seed, 0, MAX_SEED);
    const { id, seats } = asked.manifest;
    const bySeats: Record<number, FittedWins> = {};
    const lines: string[] = [];
    for (let count = Math.max(2, seats.min); count <= seats.max; count++) {
      const levels = new Array<BotLevel>(count).fill('hard');
      const opening = readOpening(asked, optionsGiven(values), count);
      const fit = await fitWins(asked, kit, { games, seed, levels, opening });
      if (!fit) throw new Failure(`${asked.manifest.name} is not won by a margin`);
      bySeats[count] = fit.fitted;
      const base = baseBrier(count).toFixed(4);
      lines.push(
        `${count} seats: ${fit.fitted.brier}; by the base rate ${base}; as told until now ${fit.told}`,
      );
    }
    const edition = values.edition === undefined ? '' : ` --edition ${values.edition}`;
    const given = values.options === '{}' ? edition : `${edition} --options '${values.options}'`;
    const table: WinTable = {
      command: `late win ${id} --games ${games} --seed ${seed}${given}`,
      bySeats,
    };
    const text = JSON.stringify(table, null, 2);
    if (values.write) {
      const file = new URL(`../../games/${id}/coach/win-table.ts`, import.meta.url);
      const code = `import type { WinTable } from '@late/kernel';\n\n/** Written by the command that it names. */\nexport const WIN_TABLE: WinTable = ${text};\n`;
      await writeFile(file, code);
    }
    console.log([text, ...lines].join('\n'));
    return true;
  },
};
