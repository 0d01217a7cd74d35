/** A number for each sector: yellow, blue, red. */
export type BySector = readonly [number, number, number];

/** What a level of bot knows and cares about. Thousands of copies, if nothing else is said. */
export interface Taste {
  /** Writes whenever it can, as a beginner would. */
  readonly eager: boolean;
  /** Differences up to this are not noticed. */
  readonly blur: number;
  /** How likely a copy on the plan, and one in the stacks, ends up in a rival's paper. */
  readonly planCopy: number;
  readonly unseenCopy: number;
  /** How much a rival's circulation hurts, all rivals taken together. */
  readonly envy: number;
  /** What a cell is kept for: in the zone, and in the body (the cards' cells are the same ones). */
  readonly zoneCell: BySector;
  readonly bodyCell: BySector;
  /** How much of that a cell of the zone loses when the rivals' zones are full, and their prize is at stake. */
  readonly keepUp: number;
  /** What removing a dispatch is worth, apart from whom it hurts. */
  readonly removal: BySector;
  /** How much of a dispatch's threat counts when it is taken from the rivals, to be printed or removed. */
  readonly denial: number;
  /** What it costs to leave a motor to the next player by taking the card below it. */
  readonly bareMotor: number;
  /** What an Extra token is worth if it is kept. */
  readonly token: BySector;
  /** What taking a motor is worth, apart from its duel. */
  readonly motor: BySector;
  /** How much a cheque of 1,000 more is worth in the duels to come. */
  readonly cheque: number;
  /** How well cards are packed. */
  readonly packing: number;
  /** Keeps sections open, and connected with the zone. */
  readonly access: number;
  /** Refills from Tempo if this and what the others lack is above 0. */
  readonly haste: number;
  /** Knows when the last motor would win or lose the game. */
  readonly counts: boolean;
}
