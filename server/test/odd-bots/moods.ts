import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotLevel } from '@late/kernel';

// How tests and odd bots tell each other things: a thread that hangs hears no messages.

/** What a level does when it is asked for a move; once, or until it is told otherwise. */
export type Mood = 'taps' | 'waits' | 'searches' | 'hangs' | 'crashes' | 'throws' | 'eats';

export interface Asked {
  readonly ask: string;
  readonly level: string;
  readonly rounds: number;
  readonly round: number;
  readonly thread: number;
  readonly told: readonly string[];
}

// Threads have the environment of the process as it was when they began.
process.env.ODD_BOTS ??= mkdtempSync(join(tmpdir(), 'late-odd-bots-'));
const folder = process.env.ODD_BOTS;
const file = (name: string) => join(folder, name);

export function forgetAll(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}

export function setMood(level: BotLevel, mood: Mood, once = false): void {
  rmSync(file('go'), { force: true });
  writeFileSync(file(`${level}.new`), JSON.stringify({ mood, once }));
  renameSync(file(`${level}.new`), file(level));
}

/** Lets those go on who wait. */
export function letGo(): void {
  writeFileSync(file('go'), '');
}

export function moodOf(level: string): Mood {
  if (!existsSync(file(level))) return 'taps';
  const { mood, once } = JSON.parse(readFileSync(file(level), 'utf8'));
  if (once) rmSync(file(level));
  return mood;
}

export function awaitGo(): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(file('go'))) Atomics.wait(never, 0, 0, 5);
}

export function noteAsked(asked: Asked): void {
  appendFileSync(file('asked'), `${JSON.stringify(asked)}\n`);
}

/** All that bots were asked so far. */
export function allAsked(): Asked[] {
  if (!existsSync(file('asked'))) return [];
  const lines = readFileSync(file('asked'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}
