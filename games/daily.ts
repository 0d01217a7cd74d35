import { LANGUAGES, type Language } from '@late/ui/text';
import type { GameId } from './index.ts';

/** What the Daily Edition has of a game: for one person, with the same luck for everybody. */
export interface DailyTask {
  readonly game: GameId;
  /** Which of a game's tasks it is: part of its luck, its address and its texts. */
  readonly mode: string;
  /** What is set beyond what is usual for somebody who plays alone. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether each language has a deal of its own, since it has other letters or headlines. */
  readonly hasEditions: boolean;
}

/** In the order of the page. Whatever is changed here is another deal: an old day stays as it was. */
export const DAILY_TASKS = [
  { game: 'extra', mode: 'solo', options: {}, hasEditions: false },
  { game: 'fakty', mode: 'alone', options: { alone: true }, hasEditions: true },
  { game: 'extrablatt', mode: 'alone', options: { alone: true }, hasEditions: false },
  { game: 'slowka', mode: 'alone', options: { tries: 1 }, hasEditions: true },
  { game: 'krzyzowka', mode: 'common', options: { game: 1 }, hasEditions: true },
  {
    game: 'krzyzowka',
    mode: 'own',
    options: { game: 2, roundCount: 1, minutes: 5, rounds: 'in-turn' },
    hasEditions: true,
  },
  {
    game: 'krzyzowka',
    mode: 'longest',
    options: { game: 3, roundCount: 1, minutes: 2, rounds: 'in-turn' },
    hasEditions: true,
  },
] as const satisfies readonly DailyTask[];

/** The name of a task, in addresses and stores: extra-solo. */
export type TaskName = (typeof DAILY_TASKS)[number] extends infer Task
  ? Task extends {
      readonly game: infer Game extends string;
      readonly mode: infer Mode extends string;
    }
    ? `${Game}-${Mode}`
    : never
  : never;

export function taskName<Task extends DailyTask>({ game, mode }: Task) {
  return `${game}-${mode}` as `${Task['game']}-${Task['mode']}` & TaskName;
}

export function taskNamed(name: string): (typeof DAILY_TASKS)[number] | null {
  return DAILY_TASKS.find((task) => taskName(task) === name) ?? null;
}

export { LANGUAGES as DAILY_LANGUAGES };

/** The languages that a task has a deal in; null where all have the same one. */
export function editionsOf({ hasEditions }: DailyTask): readonly (Language | null)[] {
  return hasEditions ? LANGUAGES : [null];
}

/** The options of a task's table, on top of what is usual there for somebody who plays alone. */
export function dailyOptions({ options }: DailyTask, usual: object): object {
  return { ...usual, ...options };
}
