import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readArguments, wholeNumber } from './arguments.ts';
import { type Command, UsageFailure } from './command.ts';
import { editionNamed } from './edition-named.ts';
import { runScript } from './run-script.ts';

const MOST_TABLES = 10_000;
/** Benches in which people sit at tables. */
const WITH_TABLES = ['server', 'cluster', 'bots'];
/** Benches of a language's words. */
const OF_EDITIONS = ['lexicon', 'moves', 'paths'];
const FOLDER = new URL('../../bench/', import.meta.url);

export const bench: Command = {
  usage: 'late bench [name] [--json] [--edition pl] [--tables N] [--only HOUSE] [--server FILE]',
  summary:
    'Measures how fast things are; all of bench/ if no name is given. --tables is for server, cluster and bots; --only, as often as you like, measures some houses of cluster alone; --server FILE lets bots play on another build.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        json: { type: 'boolean', default: false },
        tables: { type: 'string' },
        only: { type: 'string', multiple: true },
        server: { type: 'string' },
        edition: { type: 'string' },
      },
      [],
      1,
    );
    const known = await benches();
    const [asked] = positionals;
    if (asked !== undefined && !known.includes(asked)) {
      throw new UsageFailure(`there is no bench "${asked}"; there are: ${known.join(', ')}`);
    }
    const { json, tables, only, server, edition } = values;
    if (tables !== undefined) {
      if (asked === undefined || !WITH_TABLES.includes(asked))
        throw new UsageFailure('--tables goes with "late bench server", "cluster" or "bots"');
      wholeNumber('--tables', tables, 1, MOST_TABLES);
    }
    if (only !== undefined && asked !== 'cluster')
      throw new UsageFailure('--only goes with "late bench cluster"');
    if (server !== undefined && asked !== 'bots')
      throw new UsageFailure('--server goes with "late bench bots"');
    if (edition !== undefined) {
      if (asked === undefined || !OF_EDITIONS.includes(asked))
        throw new UsageFailure(`--edition goes with "late bench ${OF_EDITIONS.join('", "')}"`);
      editionNamed(edition);
    }
    const flags = [
      ...(json ? ['--json'] : []),
      ...(tables ? ['--tables', tables] : []),
      ...(only ?? []).flatMap((house) => ['--only', house]),
      ...(edition ? ['--edition', edition] : []),
      ...(server ? ['--server', resolve(server)] : []),
    ];
    let ok = true;
    for (const name of asked === undefined ? known : [asked]) {
      // Each in a process of its own, so that one bench does not warm the machine for the next.
      ok = (await runScript(script(name), flags)) && ok;
    }
    return ok;
  },
};

async function benches(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => existsSync(script(name))).sort();
}

function script(name: string): URL {
  return new URL(`${name}/index.ts`, FOLDER);
}
