/** By how a margin becomes a chance to win at one stage: 1 / (1 + e^−(even + margin / span)). */
export interface WinStage {
  /** How far the game is, as the coach's outlook counts it. */
  readonly stage: number;
  readonly even: number;
  readonly span: number;
}

/** Chances to win, fitted from games of bots. */
export interface WinTable {
  /** What made it, seed included. */
  readonly command: string;
  readonly bySeats: Readonly<Record<number, FittedWins>>;
}

/** What was fitted for so many seats, with how well it tells who wins games that were held out. */
export interface FittedWins {
  /** The mean squared error: the Brier score. */
  readonly brier: number;
  /** In order. */
  readonly stages: readonly WinStage[];
}

/** The Brier score of somebody who only knows how many there are: what a fitted table must beat. */
export function baseBrier(seats: number): number {
  return (1 / seats) * (1 - 1 / seats);
}

/** A seat's chance to win, from 0 to 1; null where nothing was fitted for so many seats. */
export function winOf(
  { bySeats }: WinTable,
  seats: number,
  stage: number,
  margin: number,
): number | null {
  const stages = bySeats[seats]?.stages;
  const [first] = stages ?? [];
  if (!stages || !first) return null;
  const last = stages.at(-1) as WinStage;
  if (stage <= first.stage) return chanceAt(first, margin);
  if (stage >= last.stage) return chanceAt(last, margin);
  const next = stages.findIndex((one) => one.stage > stage);
  const from = stages[next - 1] as WinStage;
  const to = stages[next] as WinStage;
  const part = (stage - from.stage) / (to.stage - from.stage);
  return (1 - part) * chanceAt(from, margin) + part * chanceAt(to, margin);
}

function chanceAt({ even, span }: WinStage, margin: number): number {
  return 1 / (1 + Math.exp(-(even + margin / span)));
}
