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

/** About every fourth card goes in pairs, or stays on the plan. */
const TURNS_PER_CARD = 0.75;
/** Towards the end, motors lie at the foot of the columns: so many turns pass for each one taken. */
const TURNS_PER_MOTOR = 4;

export function outlookOn({ hour, papers, plan, taken, wire }: Newsroom): Outlook {
  let cards = 0;
  for (const column of plan) cards += column.length;
  for (const name of STACKS) cards += wire.stacks[name].dispatches + wire.stacks[name].motors;
  const all = HEADLINES * copiesFor(papers.length) + MOTORS;
  const turns = Math.min(cards * TURNS_PER_CARD, (MOTORS - taken) * TURNS_PER_MOTOR);
  return {
    sector: SECTORS.indexOf(sectorAt(hour)),
    left: cards / all,
    turns: turns / papers.length,
  };
}
