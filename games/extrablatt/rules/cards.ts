/** A kind of layout card, lying as broad as it can; every card may be turned. */
export interface Card {
  readonly long: number;
  readonly short: number;
  /** How many of them a player starts with. */
  readonly copies: number;
}

/** The layout cards of every player, by size. */
export const CARDS: readonly Card[] = [
  { long: 2, short: 2, copies: 5 },
  { long: 3, short: 2, copies: 5 },
  { long: 4, short: 2, copies: 4 },
  { long: 3, short: 3, copies: 3 },
  { long: 5, short: 2, copies: 2 },
  { long: 4, short: 3, copies: 3 },
  { long: 5, short: 3, copies: 1 },
  { long: 4, short: 4, copies: 1 },
  { long: 5, short: 4, copies: 1 },
];

export const LONGEST = 5;
export const CARDS_EACH = 25;

/** The largest card that may carry an ad, in cells. */
export const MOST_AD_CELLS = 12;

/** How a card lies. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** The one or two ways in which each kind of card can lie, by kind. */
export const SHAPES: readonly (readonly Shape[])[] = CARDS.map(({ long, short }) =>
  long === short
    ? [{ width: long, height: short }]
    : [
        { width: long, height: short },
        { width: short, height: long },
      ],
);

export function cellsOf({ width, height }: Shape): number {
  return width * height;
}

/** The kind of card that lies like this, or −1 if there is none. */
export function cardOf({ width, height }: Shape): number {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  return CARDS.findIndex((card) => card.long === long && card.short === short);
}

export function fullStock(): number[] {
  return CARDS.map(({ copies }) => copies);
}

export function oneLess(counts: readonly number[], index: number): readonly number[] {
  return counts.with(index, (counts[index] as number) - 1);
}
