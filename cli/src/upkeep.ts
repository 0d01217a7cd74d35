import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { runScript } from './run-script.ts';

const SCRIPT = new URL('../../server/src/upkeep.ts', import.meta.url);

function upkeep(name: string, files: readonly string[], summary: string): Command {
  return {
    usage: ['late', name, ...files.map((file) => `<${file}>`), '[--json]'].join(' '),
    summary,
    async run(args) {
      const options = { json: { type: 'boolean', default: false } } as const;
      const named = files.map((file) => `the ${file}`);
      const { values, positionals } = readArguments(args, options, named);
      return runScript(SCRIPT, [name, ...positionals, ...(values.json ? ['--json'] : [])]);
    },
  };
}

export const backup = upkeep(
  'backup',
  ['file'],
  'Copies the database of DATA_DIR, also while the server runs, and reads the copy through.',
);

export const restore = upkeep(
  'restore',
  ['file'],
  'Puts a backup in the place of the database of DATA_DIR, which is kept aside. Stop the server first.',
);
