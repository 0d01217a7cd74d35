import type { Member } from '@late/table';
import { House, MINUTE } from '@late/table/testing/model';

/** Who is there and which links were given, as people outside of the server know it. */
export class WireHouse extends House {
  private readonly since: number;
  private readonly lines = new Map<Member, number>();
  private readonly signs = new Map<Member, { readonly at: number; readonly isHere: boolean }>();

  constructor(now: number) {
    super(now);
    this.since = now;
  }

  /** Asked something without a socket. */
  asked(member: Member): void {
    this.signs.set(member, { at: this.now, isHere: true });
  }

  connected(member: Member): void {
    this.lines.set(member, (this.lines.get(member) ?? 0) + 1);
  }

  hungUp(member: Member): void {
    const left = (this.lines.get(member) ?? 1) - 1;
    this.lines.set(member, left);
    if (left === 0) this.signs.set(member, { at: this.now, isHere: false });
  }

  override isAway(member: Member): boolean {
    if (this.lines.get(member)) return false;
    const sign = this.signs.get(member);
    return !sign?.isHere || this.now - sign.at >= MINUTE;
  }

  override isGone(member: Member): boolean {
    if (this.lines.get(member) || this.now - this.since < MINUTE) return false;
    const sign = this.signs.get(member);
    return !sign || this.now - sign.at >= MINUTE;
  }
}
