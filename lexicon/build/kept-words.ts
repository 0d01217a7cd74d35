import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readSection } from '../src/automaton-section.ts';
import { readHeader } from '../src/file-format.ts';
import { characterOf } from '../src/letters.ts';

/** The words of a list that is kept, with their parts of speech as bits: additions are to what people play by. */
export function keptWords(file: URL): Map<string, number> {
  const buffer = new Uint8Array(brotliDecompressSync(readFileSync(file))).buffer;
  const { header, starts } = readHeader(buffer, buffer.byteLength);
  const { start, size } = starts.get('words')!;
  const { root, masks, firsts, children, classes } = readSection(buffer, start, size);
  const words = new Map<string, number>();
  const visit = (node: number, before: string): void => {
    let edge = firsts[node] as number;
    for (let letters = masks[node] as number; letters !== 0; letters &= letters - 1) {
      const word = before + characterOf(31 - Math.clz32(letters & -letters));
      const kind = classes[edge] as number;
      if (kind !== 0) words.set(word, header.classes[kind - 1] as number);
      const child = children[edge++] as number;
      if (child !== 0) visit(child, word);
    }
  };
  visit(root, '');
  return words;
}
