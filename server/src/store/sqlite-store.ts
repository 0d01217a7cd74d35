import { resolve } from 'node:path';
import { backUp } from './sqlite/backup.ts';
import { bansIn } from './sqlite/bans.ts';
import { blocksIn } from './sqlite/blocks.ts';
import { budgetsIn } from './sqlite/budgets.ts';
import { patiently } from './sqlite/busy.ts';
import { connect } from './sqlite/connect.ts';
import { duelsIn } from './sqlite/duels.ts';
import { fileHealth } from './sqlite/file-health.ts';
import { forgettingIn } from './sqlite/forgetting.ts';
import { GroupCommit } from './sqlite/group-commit.ts';
import { openersIn } from './sqlite/openers.ts';
import { peopleIn } from './sqlite/people.ts';
import { reportsIn } from './sqlite/reports.ts';
import type { Sqlite } from './sqlite/sqlite.ts';
import { Statement } from './sqlite/statement.ts';
import { stepsIn } from './sqlite/steps.ts';
import { tablesIn } from './sqlite/tables.ts';
import { transactionOf } from './sqlite/transaction.ts';
import { wakesIn } from './sqlite/wakes.ts';
import type { Store } from './store.ts';
import { StoreFault } from './store-fault.ts';

/** Everything in one file, made with its folder if it is not there. Several processes may share it. */
export function openSqliteStore(path: string, open = connect): Store {
  const file = resolve(path);
  const connection = open(file);
  const group = new GroupCommit(transactionOf(connection));
  let closing: Promise<void> | null = null;

  const refuseIfClosed = () => {
    if (closing) throw new StoreFault('the store is closed');
  };
  const db: Sqlite = {
    statement: (sql) => new Statement(connection, sql),
    read: async (work) => {
      refuseIfClosed();
      return patiently(work);
    },
    write: (work) => group.write(work),
  };
  const { wakeNow, ...wakes } = wakesIn(db);
  const { forgetBlocks, ...blocks } = blocksIn(db);
  const { forgetReports, ...reports } = reportsIn(db);
  const { forgetDuels, ...duels } = duelsIn(db);
  const { endForgetting, ...forgetting } = forgettingIn(db);

  const close = async () => {
    await group.close();
    // The prepared statements keep the file open until they are collected; the log need not wait.
    connection.pragma('wal_checkpoint(TRUNCATE)');
    connection.close();
  };

  return {
    ...tablesIn(db),
    ...openersIn(db),
    ...stepsIn(db, wakeNow),
    ...wakes,
    ...peopleIn(db, (member) => {
      forgetBlocks(member);
      forgetReports(member);
      forgetDuels(member);
      endForgetting(member);
    }),
    ...forgetting,
    ...blocks,
    ...reports,
    ...duels,
    ...bansIn(db),
    ...budgetsIn(db),
    ...fileHealth(db, file),
    backup: async (target) => {
      refuseIfClosed();
      await backUp(file, target);
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
