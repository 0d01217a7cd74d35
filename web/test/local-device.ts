import { type AnyGame, type Bot, commitment, seededChance } from '@late/kernel';
import {
  type Action,
  act,
  type Holder,
  itemsOf,
  openTable,
  paceLuck,
  recordOf,
  restore,
  type Table,
} from '@late/table';
import { TableWatch } from '../src/local/TableWatch.ts';

const SEED = '5a'.repeat(32);

/** A device with one table: it can be put to sleep, woken and reloaded, and its bots are at hand. */
export class LocalDevice {
  table: Table;
  failures = 0;
  private isHurried = false;
  private watch: TableWatch;
  private readonly game: AnyGame;
  private readonly bots: readonly (Bot<unknown, unknown> | null)[];

  /** The first `people` seats are played by hand; a bot there would only stand in. */
  constructor(
    game: AnyGame,
    options: unknown,
    bots: readonly (Bot<unknown, unknown> | null)[],
    people = bots.filter((bot) => !bot).length,
  ) {
    this.game = game;
    this.bots = bots;
    const holders = bots.map(
      (bot, seat): Holder =>
        bot && seat >= people
          ? { kind: 'bot', name: `Bot ${seat}`, level: 'easy' }
          : { kind: 'person', name: `Ann ${seat}` },
    );
    const { id, version } = game;
    const plan = { id: 'table', game: id, version, options, holders, clock: { kind: 'none' } };
    const opened = { commitment: commitment(SEED), opened: Date.now() };
    const answer = openTable(game, { ...plan, ...opened } as Table['plan'], SEED);
    if (!answer.ok) throw new Error(answer.refusal.code);
    this.table = answer.table;
    this.watch = this.newWatch();
  }

  /** Somebody does something. */
  person(action: Action): string | null {
    return this.perform(action, Date.now());
  }

  move(seat: number, move: unknown): string | null {
    return this.person({ do: 'move', seat, move });
  }

  /** Somebody has no time to watch bots. */
  hurry(): void {
    this.isHurried = true;
    this.watch.nudge();
  }

  /** The page is shut; timers are gone. */
  close(): void {
    this.watch.stop();
  }

  /** The page is opened again, from what was kept. */
  reopen(): void {
    const { plan, opening, log } = this.table;
    this.table = restore(this.game, plan, opening, JSON.parse(JSON.stringify(itemsOf(log))));
    this.watch = this.newWatch();
  }

  get record() {
    return recordOf(this.table, SEED);
  }

  /** Who did what, how many seconds after the opening. */
  get story(): string[] {
    return itemsOf(this.table.log)
      .slice(1)
      .map(({ at, by, act: did }) => {
        const what = did.do === 'move' ? this.game.notation.write(did.move) : did.do;
        return `${(at - this.table.plan.opened) / 1000}s ${by} ${what}`;
      });
  }

  private perform(action: Action, at: number): string | null {
    const answer = act(this.game, this.table, action, SEED, at);
    if (!answer.ok) return answer.refusal.code;
    this.table = answer.table;
    this.watch.nudge();
    return null;
  }

  private newWatch(): TableWatch {
    const view = (seat: number) => this.game.view(this.table.state, seat);
    const watch = new TableWatch({
      game: this.game,
      table: () => this.table,
      pause: () => 500,
      isHurried: () => this.isHurried,
      pace: async ({ seat }) => {
        const luck = seededChance(paceLuck(this.table, SEED, seat));
        return this.bots[seat]?.pace?.(view(seat), luck) ?? null;
      },
      choose: async ({ seat }) => this.bots[seat]?.choose(view(seat), seededChance(1)),
      act: async (action, at) => this.perform(action, at) === null,
      failed: () => this.failures++,
    });
    watch.nudge();
    return watch;
  }
}
