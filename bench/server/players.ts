import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nextMessage } from '@late/server/testing';
import { quantile } from '../quantile.ts';
import type { Doors, Tally, Task, Told } from './chair.ts';

const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
/** What they print as errors says why they ended. */
const STDIO: StdioOptions = ['ignore', 'inherit', 'pipe', 'ipc'];
const execArgv = ['--import', import.meta.resolve('tsx')];

/** The people at a server's tables: processes of their own, so that their processor time is not the server's. */
export class Players {
  private readonly name: string;
  private readonly children: readonly ChildProcess[];

  private constructor(name: string, children: readonly ChildProcess[]) {
    this.name = name;
    this.children = children;
  }

  /** Lets so many tables be taken through each of the doors; `chairs` is the file that knows how. */
  static async seat(
    name: string,
    chairs: string,
    doors: readonly Doors[],
    tables: number,
  ): Promise<Players> {
    const file = new URL(chairs, import.meta.url).href;
    const children = doors.map((each) =>
      fork(LOAD, [file, JSON.stringify(each), `${tables}`], { execArgv, stdio: STDIO }),
    );
    const players = new Players(name, children);
    try {
      await players.allSay();
    } catch (error) {
      players.leave();
      throw error;
    }
    return players;
  }

  async play({ moves, perSecond }: Task): Promise<Tally> {
    const { length } = this.children;
    const each = Math.ceil(moves / length);
    const said = this.allSay<Told>();
    for (const child of this.children)
      child.send({ moves: each, perSecond: perSecond && perSecond / length } satisfies Task);
    const told = await said;
    const latencies = told.flatMap((one) => one.latencies);
    return {
      moves: latencies.length,
      seconds: Math.max(...told.map(({ seconds }) => seconds)),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      connected: told.reduce((sum, { connected }) => sum + connected, 0),
    };
  }

  leave(): void {
    for (const child of this.children) child.kill();
  }

  private allSay<T>(): Promise<T[]> {
    return Promise.all(
      this.children.map((child) => nextMessage<T>(child, `the players of ${this.name}`)),
    );
  }
}
