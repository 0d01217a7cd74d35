import { BOT_LEVELS, type Chance, pick, seededChance } from '@late/kernel';
import { oneIn } from './choose.ts';
import type { Journal } from './journal.ts';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

const MOST_SEATS = 4;

/** The same people play one game after another, until it is over with all of them. */
export class EndlessTable {
  readonly people: readonly Visitor[];
  private readonly mind: Chance;
  private readonly journal: Journal;
  private players: Player[] = [];
  private stopped = false;
  private onStop: (() => void) | null = null;

  private constructor(people: readonly Visitor[], seed: number, journal: Journal) {
    this.people = people;
    this.mind = seededChance(seed);
    this.journal = journal;
  }

  static async of(url: string, seed: number, journal: Journal): Promise<EndlessTable> {
    const people: Visitor[] = [];
    while (people.length < MOST_SEATS) {
      const visitor = await Visitor.arrive(url, () => false);
      if (visitor) people.push(visitor);
    }
    return new EndlessTable(people, seed, journal);
  }

  async play(): Promise<void> {
    while (!this.stopped) await this.playOnce();
  }

  stop(): void {
    this.stopped = true;
    for (const player of this.players) player.leave();
    this.onStop?.();
  }

  private async playOnce(): Promise<void> {
    const [host] = this.people as [Visitor];
    const size = 2 + this.mind.below(MOST_SEATS - 1);
    const seats = Array.from({ length: size }, (_, seat) =>
      seat > 0 && oneIn(3, this.mind) ? pick(this.mind, BOT_LEVELS) : 'open',
    );
    const room = { game: 'extra', seats, name: 'Player 0' };
    const id = await host.open(room, () => this.stopped);
    if (id === null || this.stopped) return;
    const here = this.people.slice(0, seats.filter((seat) => seat === 'open').length);
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
      this.players = here.map((visitor, index) => {
        const mind = seededChance(this.mind.below(2 ** 31));
        const player: Player = new Player(
          visitor,
          id,
          `Player ${index}`,
          mind,
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
