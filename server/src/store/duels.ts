import type { Holder, Member } from '@late/table';

type BotLevel = Extract<Holder, { readonly kind: 'bot' }>['level'];

/** The same deal for everybody who has its link, each at a table of their own and when they like. */
export interface Duel {
  readonly id: string;
  readonly game: string;
  /** By which rules it is dealt, whenever somebody begins. */
  readonly version: number;
  readonly options: unknown;
  /** The bots that everybody plays against. */
  readonly bots: readonly BotLevel[];
  /** Stays with the house until the duel is over. */
  readonly seed: string;
  /** Empty once they were forgotten. */
  readonly host: Member;
  /** What the host was called. */
  readonly name: string;
  /** How many may play. */
  readonly most: number;
  readonly opened: number;
  /** From then on it is over: as planned, or earlier, if its host ended it or all were through. */
  readonly ends: number;
}

/** Somebody's game in a duel. Nobody has two. */
export interface Run {
  readonly duel: string;
  readonly member: Member;
  readonly name: string;
  /** The room where it is played; empty for the moment in which it is made. */
  readonly table: string;
  readonly begun: number;
  /** When its game was over; null while it is played. */
  readonly through: number | null;
  /** By seat; null if it ended without a result. */
  readonly scores: readonly number[] | null;
}

export interface DuelStore {
  /** Of several with the same id the first is kept. */
  createDuel(duel: Duel): Promise<void>;
  duel(id: string): Promise<Duel | null>;
  /** It is over at `now`, if it was not before. */
  endDuel(id: string, now: number): Promise<boolean>;
  /** How many of somebody's duels are not over. */
  duelsOpenOf(host: Member, now: number): Promise<number>;
  /** `known`: they have a run there, and nothing is done; `full`: as many play as may. */
  addRun(run: Pick<Run, 'duel' | 'member' | 'name' | 'begun'>, most: number): Promise<RunAdded>;
  /** The room of a run is made. False if it had one: somebody was faster. */
  seatRun(duel: string, member: Member, table: string): Promise<boolean>;
  /** In the order in which they began. */
  runs(duel: string): Promise<Run[]>;
  /** Whose runs are played no more, since their rooms are over or gone, and have nothing noted yet. */
  endedRuns(duel: string): Promise<Member[]>;
  /** Noted once: what a run came to does not change any more. */
  endRun(
    duel: string,
    member: Member,
    through: number,
    scores: readonly number[] | null,
  ): Promise<void>;
  /** The operator strikes the run that was played in a room: it has no name and no result any more, but it stays a run. */
  strikeRun(table: string, now: number): Promise<void>;
  /** Those that somebody plays or has played, the first 500. */
  runsOf(member: Member): Promise<Run[]>;
  /** Those that somebody has opened, the first 500. */
  duelsOf(host: Member): Promise<Duel[]>;
  /** Deletes duels that were over before that, with their runs; how many there were. */
  pruneDuels(before: number): Promise<number>;
}

export type RunAdded = 'ok' | 'known' | 'full';
