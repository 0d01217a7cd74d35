import { count as countBits } from '../word-graph.ts';
import type { FieldSteps } from './field-steps.ts';
import type { NearLetters } from './near-letters.ts';
import { type Outlook, RECORD } from './outlook.ts';
import { STEM, type Stems } from './stems.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const { ENDS, FIRST } = RECORD;
const { NODE, BEFORE, LEFT, NEXT, SIZE } = STEM;
const count = countBits;
const FREE = -1;

/** On which fields the stems of a rack may end, so that a path leads from there to an old token that fits. */
export class StemReach {
  /** By stem and field: 1 if so. A stem's fields begin at its number times how many fields there are. */
  reaches = new Uint8Array(0);
  readonly #outlook: Outlook;
  readonly #steps: FieldSteps;
  readonly #nearby: NearLetters;

  constructor(outlook: Outlook, steps: FieldSteps, nearby: NearLetters) {
    this.#outlook = outlook;
    this.#steps = steps;
    this.#nearby = nearby;
  }

  /** Finds out what each stem reaches, the longest first: a shorter one reaches what they do. */
  survey({ end: behindAll, numbers }: Stems, board: Int8Array): void {
    const { beside, fields, starts } = this.#steps;
    const size = (behindAll / SIZE) * fields;
    if (size > this.reaches.length) this.reaches = new Uint8Array(2 * size);
    else this.reaches.fill(0, 0, size);
    const { reaches } = this;
    for (let stem = behindAll - SIZE; stem > 0; stem -= SIZE) {
      const mine = (stem / SIZE) * fields;
      const before = ((numbers[stem + BEFORE] as number) / SIZE) * fields;
      this.#meet(numbers, stem, board);
      for (let field = 0; field < fields; field++) {
        if (reaches[mine + field] === 0 || board[field] !== FREE) continue;
        const end = starts[field + 1] as number;
        for (let i = starts[field] as number; i < end; i++) {
          reaches[before + (beside[i] as number)] = 1;
        }
      }
    }
  }

  /** Marks the fields beside old tokens that go on from a stem. */
  #meet(stems: Int32Array, stem: number, board: Int8Array): void {
    const { children, records } = this.#outlook;
    const { beside, fields, starts } = this.#steps;
    const { reaches } = this;
    const mine = (stem / SIZE) * fields;
    const node = stems[stem + NODE] as number;
    const onward = stems[stem + NEXT] as number;
    for (let old = 0; old < fields; old++) {
      const letter = board[old] as number;
      if (letter < 0 || ((onward >>> letter) & 1) === 0) continue;
      const bit = 1 << letter;
      const first = records[node + FIRST] as number;
      const child = children[first + count(onward & (bit - 1))] as number;
      const ended = ((records[node + ENDS] as number) & bit) !== 0;
      if (!ended && !this.#nearby.goesOn(old, child, stems[stem + LEFT] as number)) continue;
      const end = starts[old + 1] as number;
      for (let i = starts[old] as number; i < end; i++) reaches[mine + (beside[i] as number)] = 1;
    }
  }
}
