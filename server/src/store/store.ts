import type { Member, RoomStep, SeatLink } from '@late/table';
import type { BudgetStore } from './budgets.ts';
import type { DuelStore } from './duels.ts';
import type { PeopleStore } from './people.ts';

/** What is known of a table without reading its steps. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  /** The secret of the table's luck. */
  readonly seed: string;
  readonly listed: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly opened: number;
  readonly touched: number;
  /** How many steps it has. */
  readonly length: number;
}

/** A request that is carried out: `member/clientId`, and how many steps the table has then. */
export interface DoneRequest {
  readonly request: string;
  readonly length: number;
}

/** Steps to be added to a table, and what follows from them, all or nothing. */
export interface Append {
  readonly table: string;
  /** The number that the first new step must get: somebody else may have been faster. */
  readonly from: number;
  readonly steps: readonly RoomStep[];
  /** The requests that brought this about, so that none is ever carried out twice. */
  readonly requests: readonly DoneRequest[];
  readonly listed: boolean;
  readonly status: TableRow['status'];
  readonly touched: number;
  /** Whether people did it, not only bots and clocks. */
  readonly byPeople: boolean;
  /** When the table must be looked at without anybody asking; null for never. */
  readonly wake: number | null;
  /** Everybody who now holds a seat or has asked for one. */
  readonly members: readonly Member[];
  /** Steps of talk and knocks that have gone by and are not kept, nor are the requests that they answered. */
  readonly passed?: readonly number[];
}

export type Appended =
  | 'ok'
  /** Another step has that number. Read on and think again. */
  | 'conflict'
  /** One of these very requests was carried out before, or is among them twice. */
  | 'repeated';

/** From where a table was opened: hashes that say no more than that two are the same. */
export interface Opener {
  readonly address: string;
  readonly network: string;
}

export interface NewTable extends Omit<TableRow, 'length' | 'touched' | 'status'> {
  readonly step: RoomStep;
  readonly members: readonly Member[];
  readonly opener?: Opener;
}

export interface Identity {
  readonly member: Member;
  readonly name: string;
  readonly since: number;
}

/** Somebody who is to be forgotten, and how often that failed. */
export interface DueForgetting {
  readonly member: Member;
  readonly attempts: number;
}

/**
 * Where everything that matters is kept. A promise that is fulfilled means: on disk.
 * The order of a table's steps is decided here and nowhere else; any number of processes may share it.
 */
export interface Store extends PeopleStore, BudgetStore, DuelStore {
  /** False if the id or the code is taken. */
  createTable(table: NewTable): Promise<boolean>;
  table(id: string): Promise<TableRow | null>;
  /** A code finds its table until that is over. */
  tableByCode(code: string): Promise<TableRow | null>;
  /** How many steps each of these has, of up to 500; those that do not exist are not in the answer. */
  lengths(ids: readonly string[]): Promise<Map<string, number>>;
  steps(table: string, from: number): Promise<RoomStep[]>;
  append(append: Append): Promise<Appended>;
  /** The steps that name a member, in their order. */
  stepsNaming(table: string, member: Member): Promise<RoomStep[]>;
  /**
   * Takes a member out of all that is kept of a table: the steps that name them, as `clean` writes them anew
   * (it also gets those that name others who were forgotten), their requests, their links, the lists.
   */
  forgetAt(
    table: string,
    member: Member,
    clean: (steps: readonly RoomStep[]) => readonly RoomStep[],
  ): Promise<void>;
  /** After how many steps a request was done, or null if it never was. */
  requestLength(table: string, request: string): Promise<number | null>;
  /**
   * Waiting and running tables that anybody may find: first the newest of each network they were opened
   * from, then the next of each, and within a network the same by host.
   */
  listed(limit: number): Promise<TableRow[]>;
  /** What hashes of openers are made with; never leaves the server. */
  openerSecret(): Promise<string>;
  /** Null if it is not known, or the table is over. */
  openerOf(table: string): Promise<Opener | null>;
  /**
   * How many listed tables that are not over, and at which people did something since, come from the same
   * address, and from the same network.
   */
  listedOf(
    opener: Opener,
    since: number,
  ): Promise<{ readonly address: number; readonly network: number }>;
  /** Tables last touched before that, the latest first. */
  tablesBy(status: TableRow['status'], before: number, limit: number): Promise<TableRow[]>;
  /** How many tables of a status there are, or people, or those yet to be forgotten; counted to 10,000. */
  count(what: TableRow['status'] | 'people' | 'forgetting'): Promise<number>;
  /** Those that somebody opened, sat at or knocked at, the latest touched first. */
  tablesOf(member: Member, limit: number): Promise<TableRow[]>;
  /**
   * The same in the order of their ids, from the first after `after`, and with those that they took off their list:
   * whoever goes on so, gets to all.
   */
  tablesAfter(member: Member, after: string, limit: number): Promise<TableRow[]>;
  /** How many unfinished tables somebody has opened, and at how many of them people did something since. */
  unfinishedOf(host: Member, since: number): Promise<{ all: number; recent: number }>;
  /** Somebody who has a seat looked in, which counts as much as a move; noted once a day. */
  visit(table: string, now: number): Promise<void>;
  /** Takes a table off somebody's list; how many others still have it on theirs. Null if it was not on theirs. */
  unlist(table: string, member: Member): Promise<number | null>;

