import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readSection } from '../src/automaton-section.ts';
import { editionIn, readHeader } from '../src/file-format.ts';
import type { ClassedGraph } from '../src/word-graph.ts';

/** A list that is kept: additions are to what people play by. */
export interface KeptList {
  /** With their parts of speech as bits. */
  readonly words: ReadonlyMap<string, number>;
  readonly graph: ClassedGraph;
  /** By class of a word, from 1: its parts of speech. */
  readonly classes: readonly number[];
}

export function readKeptList(file: URL): KeptList {
  return keptList(new Uint8Array(brotliDecompressSync(readFileSync(file))).buffer);
}

export function keptList(buffer: ArrayBuffer): KeptList {
  const { header, starts } = readHeader(buffer, buffer.byteLength);
  const { start, size } = starts.get('words')!;
  const { alphabet } = editionIn(header);
  const graph = readSection(buffer, start, size, alphabet);
  const { root, masks, firsts, children, classes } = graph;
  const words = new Map<string, number>();
  const visit = (node: number, before: string): void => {
    let edge = firsts[node] as number;
    for (let letters = masks[node] as number; letters !== 0; letters &= letters - 1) {
      const word = before + alphabet.characterOf(31 - Math.clz32(letters & -letters));
      const kind = classes[edge] as number;
      if (kind !== 0) words.set(word, header.classes[kind - 1] as number);
      const child = children[edge++] as number;
      if (child !== 0) visit(child, word);
    }
  };
  visit(root, '');
  return { words, graph, classes: header.classes };
}
