import { JSON_OPTION, readArguments } from '../arguments.ts';
import { safeJson, safeText } from '../safe-text.ts';
import { EXIT, type OperatorCommand, type Shell, UsageFault } from '../shell.ts';
import { lookAtClock } from './clock.ts';
import { lookAtDisk } from './disk.ts';
import { type Finding, fail, ok, skip } from './finding.ts';
import { lookAtMachine } from './machine.ts';
import { lookAtProxy } from './proxy.ts';
import { lookAtSettings } from './settings.ts';
import { lookAtWordList } from './word-list.ts';

interface Told extends Finding {
  readonly check: string;
}

/** Looks at everything that a server needs; what is wrong, and what to do. */
export const doctor: OperatorCommand = {
  async run(args, shell) {
    const { values, positionals } = readArguments(args, JSON_OPTION, 0, 1);
    const [url] = positionals;
    if (url !== undefined && !(/^https?:\/\//.test(url) && URL.canParse(url)))
      throw new UsageFault('the url must begin with http:// or https://');
    const told: Told[] = [];
    for (const [check, look] of checks(url, shell)) {
      const found = await thorough(look);
      told.push(...found.map((finding) => ({ check, ...finding })));
      if (!values.json) for (const finding of found) shell.print(line(check, finding));
    }
    const isWell = told.every(({ verdict }) => verdict !== 'fail');
    if (values.json) shell.print(safeJson({ ok: isWell, findings: told }));
    else shell.print(`\n${summary(told)}`);
    return isWell ? EXIT.ok : EXIT.failed;
  },
};

type Look = () => readonly Finding[] | Promise<readonly Finding[]>;

function checks(url: string | undefined, shell: Shell): [name: string, look: Look][] {
  const { settings, findings } = lookAtSettings(shell.env);
  const { databaseUrl, redisUrl, dataDir } = settings;
  const base = url ?? settings.publicUrl;
  return [
    ['settings', () => findings],
    ['machine', () => lookAtMachine(settings)],
    [
      'store',
      async () =>
        databaseUrl === null
          ? (await import('./sqlite.ts')).lookAtSqlite(dataDir)
          : (await import('./postgres.ts')).lookAtPostgres(databaseUrl),
    ],
    [
      'bus',
      async () =>
        redisUrl === null
          ? [ok('REDIS_URL is not set: one process serves alone.')]
          : (await import('./redis.ts')).lookAtRedis(redisUrl),
    ],
    [
      'disk',
      () =>
        databaseUrl === null
          ? lookAtDisk(dataDir)
          : [skip('The disk that matters is PostgreSQL’s: watch it there.')],
    ],
    ['clock', lookAtClock],
    [
      'proxy',
      () =>
        base === null
          ? [
              skip(
                'Neither a url nor PUBLIC_URL is given, so the way to the server was not looked at.',
              ),
            ]
          : lookAtProxy(base, shell),
    ],
    ['words', () => lookAtWordList(shell.webFolder)],
  ];
}

/** A check that breaks is a finding too: the others go on. */
async function thorough(look: Look): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [fail(`This could not be looked at: ${why}.`, 'If it should work, report it.')];
  }
}

const COLUMNS = { check: 10, verdict: 6 };

function line(check: string, { verdict, says, todo }: Finding): string {
  const start = check.padEnd(COLUMNS.check) + verdict.padEnd(COLUMNS.verdict);
  const indent = ' '.repeat(start.length);
  return start + safeText(says) + (todo ? `\n${indent}→ ${safeText(todo)}` : '');
}

function summary(told: readonly Told[]): string {
  const count = (verdict: string) => told.filter((one) => one.verdict === verdict).length;
  const [failed, warned] = [count('fail'), count('warn')];
  if (failed === 0 && warned === 0) return 'All is well.';
  return `${failed} to be put right, ${warned} to be thought about.`;
}
