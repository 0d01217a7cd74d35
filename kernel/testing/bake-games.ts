import { mkdirSync, writeFileSync } from 'node:fs';
import { type AnyGame, type GameRecord, sha256, toHex, writeRecord } from '../src/index.ts';

/** What a baked game is made from: its name, a seed of its own, and how the players are minded. */
export interface Luck {
  readonly table: string;
  readonly seed: string;
  readonly whim: number;
}

export interface Bakery<Recipe extends { readonly name: string }> {
  readonly game: AnyGame;
  /** Begins every seed, so that the games of one name differ from game to game. */
  readonly salt: string;
  readonly folder: URL;
  readonly recipes: readonly Recipe[];
  play(recipe: Recipe, luck: Luck): GameRecord;
  /** Whether the game went as its name says. */
  isWanted(recipe: Recipe, text: string): boolean;
  /** What it came to, in a line for whoever bakes. */
  summary(text: string): string;
}

/** Enough for the rarest of our endings. */
const MOST_TRIED = 20_000;

/**
 * Writes golden games anew: all, or those named. Seeds are tried in order until a game goes as its
 * name says, so the files come out the same as long as the rules are.
 */
export function bakeGames<Recipe extends { readonly name: string }>(
  bakery: Bakery<Recipe>,
  only: readonly string[] = process.argv.slice(2),
): void {
  mkdirSync(bakery.folder, { recursive: true });
  for (const recipe of bakery.recipes) {
    if (only.length && !only.includes(recipe.name)) continue;
    const text = bake(bakery, recipe);
    writeFileSync(new URL(`${recipe.name}.txt`, bakery.folder), text);
    console.error(`${recipe.name}: ${bakery.summary(text)}`);
  }
}

function bake<Recipe extends { readonly name: string }>(
  bakery: Bakery<Recipe>,
  recipe: Recipe,
): string {
  const { name } = recipe;
  for (let whim = 0; whim < MOST_TRIED; whim++) {
    const seed = toHex(sha256(new TextEncoder().encode(`${bakery.salt} ${name} ${whim}`)));
    const record = bakery.play(recipe, { table: `fixture-${name}`, seed, whim });
    // Some players are so minded that a game does not end; it is none, then.
    if (record.seed === null) continue;
    const text = writeRecord(bakery.game, record);
    if (bakery.isWanted(recipe, text)) return text;
  }
  throw new Error(`no game like "${name}" was found`);
}
