import { isSeed } from './fair.ts';
import type { Seat } from './game.ts';
import { fromHex, toHex } from './hex.ts';
import { sha256 } from './sha256.ts';

/**
 * What somebody's device put into the luck of a game: promised by its hash before the start, told when the house was
 * bound and all had promised.
 */
export interface Part {
  readonly seat: Seat;
  readonly hash: string;
  /** Null if what was promised did not come in time. */
  readonly value: string | null;
}

/**
 * Who drew the luck beside the house: everybody's devices, or the one device that all play on. Where it is not said,
 * luck follows from the seed alone, as where many play the same deal.
 */
export type Parts = readonly Part[] | 'one device';

/** More than any table has devices. */
export const MOST_PARTS = 128;

/** 32 bytes in lower-case hexadecimal, like a seed. */
export const isPartValue: (text: string) => boolean = isSeed;

/** What a device tells of its part before the start. */
export function hashOfPart(value: string): string {
  return toHex(sha256(fromHex(value)));
}

/** In the one order in which they make the deal: nobody chooses it. */
export function inOrder(parts: readonly Part[]): Part[] {
  return [...parts].sort((a, b) => a.seat - b.seat || compared(a.hash, b.hash));
}

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The first of these that cannot have been: none if all are what was promised, each in its place. */
export function wrongPart(parts: Parts | undefined, seats: number): Part | null {
  if (parts === undefined || parts === 'one device') return null;
  const ordered = inOrder(parts);
  const isWrong = (part: Part, index: number) =>
    part !== ordered[index] ||
    part.seat >= seats ||
    (part.value !== null && hashOfPart(part.value) !== part.hash);
  return parts.find(isWrong) ?? null;
}

/** What goes into the key of a deal beside the seed. */
export function dealText(parts: Parts | undefined): string {
  if (parts === undefined || parts === 'one device') return 'deal';
  const told = parts.flatMap(({ seat, value }) =>
    value === null ? [] : [`/${seat + 1}/${value}`],
  );
  return `deal${told.join('')}`;
}
