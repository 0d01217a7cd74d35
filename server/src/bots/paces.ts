import type { AbleBot, Table } from '@late/table';

/** Null leaves it to the table. */
type Pace = number | null;

/** How long bots want to think, as far as they have said so. */
export class Paces {
  private readonly said = new WeakMap<Table, Map<number, Pace>>();
  /** Levels that leave it to the table, whatever happens there. */
  private readonly leaves = new WeakMap<Table['opening'], Set<AbleBot['level']>>();

  /** Undefined for a bot that has not been asked. */
  of(table: Table, { seat, level }: AbleBot): Pace | undefined {
    if (this.leaves.get(table.opening)?.has(level)) return null;
    return this.said.get(table)?.get(seat);
  }

  note(table: Table, { seat, level }: AbleBot, pace: Pace): void {
    if (pace === null) added(this.leaves, table.opening, () => new Set()).add(level);
    else added(this.said, table, () => new Map()).set(seat, pace);
  }
}

function added<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
}
