import { BAN_HOURS, type NewBan, RESTART_MINUTES } from '@late/protocol';
import { readArguments } from '../arguments.ts';
import { UsageFault } from '../shell.ts';
import type { Ask } from './ask.ts';
import { tellAll, tellBan, tellHouse, tellReport, tellRestart, tellTable } from './tell.ts';

/** What an operator asks for, ready to be sent: nothing is asked before the words are understood. */
export type Act = (ask: Ask) => Promise<Done>;

/** What came of it: for programs, and for people. */
export interface Done {
  readonly facts: unknown;
  readonly text: string;
}

interface Action {
  readonly usage: string;
  understand(args: string[]): Act;
}

const STATUSES = ['waiting', 'playing', 'over'] as const;

/** `late admin <name> …` */
export const ACTIONS: Readonly<Record<string, Action>> = {
  status: {
    usage: 'status',
    understand(args) {
      readArguments(args, {}, 0, 0);
      return async (ask) => {
        const facts = await ask('adminHouse', {});
        return { facts, text: tellHouse(facts) };
      };
    },
  },
  tables: {
    usage: `tables [${STATUSES.join('|')}] [--before TIME]`,
    understand(args) {
      const { values, positionals } = readArguments(args, { before: { type: 'string' } }, 0, 1);
      const status = STATUSES.find((one) => one === (positionals[0] ?? 'playing'));
      if (!status) throw new UsageFault(`tables are ${STATUSES.join(', ')}`);
      const { before } = values;
      if (before !== undefined) whole('--before', before, 0, 10 ** 15 - 1);
      return async (ask) => {
        const facts = await ask('adminTables', {
          query: { status, ...(before === undefined ? {} : { before }) },
        });
        const last = facts.tables.at(-1)?.touched;
        // The server tells so many at a time and not how many more there are.
        const more = facts.tables.length < 50 ? '' : `\nOlder ones: --before ${last}`;
        return { facts, text: tellAll(facts.tables, tellTable, 'No tables.') + more };
      };
    },
  },
  reports: {
    usage: 'reports',
    understand(args) {
      readArguments(args, {}, 0, 0);
      return async (ask) => {
        const facts = await ask('adminReports', {});
        return { facts, text: tellAll(facts.reports, tellReport, 'No reports.') };
      };
    },
  },
  settle: {
    usage: 'settle <report>',
    understand(args) {
      const report = only(args);
      return async (ask) => {
        const facts = await ask('adminSettle', { params: { report } });
        return { facts, text: facts.settled ? 'Settled.' : 'There is no such report.' };
      };
    },
  },
  close: {
    usage: 'close <table>',
    understand(args) {
      const table = only(args);
      return async (ask) => {
        const facts = await ask('adminClose', { params: { table } });
        return { facts, text: 'Closed: the game ended without a result.' };
      };
    },
  },
  delete: {
    usage: 'delete <table>',
    understand(args) {
      const table = only(args);
      return async (ask) => {
        const facts = await ask('adminDelete', { params: { table } });
        return { facts, text: 'Deleted.' };
      };
    },
  },
  'end-duel': {
    usage: 'end-duel <duel>',
    understand(args) {
      const duel = only(args);
      return async (ask) => {
        const facts = await ask('adminEndDuel', { params: { duel } });
        return { facts, text: facts.ended ? 'Ended.' : 'It was over already.' };
      };
    },
  },
  bans: {
    usage: 'bans',
    understand(args) {
      readArguments(args, {}, 0, 0);
      return async (ask) => {
        const facts = await ask('adminBans', {});
        return { facts, text: tellAll(facts.bans, tellBan, 'Nobody is banned.') };
      };
    },
  },
  ban: {
    usage:
      'ban --hours N [--network] --report ID [--reporter] | --table TABLE --seat N [--name NAME] | --address ADDRESS',
    understand(args) {
      const body = newBan(args);
      return async (ask) => {
        const facts = await ask('adminBan', { body });
        return { facts, text: `Banned: ${tellBan(facts)}` };
      };
    },
  },
  lift: {
    usage: 'lift <ban>',
    understand(args) {
      const ban = only(args);
      return async (ask) => {
        const facts = await ask('adminUnban', { params: { ban } });
        return { facts, text: facts.lifted ? 'Lifted.' : 'There is no such ban.' };
      };
    },
  },
  announce: {
    usage: 'announce <minutes>',
    understand(args) {
      const minutes = whole('minutes', only(args), RESTART_MINUTES.min, RESTART_MINUTES.max);
      return async (ask) => {
        const facts = await ask('adminAnnounce', { body: { minutes } });
        return { facts, text: tellRestart(facts) };
      };
    },
  },
  withdraw: {
    usage: 'withdraw',
    understand(args) {
      readArguments(args, {}, 0, 0);
      return async (ask) => {
        const facts = await ask('adminWithdraw', {});
        return { facts, text: tellRestart(facts) };
      };
    },
  },
};

function newBan(args: string[]): NewBan {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = readArguments(
    tied(args, ['--report', '--table']),
    {
      hours: text,
      network: flag,
      report: text,
      reporter: flag,
      table: text,
      seat: text,
      name: text,
      address: text,
    },
    0,
    0,
  );
  const { hours, report, table, seat, name, address } = values;
  if ([report, table, address].filter((one) => one !== undefined).length !== 1)
    throw new UsageFault('say who by one of --report, --table and --address');
  if ((table === undefined) !== (seat === undefined))
    throw new UsageFault('--table and --seat go together');
  if (values.reporter && report === undefined)
    throw new UsageFault('--reporter goes with --report');
  if (name !== undefined && table === undefined)
    throw new UsageFault('--name goes with --table and --seat');
  if (hours === undefined) throw new UsageFault('--hours is missing');
  return {
    kind: values.network || address !== undefined ? 'network' : 'person',
    hours: whole('--hours', hours, BAN_HOURS.min, BAN_HOURS.max),
    ...(report === undefined ? {} : { report }),
    ...(values.reporter ? { reporter: true as const } : {}),
    ...(table === undefined ? {} : { table }),
    ...(seat === undefined ? {} : { seat: whole('--seat', seat, 0, 63) }),
    ...(name === undefined ? {} : { name }),
    ...(address === undefined ? {} : { address }),
  };
}

/** The one word behind a command. Handles and ids may begin with a dash, and are no options then. */
function only([word, ...more]: string[]): string {
  if (word === undefined) throw new UsageFault('something is missing');
  if (more.length > 0) throw new UsageFault(`unexpected "${more[0]}"`);
  return word;
}

/** Ties options to their values, which may begin with a dash as well. */
function tied(args: readonly string[], names: readonly string[]): string[] {
  const all: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const word = args[index] as string;
    const value = args[index + 1];
    if (names.includes(word) && value !== undefined) {
      all.push(`${word}=${value}`);
      index++;
    } else all.push(word);
  }
  return all;
}

function whole(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageFault(`${name} must be a whole number from ${min} to ${max}`);
}
