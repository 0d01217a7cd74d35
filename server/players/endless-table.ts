import { type Chance, seededChance } from '@late/kernel';
import type { Journal } from './journal.ts';
import { type ChooseOpening, MOST_PEOPLE } from './openings.ts';
import { type Manner, Player } from './player.ts';
import { Visitor } from './visitor.ts';

/** How a table plays: which games, and in which manner each of its people. */
export interface Habits {
  readonly opening: ChooseOpening;
  manner(mind: Chance): Manner;
}

/** The same people play one game after another, until it is over with all of them. */
export class EndlessTable {
  readonly people: readonly Visitor[];
  private readonly mind: Chance;
  private readonly habits: Habits;
  private readonly journal: Journal;
  private current: Player[] = [];
  private stopped = false;
  private onStop: (() => void) | null = null;

  private constructor(people: readonly Visitor[], seed: number, habits: Habits, journal: Journal) {
    this.people = people;
    this.mind = seededChance(seed);
    this.habits = habits;
    this.journal = journal;
  }

  static async of(
    url: string,
    seed: number,
    habits: Habits,
    journal: Journal,
  ): Promise<EndlessTable> {
    const people: Visitor[] = [];
    while (people.length < MOST_PEOPLE) {
      const visitor = await Visitor.arrive(url, () => false);
      if (visitor) people.push(visitor);
    }
    return new EndlessTable(people, seed, habits, journal);
  }

  /** Who plays just now. */
  get players(): readonly Player[] {
    return this.current;
  }

  async play(): Promise<void> {
    while (!this.stopped) await this.playOnce();
  }

  /** Nobody asks for anything new, and all watch on. No other game is begun. */
  rest(): void {
    this.stopped = true;
    for (const player of this.current) player.rest();
  }

  stop(): void {
    this.stopped = true;
    for (const player of this.current) player.leave();
    this.onStop?.();
  }

  private async playOnce(): Promise<void> {
    const [host] = this.people as [Visitor];
    const opening = this.habits.opening(this.mind);
    const id = await host.open({ ...opening, name: 'Player 0' }, () => this.stopped);
    if (id === null || this.stopped) return;
    const here = this.people.slice(0, opening.seats.filter((seat) => seat === 'open').length);
    this.journal.rooms.set(
      id,
      here.map(({ member }) => member),
    );
    await this.untilOver(id, here);
  }

  private untilOver(id: string, here: readonly Visitor[]): Promise<void> {
    return new Promise((resolve) => {
      const done = new Set<number>();
      this.onStop = resolve;
      this.current = here.map((visitor, index) => {
        const mind = seededChance(this.mind.below(2 ** 31));
        const player: Player = new Player(
          visitor,
          id,
          `Player ${index}`,
          mind,
          this.habits.manner(mind),
          this.journal,
          () => {
            player.leave();
            if (done.add(index).size === here.length) resolve();
          },
        );
        return player;
      });
    });
  }
}
