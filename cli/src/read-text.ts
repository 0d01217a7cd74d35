import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Failure } from './command.ts';

/** Far more than any table needs. */
const MOST_CHARACTERS = 100_000;

/** A file's text, or what comes by standard input. */
export async function readText(path: string | undefined): Promise<string> {
  const read = path === undefined ? await text(process.stdin) : await fileText(path);
  if (read.length > MOST_CHARACTERS) throw new Failure('that is too long for a position');
  return read;
}

async function fileText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${path}: ${(error as NodeJS.ErrnoException).code}`);
  }
}
