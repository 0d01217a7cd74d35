import { readSettings } from '../settings.ts';
import { StoreFault } from '../store/store-fault.ts';
import { JSON_OPTION, readArguments } from './arguments.ts';
import { CommandFault, EXIT, type OperatorCommand } from './shell.ts';
import { upkeep } from './upkeep.ts';

/** Brings the database up to date without serving it. */
export const migrate: OperatorCommand = {
  async run(args, shell) {
    const { values } = readArguments(args, JSON_OPTION, 0, 0);
    const { databaseUrl } = readSettings(shell.env);
    if (databaseUrl === null) return upkeep(0).run(args, shell);
    const { from, to } = await migratePostgres(databaseUrl);
    const told = from === to ? `Up to date: schema ${to}` : `Migrated from schema ${from} to ${to}`;
    shell.print(values.json ? JSON.stringify({ from, to }) : told);
    return EXIT.ok;
  },
};

async function migratePostgres(
  url: string,
): Promise<{ readonly from: number; readonly to: number }> {
  const { prepare } = await import('../store/postgres/connect.ts');
  try {
    return await prepare(url);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    throw new CommandFault(`nothing was migrated: ${error.message}`);
  }
}
