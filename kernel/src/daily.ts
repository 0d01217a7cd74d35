import type { Seed } from './fair.ts';
import { toHex } from './hex.ts';
import { hmacUnder, sha256 } from './sha256.ts';

/** A day as the calendar writes it, by universal time: 2026-11-18. */
export type Day = string;

const DAY_LENGTH = 24 * 60 * 60 * 1000;
const encoder = new TextEncoder();

export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  // The second question refuses days that no month has.
  return !Number.isNaN(at) && dayOf(at) === text;
}

/** The day that it is at a time, everywhere at once. */
export function dayOf(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}

/** When a day begins; with `more`, so many days later. */
export function startOf(day: Day, more = 0): number {
  return Date.parse(`${day}T00:00:00Z`) + more * DAY_LENGTH;
}

export function daysAfter(day: Day, more: number): Day {
  return dayOf(startOf(day, more));
}

/** Whose luck a day has: a game, what is played of it, and in which language, if that matters. */
export interface DailyKey {
  readonly day: Day;
  readonly game: string;
  readonly mode: string;
  /** Empty where the deal is the same in all languages. */
  readonly edition: string;
}

/** The key under which all days have their luck. Another one would be another newspaper. */
const EDITION_KEY = 'Late Edition, the Daily Edition, 1';

/** What follows from a day and a name alone: 32 bytes that every device finds by itself. */
export function dailyBytes(day: Day, name: string): Uint8Array {
  return hmacUnder(encoder.encode(EDITION_KEY))(encoder.encode(`${day}/${name}`));
}

/** The seed of a day's deal. Anybody can compute it, so it proves nothing about who played without knowing it. */
export function dailySeed({ day, game, mode, edition }: DailyKey): Seed {
  return toHex(dailyBytes(day, `${game}/${mode}/${edition}`));
}

/** A short name of a deal: its key, the seed, and every number that was drawn for it. */
export function dealDigest(key: DailyKey, seed: Seed, tape: readonly number[]): string {
  const { day, game, mode, edition } = key;
  const text = JSON.stringify([day, game, mode, edition, seed, tape]);
  return toHex(sha256(encoder.encode(text)));
}
