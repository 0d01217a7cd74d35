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
  /** The game is over: this chair has nothing more to do. Said once. */
  over(): void;
}

/** Where people come in. */
export interface Doors {
  /** Of the processes of a house; mostly of one. */
  readonly urls: readonly string[];
  /** What a balancer in front would do: everybody of a table to one process, or one socket after the other. */
  readonly dealing: Dealing;
  /** The address of this machine that they come from. */
  readonly from: string;
}

export type Dealing = 'by-table' | 'round';

/** Seats four people at each of so many tables of EXTRA!. */
export type Arrive = (
  doors: Doors,
  tables: number,
  listener: ChairListener,
) => Promise<readonly Chair[]>;

export const SEATS = 4;

/** So many moves, at full speed or so many a second. */
export interface Task {
  readonly moves: number;
  readonly perSecond: number | null;
}

/** What the people of one process say of a task. */
export interface Told {
  readonly seconds: number;
  /** How long each move took, in milliseconds. */
  readonly latencies: readonly number[];
  /** Sockets that are open at the end. */
  readonly connected: number;
}

export interface Tally {
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly connected: number;
}
