import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.ts';
import { type Command, UsageFailure } from './command.ts';

const FOLDER = new URL('../../bench/', import.meta.url);

export const bench: Command = {
  usage: 'late bench [name] [--json]',
  summary: 'Measures how fast things are; all of bench/ if no name is given.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { json: { type: 'boolean', default: false } },
      [],
      1,
    );
    const known = await benches();
    const [asked] = positionals;
    if (asked !== undefined && !known.includes(asked)) {
      throw new UsageFailure(`there is no bench "${asked}"; there are: ${known.join(', ')}`);
    }
    let ok = true;
    for (const name of asked === undefined ? known : [asked]) {
      ok = (await runBench(name, values.json)) && ok;
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

/** In a process of its own, so that one bench does not warm the machine for the next. */
async function runBench(name: string, json: boolean): Promise<boolean> {
  const loader = ['--import', import.meta.resolve('tsx')];
  const args = [...loader, fileURLToPath(script(name)), ...(json ? ['--json'] : [])];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  return code === 0;
}
