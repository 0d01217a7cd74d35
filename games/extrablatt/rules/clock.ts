/** The clock stands before 1 until the first time motor is laid out. */
export const MOTORS = 12;

/** Thousands of copies that an article's marker promises. */
export const CIRCULATIONS = [10, 20, 30] as const;
export type Circulation = (typeof CIRCULATIONS)[number];

export const SECTORS = ['yellow', 'blue', 'red'] as const;
export type Sector = (typeof SECTORS)[number];

const BLUE_FROM = 5;
const RED_FROM = 9;
const DUCKS_FROM = 8;

function sectorIndex(hour: number): number {
  if (hour < BLUE_FROM) return 0;
  return hour < RED_FROM ? 1 : 2;
}

export function sectorAt(hour: number): Sector {
  return SECTORS[sectorIndex(hour)] as Sector;
}

/** What an article written at this hour is worth. */
export function circulationAt(hour: number): Circulation {
  return CIRCULATIONS[sectorIndex(hour)] as Circulation;
}

export type DuelKind = 'ad' | 'duck';

/** What a motor taken at this hour starts a duel about. */
export function duelAt(hour: number): DuelKind {
  return hour < DUCKS_FROM ? 'ad' : 'duck';
}
