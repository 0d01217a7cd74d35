import { StoreFault } from '../store-fault.ts';

export type Cell = string | number | null;

/** Quotation marks and strokes are what an array's text would take for its own. */
const SPECIAL = /["\\]/g;

/**
 * An array as PostgreSQL reads one. `pg` would write the same, but asks of every element anew what it may be,
 * which for many rows is most of what a write costs here.
 */
export class ArrayText {
  private text = '{';

  add(cell: Cell): void {
    if (typeof cell === 'string') this.put(`"${cell.replace(SPECIAL, '\\$&')}"`);
    else if (cell === null) this.put('NULL');
    else if (Number.isSafeInteger(cell)) this.put(`${cell}`);
    else throw new StoreFault('a value cannot be stored as it is');
  }

  /** A text that is JSON: of what JSON would escape it has nothing left but what an array escapes in the same way. */
  addJson(json: string): void {
    this.put(JSON.stringify(json));
  }

  private put(element: string): void {
    this.text += this.text.length > 1 ? `,${element}` : element;
  }

  toString(): string {
    return `${this.text}}`;
  }
}
