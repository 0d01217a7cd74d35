import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Decide, Outcome, Wish } from './draft.ts';
import type { Turns } from './turns.ts';

interface Asked extends Wish {
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

type CarryOut = (id: string, wishes: readonly Wish[]) => Promise<readonly Outcome[]>;

/**
 * What one turn of the event loop brings to a room is judged in the order of its coming, goes to disk
 * with one append and is told in one frame: at a busy table most of the work is done once.
 */
export class Gathering {
  private readonly turns: Turns;
  private readonly carryOut: CarryOut;
  /** What was asked of a room and is not judged yet. */
  private readonly gathered = new Map<string, Asked[]>();

  constructor(turns: Turns, carryOut: CarryOut) {
    this.turns = turns;
    this.carryOut = carryOut;
  }

  ask(id: string, key: string, decide: Decide): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const asked: Asked = { key, decide, resolve, reject };
      const others = this.gathered.get(id);
      if (others) {
        others.push(asked);
        return;
      }
      this.gathered.set(id, [asked]);
      this.turns.take(id, async () => {
        await endOfTurn();
        const all = this.gathered.get(id) ?? [];
        this.gathered.delete(id);
        await this.answer(id, all);
      });
    });
  }

  /** What goes wrong for all may be the fault of one: then each is tried for itself. */
  private async answer(id: string, all: readonly Asked[]): Promise<void> {
    try {
      const outcomes = await this.carryOut(id, all);
      for (const [index, { resolve }] of all.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      if (all.length === 1) all[0]?.reject(error);
      else for (const one of all) await this.answer(id, [one]);
    }
  }
}
