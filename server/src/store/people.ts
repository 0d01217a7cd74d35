import type { Member } from '@late/table';

/** Somebody who is not to be heard by whoever blocked them. */
export interface Block {
  readonly id: string;
  /** What they were called at the time. */
  readonly name: string;
  readonly since: number;
}

/** What somebody reported, with a copy of the line: it stays readable when the table is gone. */
export interface Report {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly reason: string;
  readonly text: string;
  readonly line: ReportedLine | null;
  /** Empty once they were forgotten. */
  readonly reporter: Member;
  /** Whoever said the line; nobody if the table as a whole is meant. */
  readonly accused: readonly Member[];
}

export interface ReportedLine {
  readonly name: string;
  /** One of the house's phrases by its key, or their own words. */
  readonly words: { readonly phrase: string } | { readonly text: string };
  readonly isTeams: boolean;
}

/** Somebody, or everybody of a network, who is kept out for a while. */
export interface Ban {
  readonly id: string;
  readonly kind: 'member' | 'network';
  /** Members: a person on all their devices; or networks. */
  readonly whom: readonly string[];
  /** For the operator, who does not get to know members. */
  readonly name: string;
  readonly since: number;
  readonly until: number;
}

export interface ReportBounds {
  /** How many one person may make since `since`, and how many there may be about one table. */
  readonly perMember: number;
  readonly since: number;
  readonly perTable: number;
  /** How many are kept; the oldest go first. */
  readonly all: number;
}

/** What people and operators do about people. */
export interface PeopleStore {
  /** Blocks all these members under one id. False, and nothing done, if there would be more than `most`. */
  addBlock(
    member: Member,
    block: Block,
    blocked: readonly Member[],
    most: number,
  ): Promise<boolean>;
  removeBlock(member: Member, id: string): Promise<boolean>;
  blocksOf(member: Member): Promise<Block[]>;
  /** Whom somebody has blocked. */
  blockedBy(member: Member): Promise<Member[]>;
  /** Who has blocked somebody. */
  blockersOf(member: Member): Promise<Member[]>;

  /** False, and nothing done, if a bound is reached. */
  addReport(report: Report, bounds: ReportBounds): Promise<boolean>;
  /** The newest first. */
  reports(limit: number): Promise<Report[]>;
  report(id: string): Promise<Report | null>;
  /** Those that somebody made. */
  reportsBy(member: Member): Promise<Report[]>;
  removeReport(id: string): Promise<boolean>;
  reportsAbout(table: string): Promise<number>;
  /** Deletes reports older than that; how many there were. */
  pruneReports(before: number): Promise<number>;

  /** False, and nothing done, if there would be more than `most`. What has ended counts no more and is deleted. */
  addBan(ban: Ban, most: number): Promise<boolean>;
  /** Those that have not ended by `now`, the newest first. */
  bans(now: number): Promise<Ban[]>;
  removeBan(id: string): Promise<boolean>;
}
