import { WAY } from '../src/automaton-section.ts';
import type { SectionName, SectionSize } from '../src/file-format.ts';
import type { Automaton } from './minimise.ts';

/** An automaton as the columns that `readSection` reads. */
export function writeSection(
  name: SectionName,
  words: number,
  { root, firsts, letters, classes, targets }: Automaton,
): { size: SectionSize; bytes: Uint8Array } {
  const numbers = new Uint32Array(firsts.length - 1);
  const masks: number[] = [];
  const kinds: number[] = [];
  const ways: number[] = [];
  const returns: number[] = [];

  const visit = (node: number): void => {
    const first = firsts[node] as number;
    const end = firsts[node + 1] as number;
    const fresh = new Set<number>();
    for (let edge = first; edge < end; edge++) {
      const target = targets[edge] as number;
      if (target === 0 || numbers[target]) continue;
      visit(target);
      fresh.add(edge);
    }
    let mask = 0;
    for (let edge = first; edge < end; edge++) {
      const target = targets[edge] as number;
      mask |= 1 << (letters[edge] as number);
      kinds.push(classes[edge] as number);
      ways.push(target === 0 ? WAY.leaf : fresh.has(edge) ? WAY.fresh : WAY.back);
      if (target !== 0 && !fresh.has(edge)) returns.push(numbers[target] as number);
    }
    masks.push(mask);
    numbers[node] = masks.length;
  };
  visit(root);

  const size = { name, words, nodes: masks.length, edges: ways.length, returns: returns.length };
  const plain = [kinds, ways].map((column) => Uint8Array.from(column));
  return { size, bytes: Buffer.concat([...columns(masks, 4), ...plain, ...columns(returns, 3)]) };
}

function columns(numbers: readonly number[], width: number): Uint8Array[] {
  return Array.from({ length: width }, (_, byte) =>
    Uint8Array.from(numbers, (number) => (number >>> (8 * byte)) & 0xff),
  );
}
