import { setTimeout as sleep } from 'node:timers/promises';
import { type Finding, fail, ok, warn } from './finding.ts';

/** This edition was made later. */
const MADE = Date.UTC(2026, 10, 1);
const LOOK = 250;
const JUMP = 100;
const FAR = { warn: 2_000, fail: 60_000 };

/** The machine's own clock, by itself: its time zone does not matter. */
export async function lookAtClock(): Promise<Finding[]> {
  const [wall, steady] = [Date.now(), performance.now()];
  await sleep(LOOK);
  return judgeClock(wall, Date.now() - wall - (performance.now() - steady));
}

/** `jump`: by how much more than in truth the clock went on while it was looked at. */
export function judgeClock(now: number, jump: number): Finding[] {
  const set = 'Let the machine set its clock by the network: timedatectl set-ntp true.';
  const said = new Date(now).toISOString();
  if (now < MADE) return [fail(`The clock says ${said}, which is long past.`, set)];
  if (Math.abs(jump) > JUMP)
    return [warn(`The clock jumped by ${Math.round(jump)} ms while it was looked at.`, set)];
  return [ok(`The clock says ${said} and goes evenly.`)];
}

/** Another clock, which said `there` somewhere between two moments of ours. */
export function judgeSkew(
  whose: string,
  there: number,
  before: number,
  after: number,
  grain = 0,
): Finding[] {
  const skew = there + grain < before ? there + grain - before : there > after ? there - after : 0;
  const far = Math.abs(skew);
  if (far < FAR.warn) return [];
  const says = `The clock of ${whose} is ${Math.round(far / 1000)} s ${skew < 0 ? 'behind' : 'ahead of'} ours.`;
  const todo = 'Let both machines set their clocks by the network.';
  return [far < FAR.fail ? warn(says, todo) : fail(says, todo)];
}
