import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RoomStep } from '@late/table';
import { findGame } from '../games.ts';
import { restoreInSlices } from '../rooms/restore-room.ts';
import { readSettings } from '../settings.ts';
import { databaseFile } from '../store/database-file.ts';
import { type Moved, moveStore as move } from '../store/move/move-store.ts';
import { StoreFault } from '../store/store-fault.ts';
import { JSON_OPTION, readArguments } from './arguments.ts';
import { CommandFault, EXIT, type OperatorCommand } from './shell.ts';

/** Carries a house from SQLite to PostgreSQL. */
export const moveStore: OperatorCommand = {
  async run(args, shell) {
    const { values } = readArguments(args, JSON_OPTION, 0, 0);
    const { dataDir, databaseUrl } = readSettings(shell.env);
    const file = resolve(databaseFile(dataDir));
    if (databaseUrl === null) throw fault('DATABASE_URL must say where to');
    if (!existsSync(file)) throw fault(`there is no database at ${file}; is DATA_DIR set?`);
    const say = values.json ? () => {} : (line: string) => shell.print(line);
    const moved = await move(file, databaseUrl, canBeOpened, say).catch((error) => {
      throw error instanceof StoreFault ? fault(error.message) : error;
    });
    shell.print(values.json ? JSON.stringify({ from: file, ...moved }) : told(file, moved));
    return EXIT.ok;
  },
};

function fault(why: string): CommandFault {
  return new CommandFault(`nothing was moved: ${why}`);
}

/** Tables of another word list, or of rules that this edition does not know, rest wherever they are. */
async function canBeOpened(id: string, steps: readonly RoomStep[]): Promise<boolean> {
  const game = await findGame(id);
  if (!game) return false;
  return restoreInSlices(game, steps).then(
    () => true,
    () => false,
  );
}

function told(file: string, { rows, opened, resting }: Moved): string {
  const rest = resting ? `; ${resting} could not be opened, as they could not before` : '';
  return [
    `Moved ${rows.tables} tables, ${rows.steps} steps and ${rows.identities} people to PostgreSQL.`,
    `All rows were counted and compared, and ${opened} tables opened from their steps${rest}.`,
    `Start the servers with the same DATABASE_URL. ${file} is as it was: put it away.`,
  ].join('\n');
}
