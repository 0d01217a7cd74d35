import { readFile, stat } from 'node:fs/promises';
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
    throw new Failure(`${path}, line ${fault.line}: ${fault.code}`);
  }
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
