import { resolve } from 'node:path';
import { readSettings, type Settings } from '../settings.ts';
import {
  type Forgotten,
  type ForgottenList,
  forgetListed,
  pagesOf,
} from '../store/forgotten-list.ts';
import { openForgottenList, openForgottenListOf } from '../store/open-forgotten-list.ts';
import { StoreFault } from '../store/store-fault.ts';
import { JSON_OPTION, readArguments } from './arguments.ts';
import { isListFile, readForgotten, writeForgotten } from './forgotten-file.ts';
import { CommandFault, EXIT, type OperatorCommand, UsageFault } from './shell.ts';

/** Carries the knowledge of who was forgotten past a backup that is restored. */
export const forgotten: OperatorCommand = {
  async run(args, shell) {
    const { values, positionals } = readArguments(args, JSON_OPTION, 2, 2);
    const [what, path = ''] = positionals;
    const file = resolve(path);
    const settings = readSettings(shell.env);
    const tell = (facts: object, line: string) =>
      shell.print(values.json ? JSON.stringify({ file, ...facts }) : line);
    if (what === 'save') {
      const listed = await withList(settings, (list) => writeForgotten(file, list));
      tell({ listed }, `Saved to ${file}: ${listed} people who were forgotten, as hashes`);
    } else if (what === 'apply') {
      const { listed, again } = await apply(settings, file);
      const line = `Of ${listed} people who were forgotten ${again} were here; servers forget them again`;
      tell({ listed, forgotten: again }, line);
    } else throw new UsageFault(`unexpected "${what}"`);
    return EXIT.ok;
  },
};

/** The file is read to its end before anything is done with it. */
async function apply(settings: Settings, file: string) {
  let listed = 0;
  for await (const some of listedIn(file)) listed += some.length;
  const again = await withList(settings, async (list) => {
    for await (const some of listedIn(file)) await list.add(some);
    return forgetListed(list);
  });
  return { listed, again };
}

/** Who is on a list that was saved, or on that of a backup. */
async function* listedIn(file: string): AsyncGenerator<Forgotten[]> {
  if (await isListFile(file)) return yield* readForgotten(file);
  const { list, close } = await openForgottenListOf(file).catch(toldAs);
  try {
    yield* pagesOf(list);
  } finally {
    await close();
  }
}

async function withList<T>(
  { dataDir, databaseUrl }: Settings,
  work: (list: ForgottenList) => Promise<T>,
): Promise<T> {
  const { list, close } = await openForgottenList(dataDir, databaseUrl).catch(toldAs);
  try {
    return await work(list).catch(toldAs);
  } finally {
    await close();
  }
}

function toldAs(error: unknown): never {
  throw error instanceof StoreFault
    ? new CommandFault(`nothing was done: ${error.message}`)
    : error;
}
