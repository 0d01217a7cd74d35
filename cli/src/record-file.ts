import { readFile, stat } from 'node:fs/promises';
import { manifestOf } from '@late/games';
import { faultOf, type GameRecord, gameNamedIn, RECORD_LIMITS, readRecord } from '@late/kernel';
import { readArguments } from './arguments.ts';
import { Failure } from './command.ts';
import { type AskedGame, findGame } from './games.ts';

interface AskedRecord {
  readonly asked: AskedGame;
  readonly record: GameRecord;
  readonly json: boolean;
}

/** For commands that take a recorded game and nothing else. */
export async function askedRecord(args: string[]): Promise<AskedRecord> {
  const { values, positionals } = readArguments(
    args,
    { json: { type: 'boolean', default: false } },
    ['the file'],
  );
  const read = await readRecordFile(positionals[0] as string);
  return { ...read, json: values.json === true };
}

async function readRecordFile(path: string): Promise<{ asked: AskedGame; record: GameRecord }> {
  const text = await readText(path);
  try {
    const found = await findGame(gameNamedIn(text));
    const record = readRecord(text, () => found?.game ?? null);
    return { asked: found as AskedGame, record };
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    if (fault.code === 'record.version') throw new Failure(`${path}: ${otherRules(text)}`);
    throw new Failure(`${path}, line ${fault.line}: ${fault.code}`);
  }
}

function otherRules(text: string): string {
  const [, id = '', version] = /^game: ([a-z]{1,20}) ([0-9]{1,6})$/m.exec(text) ?? [];
  const ours = manifestOf(id)?.version;
  return `played by version ${version} of the rules of ${id}; this edition knows version ${ours}`;
}

async function readText(path: string): Promise<string> {
  try {
    // A character takes four bytes at most; what is larger is no record, and is not read at all.
    const { size } = await stat(path);
    if (size <= 4 * RECORD_LIMITS.characters) return await readFile(path, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${path}: ${(error as NodeJS.ErrnoException).code}`);
  }
  throw new Failure(`${path} is too large for a record`);
}
