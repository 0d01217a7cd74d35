/** One seat at one table, with a socket of its own. */
export interface Chair {
  /** Makes a random legal move. Only when it is `ready`, and once. */
  move(): void;
  isConnected(): boolean;
}

export interface ChairListener {
  ready(chair: Chair): void;
  /** How long a move was under way, from sending it to the server's word for it. */
  answered(milliseconds: number): void;
}

/** Seats four people at each of so many tables of EXTRA!. */
export type Arrive = (
  url: string,
  tables: number,
  listener: ChairListener,
) => Promise<readonly Chair[]>;

export const SEATS = 4;

/** So many moves, at full speed or so many a second. */
export interface Task {
  readonly moves: number;
  readonly perSecond: number | null;
}

export interface Tally {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Sockets that are open at the end. */
  readonly connected: number;
}
