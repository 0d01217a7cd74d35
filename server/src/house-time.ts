/** How fast time goes while the machine's clock is behind it. */
const SLOW = 0.9;

/**
 * The time by which alarms go off and steps are dated: the machine's clock, except that it never runs
 * backwards. After the clock was put back it goes on, a little slower, until the clock has caught up;
 * else no bot would move and no round end before that.
 */
export class HouseTime {
  private time = 0;
  private tick = performance.now();

  now(): number {
    const tick = performance.now();
    this.time = Math.max(Date.now(), this.time + SLOW * (tick - this.tick));
    this.tick = tick;
    return Math.floor(this.time);
  }

  /** Goes on from a time that was known before this process began, if the clock was put back since. */
  notBefore(last: number): void {
    this.time = Math.max(this.now(), last);
  }
}
