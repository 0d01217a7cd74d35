/*
 * Tesseract's trained data for a language is a file of parts: their number, then the offset of each
 * or -1. The words are a graph of 64-bit edges: from the lowest bit a character, three flags, and
 * the edge at which the next node begins. A node's edges follow one another up to a flagged one.
 */
const WORDS_PART = 19;
const CHARACTERS_PART = 21;
const FLAG = { lastOfNode: 1, backward: 2, endOfWord: 4 } as const;

/** All words of Tesseract's trained data, in capitals and small letters as they were met. */
export function readTesseractWords(trained: Buffer): string[] {
  const parts = Array.from({ length: trained.readInt32LE(0) }, (_, i) =>
    Number(trained.readBigInt64LE(4 + 8 * i)),
  );
  const part = (index: number): Buffer => {
    const start = parts[index] as number;
    const later = parts.filter((offset) => offset > start);
    return trained.subarray(start, Math.min(trained.length, ...later));
  };
  const [, ...lines] = part(CHARACTERS_PART).toString('utf8').split('\n');
  const characters = lines.map((line) => line.split(' ', 1)[0] as string);

  const graph = part(WORDS_PART);
  const flagBit = BigInt(Math.ceil(Math.log2(graph.readInt32LE(2) + 1)));
  const edge = (index: number) => {
    const bits = graph.readBigUInt64LE(10 + 8 * index);
    return {
      character: characters[Number(bits & ((1n << flagBit) - 1n))] as string,
      flags: Number((bits >> flagBit) & 7n),
      next: Number(bits >> (flagBit + 3n)),
    };
  };
  const words: string[] = [];
  const visit = (node: number, before: string): void => {
    for (let i = node; ; i++) {
      const { character, flags, next } = edge(i);
      if (!(flags & FLAG.backward)) {
        const word = before + character;
        if (flags & FLAG.endOfWord) words.push(word);
        if (next !== 0) visit(next, word);
      }
      if (flags & FLAG.lastOfNode) return;
    }
  };
  visit(0, '');
  return words;
}
