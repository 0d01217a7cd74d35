import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own tick. */
const TICK = 10_000;

/** Processor time that a process has used so far, all its threads together, in microseconds. */
export function processorTime(pid: number): number {
  return timesOf(pid).own;
}

/** The same with the processes that it has started, those that have ended too. */
export function processorTimeWithChildren(pid: number): number {
  const { own, ended } = timesOf(pid);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0);
  return children.reduce((sum, child) => sum + timeOfChild(child, pid), own + ended);
}

/** None if it is somebody else's, or ends at this very moment. */
function timeOfChild(child: number, parent: number): number {
  try {
    return statOf(child)[1] === `${parent}` ? processorTime(child) : 0;
  } catch {
    return 0;
  }
}

function timesOf(pid: number): { readonly own: number; readonly ended: number } {
  const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { own: (user + system) * TICK, ended: (endedUser + endedSystem) * TICK };
}

/** The fields of /proc/…/stat from the state on: the name before it, in brackets, may hold anything. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Memory that a process holds, in bytes. */
export function residentMemory(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1024;
}
