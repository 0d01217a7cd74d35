import { readFile } from 'node:fs/promises';
import { narrate } from '@late/extra/narrate';
import { extra, type View } from '@late/extra/rules';
import type { AnyGame, LoadBot, ReadTable, Seat } from '@late/kernel';
import type { Line } from '@late/ui';
import { UsageFailure } from './command.ts';
import { extraFigures } from './extra-figures.ts';
import type { Figures } from './figures.ts';

/** What the tools know about a game. */
export interface GameKit {
  readonly game: AnyGame;
  readonly loadBot: LoadBot<unknown, unknown>;
  readonly readTable: ReadTable;
  /** Where the game's texts are. */
  readonly messages: URL;
  narrate(event: unknown, name: (seat: Seat) => string): Line[];
  /** Whether this view asks for a choice that a bot thinks about. */
  isDecision(view: unknown): boolean;
  /** Counts what is worth knowing about this game beyond its scores. */
  figures(seats: number): Figures;
}

const folder = (id: string) => new URL(`../../games/${id}/`, import.meta.url);

const tablesOf =
  (id: string): ReadTable =>
  async (name) => {
    const bytes = await readFile(new URL(`bot/tables/${name}`, folder(id)));
    return new Uint8Array(bytes).buffer;
  };

const KITS: Readonly<Record<string, GameKit>> = {
  extra: {
    game: extra,
    // Bots are large; only a simulation waits for them.
    loadBot: async (...asked) => (await import('@late/extra/bot')).loadBot(...asked),
    readTable: tablesOf('extra'),
    messages: new URL('locales/en.json', folder('extra')),
    narrate,
    // Throwing the dice is a move, but nothing to think about.
    isDecision: (view) => (view as View).dice !== null,
    figures: extraFigures,
  },
};

export function findGame(id: string): AnyGame | null {
  return Object.hasOwn(KITS, id) ? (KITS[id]?.game ?? null) : null;
}

export function kitOf(id: string): GameKit {
  const kit = Object.hasOwn(KITS, id) ? KITS[id] : undefined;
  if (kit) return kit;
  const known = Object.keys(KITS).join(', ');
  throw new UsageFailure(`there is no game "${id}"; the games are: ${known}`);
}