  /** Tables that are due. Each is given to one caller only, until `lease` milliseconds are over. */
  claimDue(now: number, lease: number, limit: number): Promise<string[]>;
  /** When the next one falls due. */
  nextDue(): Promise<number | null>;
  /** When a running table was last touched, of all that were not after `until`. */
  lastTouched(until: number): Promise<number | null>;
  /**
   * Sets or clears an alarm as it follows from a table of `length` steps. False, and nothing done,
   * if the table is longer by now: whoever took the last step knew better.
   */
  setWake(table: string, length: number, wake: number | null): Promise<boolean>;

  /** Who has this token. Whoever is asked for is here: it is noted once a day. */
  identity(tokenHash: string, now?: number): Promise<Identity | null>;
  createIdentity(tokenHash: string, identity: Identity): Promise<void>;
  renameIdentity(member: Member, name: string): Promise<void>;
  /**
   * The token no longer opens anything, and that somebody is to be forgotten is itself not forgotten. Whoever
   * begins it does it: nobody else can claim it until `lease` milliseconds are over.
   */
  beginForgetting(member: Member, now: number, lease: number): Promise<void>;
  /** Who is to be forgotten, the first 500. */
  forgetting(): Promise<Member[]>;
  /** Somebody whose forgetting is due. It is given to one caller only, until `lease` milliseconds are over. */
  claimForgetting(now: number, lease: number): Promise<DueForgetting | null>;
  /** Nobody claims it before `due`: it `failed` and is tried again then, or takes longer than its lease. */
  deferForgetting(member: Member, due: number, failed: boolean): Promise<void>;
  /** The token no longer opens anything, no table is listed as theirs, and the forgetting is done. */
  forgetIdentity(member: Member): Promise<void>;

  /** A personal link: whoever knows the ticket of which `id` is the hash may share the giver's seat. */
  addLink(link: Omit<SeatLink, 'expires'>, table: string, expires: number): Promise<void>;
  link(id: string, table: string, now: number): Promise<SeatLink | null>;
  /** How many there were. */
  revokeLinks(table: string, giver: Member): Promise<number>;

  /** Deletes a table and all that belongs to it; false if there is none. */
  deleteTable(id: string): Promise<boolean>;
  /**
   * Deletes tables untouched since `before`, and running ones where people did nothing since, whatever bots did;
   * how many there were.
   */
  prune(before: number, status: TableRow['status']): Promise<number>;
  /** Deletes people not seen since `before` who have no table on their list; how many there were. */
  pruneIdentities(before: number): Promise<number>;
  /** Deletes the memory of who was forgotten before that; how many there were. */
  pruneForgotten(before: number): Promise<number>;
  /** Deletes links that have run out. */
  pruneLinks(now: number): Promise<number>;
  /** Fails if nothing can be written, or the file is no longer where it was. */
  probe(): Promise<void>;
  /** How large it is on disk. */
  bytes(): number;
  /** A copy of everything, taken while the server runs. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
