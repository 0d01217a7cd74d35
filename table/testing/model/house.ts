import type { Seat } from '@late/kernel';
import { type HouseFacts, type Member, membersOf, type Room } from '../../src/index.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export interface Link {
  readonly ticket: string;
  readonly giver: Member;
  readonly kept: boolean;
  readonly expires: number;
}

/** What a server knows beside the steps of a room: who is there, and which links were given. */
export class House {
  now: number;
  links: Link[] = [];
  /** Since when somebody has been away. A line that broke and a poll that stopped look the same here. */
  private readonly awaySince = new Map<Member, number>();
  private given = 0;

  constructor(now: number) {
    this.now = now;
  }

  come(member: Member): void {
    this.awaySince.delete(member);
  }

  go(member: Member): void {
    if (!this.awaySince.has(member)) this.awaySince.set(member, this.now);
  }

  isAway(member: Member): boolean {
    return this.awaySince.has(member);
  }

  isGone(member: Member): boolean {
    const since = this.awaySince.get(member);
    return since !== undefined && this.now - since >= MINUTE;
  }

  give(giver: Member, kept: boolean): void {
    const ticket = `ticket-${this.given++}`;
    this.links.push({ ticket, giver, kept, expires: this.now + DAY });
  }

  revoke(giver: Member): void {
    this.links = this.links.filter((link) => link.giver !== giver);
  }

  validLink(ticket: string): Link | undefined {
    return this.links.find((link) => link.ticket === ticket && link.expires > this.now);
  }

  factsFor(room: Room): HouseFacts {
    return {
      absent: (seat: Seat) => membersOf(room.seats[seat]).every((member) => this.isAway(member)),
      away: (member) => this.isAway(member),
      gone: (member) => this.isGone(member),
      link: (ticket) => {
        const link = this.validLink(ticket);
        return link ? { ...link, id: ticket } : null;
      },
    };
  }
}
