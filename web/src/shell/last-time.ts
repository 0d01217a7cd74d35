import { BOT_LEVELS, RECORD_LIMITS } from '@late/kernel';
import * as v from 'valibot';

const companies = ['solo', 'bots', 'device'] as const;
export type Company = (typeof companies)[number];

const lastTimeSchema = v.object({
  company: v.fallback(v.picklist(companies), 'solo'),
  bots: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 2),
  level: v.fallback(v.picklist(BOT_LEVELS), 'medium'),
  people: v.fallback(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(RECORD_LIMITS.name))),
      v.minLength(2),
      v.maxLength(RECORD_LIMITS.seats),
    ),
    ['', ''],
  ),
  /** Judged by the game itself. */
  options: v.unknown(),
});

/** How the game was set up the last time, so that the next one starts with one tap. */
export type LastTime = v.InferOutput<typeof lastTimeSchema>;

const key = (game: string) => `last-time/${game}`;

export function readLastTime(game: string): LastTime {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(key(game)) ?? '{}');
  } catch {
    // Not JSON: as good as nothing.
  }
  return v.parse(
    lastTimeSchema,
    typeof stored === 'object' && stored ? { options: {}, ...stored } : { options: {} },
  );
}

export function writeLastTime(
  game: string,
  lastTime:
    | LastTime
    | (Readonly<Omit<LastTime, 'people'>> & { readonly people: readonly string[] }),
): void {
  localStorage.setItem(key(game), JSON.stringify(lastTime));
}
