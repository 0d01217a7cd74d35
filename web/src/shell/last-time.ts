import { BOT_LEVELS, type BotLevel, RECORD_LIMITS } from '@late/kernel';
import * as v from 'valibot';
import { keep } from '../store/keep.ts';
import { type LastOnline, lastOnlineSchema } from './last-online.ts';

const companies = ['solo', 'bots', 'device', 'online'] as const;
export type Company = (typeof companies)[number];

/** How the game was set up the last time, so that the next one starts with one tap. */
export interface LastTime {
  /** Null: never yet. */
  readonly company: Company | null;
  readonly bots: number;
  /** Bots beside the people at one device. */
  readonly alongside: number;
  readonly level: BotLevel;
  readonly people: readonly string[];
  readonly online: LastOnline;
  /** Judged by the game itself. */
  readonly options: unknown;
}

const count = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const name = v.pipe(v.string(), v.maxLength(RECORD_LIMITS.name));

/** Whatever is damaged falls back to its default, one by one. */
const lastTimeSchema: v.GenericSchema<unknown, LastTime> = v.object({
  company: v.fallback(v.nullable(v.picklist(companies)), null),
  bots: v.fallback(count(1, RECORD_LIMITS.seats - 1), 2),
  alongside: v.fallback(count(0, RECORD_LIMITS.seats - 2), 0),
  level: v.fallback(v.picklist(BOT_LEVELS), 'medium'),
  people: v.fallback(
    v.pipe(v.array(name), v.minLength(2), v.maxLength(RECORD_LIMITS.seats)),
    () => ['', ''],
  ),
  online: v.optional(lastOnlineSchema, {}),
  options: v.optional(v.unknown(), null),
});

const key = (game: string) => `last-time/${game}`;
/** Who plays and how well does not depend on the game: the first time at one, as at the last one. */
const SHARED = 'last-time';

export function readLastTime(game: string): LastTime {
  const stored = readJson(key(game)) ?? readJson(SHARED) ?? {};
  const parsed = v.safeParse(lastTimeSchema, stored);
  const lastTime = parsed.success ? parsed.output : v.parse(lastTimeSchema, {});
  return { ...lastTime, options: withoutList(lastTime.options) };
}

function readJson(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    // Not JSON: as good as nothing.
    return null;
  }
}

/** What was chosen. The word list was not: it is always the edition's own. */
export function withoutList(options: unknown): unknown {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return options;
  const { list: _, ...chosen } = options as Readonly<Record<string, unknown>>;
  return chosen;
}

export function writeLastTime(game: string, lastTime: LastTime): void {
  keep(key(game), JSON.stringify(lastTime));
  const { people, level } = lastTime;
  keep(SHARED, JSON.stringify({ people, level }));
}
