import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  type Forgotten,
  type ForgottenList,
  MOST_LISTED,
  pagesOf,
} from '../store/forgotten-list.ts';
import { CommandFault } from './shell.ts';

const HEADING = 'Late Edition: who was forgotten, as hashes, and when';
const LINE = /^([0-9a-f]{64}) (\d{1,15})$/;

/** Writes the list to a new file; how many are on it. */
export async function writeForgotten(file: string, list: ForgottenList): Promise<number> {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'there is a file of that name already' : error.message;
    throw new CommandFault(`nothing was done: ${why}`);
  });
  try {
    let count = 0;
    await handle.write(`${HEADING}\n`);
    for await (const page of pagesOf(list)) {
      await handle.write(page.map(({ hash, at }) => `${hash} ${at}\n`).join(''));
      count += page.length;
    }
    // A list that was broken off must not pass for a whole one.
    await handle.write(`${count} in all\n`);
    await handle.sync();
    return count;
  } finally {
    await handle.close();
  }
}

/** Whether a file begins as such a list does. */
export async function isListFile(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => {
    throw new CommandFault('nothing was done: there is no such file');
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADING.length), 0, HEADING.length, 0);
    return buffer.toString('utf8') === HEADING;
  } finally {
    await handle.close();
  }
}

/** Reads the list, some at a time. Throws, perhaps in the middle, if it is none or not whole. */
export async function* readForgotten(file: string): AsyncGenerator<Forgotten[]> {
  const lines = createInterface({ input: createReadStream(file, { encoding: 'utf8' }) });
  let page: Forgotten[] = [];
  let count = -1;
  let isWhole = false;
  for await (const line of lines) {
    const [, hash, at] = LINE.exec(line) ?? [];
    if (isWhole) throw noList();
    if (count === -1 && line === HEADING) count = 0;
    else if (count >= 0 && line === `${count} in all`) isWhole = true;
    else if (count >= 0 && hash && at) {
      page.push({ hash, at: Number(at) });
      count++;
    } else throw noList();
    if (page.length === MOST_LISTED) {
      yield page;
      page = [];
    }
  }
  if (!isWhole) throw noList();
  yield page;
}

function noList(): CommandFault {
  return new CommandFault('nothing was done: the file is no whole list of who was forgotten');
}
