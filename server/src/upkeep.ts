import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings } from './settings.ts';
import { databaseFile } from './store/database-file.ts';
import { backUp } from './store/sqlite/backup.ts';
import { migrateFile } from './store/sqlite/migrate-file.ts';
import { restore } from './store/sqlite/restore.ts';

// What `late backup`, `late restore` and `late migrate` start: <command> [file] [--json]

const args = process.argv.slice(2).filter((arg) => arg !== '--json');
const json = process.argv.includes('--json');
const [command, path = ''] = args;
const FAILED: Readonly<Record<string, string>> = {
  backup: 'no backup was made',
  restore: 'nothing was restored',
  migrate: 'nothing was migrated',
};

try {
  const { dataDir, databaseUrl } = readSettings(process.env);
  // What still lies in the folder is not the house any more.
  if (databaseUrl !== null)
    throw new Error(
      'DATABASE_URL is set, so the house is on PostgreSQL: pg_dump and pg_restore are for that, see docs/operations.md',
    );
  const done = await carryOut(databaseFile(dataDir));
  print(json ? JSON.stringify(done.facts) : done.line);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (json) print(JSON.stringify({ error: message }));
  console.error(`late: ${FAILED[command ?? ''] ?? 'nothing was done'}: ${message}`);
  process.exitCode = 1;
}

interface Done {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly line: string;
}

async function carryOut(database: string): Promise<Done> {
  if (command !== 'restore' && !existsSync(database)) {
    throw new Error(`there is no database at ${database}; is DATA_DIR set?`);
  }
  switch (command) {
    case 'backup': {
      const census = await backUp(database, path);
      const file = resolve(path);
      return { facts: { file, ...census }, line: `Backed up to ${file}: ${told(census)}` };
    }
    case 'restore': {
      const { kept, forgotten, ...census } = await restore(path, database);
      const aside = kept ? [`The database from before is kept as ${kept}`] : [];
      const lines = [`Restored ${resolve(database)}: ${told(census)}`, ...aside, since(forgotten)];
      return {
        facts: { database: resolve(database), kept, forgotten, ...census },
        line: lines.join('\n'),
      };
    }
    case 'migrate': {
      const { from, to } = await migrateFile(database);
      const line =
        from === to ? `Up to date: schema ${to}` : `Migrated from schema ${from} to ${to}`;
      return { facts: { database: resolve(database), from, to }, line };
    }
    default:
      throw new Error(`there is no command "${command}"`);
  }
}

function since(forgotten: number | null): string {
  if (forgotten === null)
    return 'Nobody here knows who was forgotten since that backup: if there is a newer backup, or a list, give it to late forgotten apply before you start the server';
  if (forgotten === 0) return 'Nobody in it was forgotten since';
  return `${forgotten} of its people were forgotten since, and will be again when the server starts`;
}

function told({ tables, steps }: { readonly tables: number; readonly steps: number }): string {
  return `${tables} tables, ${steps} steps`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
