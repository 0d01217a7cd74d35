import {
  copiesFor,
  HEADLINES,
  MOTORS,
  type Newsroom,
  SECTORS,
  STACKS,
  sectorAt,
} from '../../rules/index.ts';

/** How long the game will still take, as far as anybody can tell. */
export interface Outlook {
  /** 0 in yellow, 1 in blue, 2 in red. */
  readonly sector: number;
  /** The share of all cards that is still to be taken: 1 at the beginning, near 0 at the end. */
  readonly left: number;
  /** Turns that each seat may still expect. */
  readonly turns: number;
}

/**
 * The turns that all seats together still take, fitted to those of 70 games of hard bots with each
 * other and with weaker ones. Every second card is one, every motor that is to be taken several more;
 * but the last motor leaves cards behind.
 */
const TURNS_PER_CARD = 0.5;
const TURNS_PER_MOTOR = 2.5;
const TURNS_LEFT_BEHIND = 11;
const FEWEST_TURNS = 2;

export function outlookOn({ hour, papers, plan, taken, wire }: Newsroom): Outlook {
  let cards = 0;
  for (const column of plan) cards += column.length;
  for (const name of STACKS) cards += wire.stacks[name].dispatches + wire.stacks[name].motors;
  const all = HEADLINES * copiesFor(papers.length) + MOTORS;
  const turns = cards * TURNS_PER_CARD + (MOTORS - taken) * TURNS_PER_MOTOR - TURNS_LEFT_BEHIND;
  return {
    sector: SECTORS.indexOf(sectorAt(hour)),
    left: cards / all,
    turns: Math.max(FEWEST_TURNS, turns) / papers.length,
  };
}
