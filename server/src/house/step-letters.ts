import { Letters } from './letters.ts';

/** To a process that does not listen to letters, of an earlier edition or gone, none is sent for so long. */
const DEAF = 5_000;

/** What is said of a table, and to which processes. */
interface Said {
  readonly id: string;
  readonly text: string;
  readonly hearers: readonly string[];
}

/**
 * What is said of tables in one turn of the event loop. Where those are more tables than processes that follow them,
 * each process gets all that concerns it in one letter; else each is said on the channel of its table.
 */
export class StepLetters {
  private readonly letters: Letters;
  private readonly sayAloud: (id: string, text: string) => void;
  private readonly turn: Said[] = [];
  /** Until when a process gets no letter. */
  private readonly deaf = new Map<string, number>();

  /** `sayAloud` says it on the channel of the table, to all who listen. */
  constructor(
    post: (process: string, text: string, onUnheard: () => void) => void,
    sayAloud: (id: string, text: string) => void,
  ) {
    this.letters = new Letters(post);
    this.sayAloud = sayAloud;
  }

  /** `hearers` is null if they are not known for sure. */
  say(id: string, text: string, hearers: readonly string[] | null): void {
    if (!hearers?.length || hearers.some((process) => this.isDeaf(process))) {
      this.sayAloud(id, text);
      return;
    }
    if (this.turn.length === 0) setImmediate(() => this.sayTurn());
    this.turn.push({ id, text, hearers });
  }

  private sayTurn(): void {
    const turn = this.turn.splice(0);
    const processes = new Set(turn.flatMap(({ hearers }) => hearers));
    for (const said of turn) {
      if (turn.length > processes.size) this.write(said);
      else this.sayAloud(said.id, said.text);
    }
    this.letters.sendAll();
  }

  private write({ id, text, hearers }: Said): void {
    for (const process of hearers) {
      this.letters.add(process, `[${JSON.stringify(id)},${text}]`, () => {
        this.deaf.set(process, performance.now() + DEAF);
        // Those who got their letters hear it twice, which does no harm.
        this.sayAloud(id, text);
      });
    }
  }

  private isDeaf(process: string): boolean {
    const until = this.deaf.get(process);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.deaf.delete(process);
    return false;
  }
}
