import { writeFile } from 'node:fs/promises';
import type { KindResults, LevelResults } from '@late/games/manifest';
import { readArguments, wholeNumber } from './arguments.ts';
import type { Command } from './command.ts';
import { gameOf } from './games.ts';
import { levelResults } from './level-results.ts';
import { MAX_SEED } from './luck.ts';

const MAX_GAMES = 100_000;

export const levels: Command = {
  usage: 'late levels <game> [--games N] [--seed S] [--seats N] [--json] [--write]',
  summary:
    'Measures what the bots of each level score, for every kind of table that records are kept by; what the records page shows beside yours.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string', default: '3' },
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
      ['the game'],
    );
    const asked = await gameOf(positionals[0] as string);
    const { id, seats } = asked.manifest;
    const games = wholeNumber('--games', values.games, 1, MAX_GAMES);
    const seed = wholeNumber('--seed', values.seed, 0, MAX_SEED);
    const most = wholeNumber('--seats', values.seats, seats.min, seats.max);
    const kinds: KindResults[] = [];
    for await (const kind of levelResults(asked, { games, seed, seats: most })) {
      kinds.push(kind);
      if (!values.json) console.log(row(kind));
    }
    const command = `late levels ${id} --games ${games} --seed ${seed} --seats ${most}`;
    const results: LevelResults = { command, kinds };
    if (values.json) console.log(JSON.stringify(results));
    if (values.write) {
      const file = new URL(`../../games/${id}/results/by-level.json`, import.meta.url);
      await writeFile(file, written(results));
    }
    return true;
  },
};

/** The middle of each level: what is worth reading on a terminal. */
function row({ heading, terms, seats, levels }: KindResults): string {
  const told = Object.entries(terms).map(([key, value]) => `${key} ${value}`);
  const medians = Object.entries(levels).map(
    ([level, scores]) => `${level} ${scores[(scores.length - 1) / 2]}`,
  );
  return [[heading, ...told, `seats ${seats}`].join(', '), ...medians].join('  ');
}

/** A line for each kind, so that a change of one is seen. */
function written({ command, kinds }: LevelResults): string {
  const lines = kinds.map((kind) => `    ${JSON.stringify(kind)}`);
  return `{\n  "command": ${JSON.stringify(command)},\n  "kinds": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
