import { readFile } from 'node:fs/promises';
import type { Bot, BotLevel, ReadTable } from '@late/kernel';
import { UsageFailure } from './command.ts';
import type { GameKit } from './game-kit.ts';

/** Games are large, and some need the lexicon: only the one that is asked for is loaded. */
const KITS: Readonly<Record<string, () => Promise<{ readonly kit: GameKit }>>> = {
  extra: () => import('./kits/extra.ts'),
  extrablatt: () => import('./kits/extrablatt.ts'),
  fakty: () => import('./kits/fakty.ts'),
  slowka: () => import('./kits/slowka.ts'),
  krzyzowka: () => import('./kits/krzyzowka.ts'),
};

export async function findKit(id: string): Promise<GameKit | null> {
  const load = Object.hasOwn(KITS, id) ? KITS[id] : undefined;
  return load ? (await load()).kit : null;
}

export async function kitOf(id: string): Promise<GameKit> {
  const kit = await findKit(id);
  if (kit) return kit;
  const known = Object.keys(KITS).join(', ');
  throw new UsageFailure(`there is no game "${id}"; the games are: ${known}`);
}

const folder = (id: string) => new URL(`../../games/${id}/`, import.meta.url);

/** Where a game's texts are. */
export const messagesOf = (id: string): URL => new URL('locales/en.json', folder(id));

export const tablesOf =
  (id: string): ReadTable =>
  async (name) => {
    if (name === 'lexicon/polski') return (await import('@late/lexicon/node')).readPolishBytes();
    const bytes = await readFile(new URL(`bot/tables/${name}`, folder(id)));
    return new Uint8Array(bytes).buffer;
  };

export function botOf(
  { game, loadBot }: GameKit,
  level: BotLevel,
  options: unknown,
): Promise<Bot<unknown, unknown>> {
  return loadBot(level, options, tablesOf(game.id));
}
