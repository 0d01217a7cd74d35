import { growGraph } from '../src/grow-graph.ts';
import type { KeptList } from './kept-list.ts';
import { writeGrownNodes } from './write-grown-nodes.ts';

/** Compiles newer lists of one that is kept, one after the other. */
export interface GrowingLists {
  /** The line for a list with these words changed (parts of speech as bits, 0 for none) and these vulgar from now on. */
  grow(changes: ReadonlyMap<string, number>, vulgar: readonly string[]): string;
  /** What the lines count on, in their order. */
  compiled(): Uint8Array;
}

export function growLists({ graph, classes: known }: KeptList): GrowingLists {
  const classes = [...known];
  const blocks: Uint8Array[] = [];
  let all = graph;
  let [root, decent] = [graph.root, graph.root];

  const classOf = (bits: number): number => {
    if (bits === 0) return 0;
    if (!classes.includes(bits)) classes.push(bits);
    return classes.indexOf(bits) + 1;
  };

  return {
    grow(changes, vulgar) {
      const older = { nodes: all.masks.length, classes: classes.length };
      const kinds = new Map([...changes].map(([word, bits]) => [word, classOf(bits)]));
      const growing = growGraph(all);
      if (kinds.size > 0) root = growing.change(root, kinds);
      const clean = new Map([...kinds, ...vulgar.map((word): [string, number] => [word, 0])]);
      if (clean.size > 0) decent = growing.change(decent, clean);
      const written = writeGrownNodes(growing.finish(), older.nodes, [root, decent]);
      blocks.push(written.bytes);
      all = written.graph;
      [root, decent] = written.roots as [number, number];
      const { nodes, edges } = written.size;
      return `grown: ${[nodes, edges, root, decent, ...classes.slice(older.classes)].join(' ')}`;
    },
    compiled: () => Buffer.concat(blocks),
  };
}
