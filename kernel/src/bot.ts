import type { Chance } from './chance.ts';

/** The levels that the bots of every game have, the weakest first. */
export const USUAL_LEVELS = ['easy', 'medium', 'hard'] as const;
export type UsualLevel = (typeof USUAL_LEVELS)[number];

/** All levels there are: bots that can do clearly better than `hard` have a fourth. */
export const BOT_LEVELS = [...USUAL_LEVELS, 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The strongest of these levels that is not above the one that is wanted; the weakest if all are. */
export function nearestLevel(levels: readonly BotLevel[], wanted: BotLevel): BotLevel {
  const most = BOT_LEVELS.indexOf(wanted);
  const within = levels.filter((level) => BOT_LEVELS.indexOf(level) <= most);
  return within.at(-1) ?? levels[0] ?? wanted;
}

/**
 * Whether a bot's time to think is up. A search that may take long asks between its steps, and once the
 * answer is yes it ends with the best that it has found so far. What ends soon by itself need not ask.
 */
export type IsLate = () => boolean;

/** For whoever gives a bot all the time that it wants. */
export const neverLate: IsLate = () => false;

/** A player that sees what its seat sees, and nothing else. */
export interface Bot<View, Move> {
  /**
   * A legal move for the seat whose view this is. Its luck is its own, not the table's. A bot that is
   * not told its time takes what it wants.
   */
  choose(view: View, chance: Chance, isLate?: IsLate): Move;
  /**
   * How long it wants to think, in milliseconds from when its seat was asked (its own last step, or
   * the beginning of the round), where all play at once and time is part of the game. Infinity: it
   * leaves things as they are. Without this, a bot acts only when it must, as fast as the table likes.
   * Asked again at every step of the table, always with the same luck for the same question.
   */
  pace?(view: View, chance: Chance, isLate?: IsLate): number;
}

/**
 * Fetches a table of weights that a bot was trained with, or, as `lexicon/<edition>`, the word list that
 * all games share: the same bytes each time, so nobody may write into them.
 */
export type ReadTable = (name: string) => Promise<ArrayBuffer>;

/** A game's bots, of the levels that it has. Loading may take a while; choosing may not. */
export type LoadBot<View, Move, Level extends BotLevel = UsualLevel> = (
  level: Level,
  options: unknown,
  readTable: ReadTable,
) => Promise<Bot<View, Move>>;

/** What the bot of a seat is asked, wherever it thinks: for a move, or how long it wants to think about one. */
export interface BotQuestion {
  readonly ask: 'move' | 'pace';
  readonly game: string;
  readonly level: BotLevel;
  readonly options: unknown;
  /** What its seat sees. */
  readonly view: unknown;
  readonly luck: number;
}
