import { DAILY_TASKS, type DailyTask, dailyOptions, editionsOf } from '@late/games/daily';
import { type DailyKey, dayOf, dealDigest, isDay, startOf } from '@late/kernel';
import { openTable, planDaily } from '@late/table';
import type { Language } from '@late/ui/text';
import { readArguments } from './arguments.ts';
import { type Command, Failure, UsageFailure } from './command.ts';
import { gameOf } from './games.ts';

export const daily: Command = {
  usage: 'late daily [<date>] [--json]',
  summary:
    'Prints the digest of each deal of a day’s Daily Edition: today’s, by universal time, if no date is given.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { json: { type: 'boolean', default: false } },
      [],
      1,
    );
    const day = positionals[0] ?? dayOf(Date.now());
    if (!isDay(day)) throw new UsageFailure(`"${day}" is not a date such as 2026-11-18`);
    const deals: ToldDeal[] = [];
    for (const task of DAILY_TASKS) {
      for (const language of editionsOf(task)) deals.push(await dealOf(task, day, language));
    }
    console.log(values.json ? JSON.stringify({ day, deals }) : text(day, deals));
    return true;
  },
};

/** What `late daily --json` prints of a deal; scripts rely on its shape. */
interface ToldDeal extends Omit<DailyKey, 'day'> {
  readonly digest: string;
}

async function dealOf(task: DailyTask, day: string, language: Language | null): Promise<ToldDeal> {
  const { manifest, game: rules } = await gameOf(task.game);
  const { usual } = await manifest.hosting();
  const { game, mode } = task;
  const edition = language ?? '';
  const key: DailyKey = { day, game, mode, edition };
  const options = dailyOptions(task, usual(language ?? 'en', 'alone'));
  const opening = { id: 'daily', name: '1', opened: startOf(day), counts: false };
  const { plan, seed } = planDaily(rules, key, options, opening);
  const dealt = openTable(rules, plan, seed);
  if (!dealt.ok) throw new Failure(`${game} ${mode} ${edition}: ${dealt.refusal.code}`);
  return { game, mode, edition, digest: dealDigest(key, seed, dealt.entries[0]?.tape ?? []) };
}

function text(day: string, deals: readonly ToldDeal[]): string {
  const lines = deals.map(({ game, mode, edition, digest }) =>
    [game.padEnd(10), mode.padEnd(8), (edition || '–').padEnd(3), digest].join(' '),
  );
  return [`The Daily Edition of ${day}`, ...lines].join('\n');
}
