import type { Frame } from './frame.ts';

/** What the build made for each screen, game and language. Files that come with every page are in none of them. */
export interface Files {
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly games: Readonly<Record<string, readonly string[]>>;
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** The style sheet that names our own type. */
  readonly type: readonly string[];
  /** A game's texts: `extra/de`. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Everything that a page needs, so that it can be asked for at once and not one after the other. */
export function filesFor(files: Files, { screen, game }: Frame, language: string): string[] {
  const wanted = [files.screens[screen], files.languages[language]];
  // A rulebook is no board.
  if (game && screen !== 'rules')
    wanted.push(files.games[game], files.texts[`${game}/${language}`]);
  return [...new Set(wanted.flatMap((some) => some ?? []))];
}
