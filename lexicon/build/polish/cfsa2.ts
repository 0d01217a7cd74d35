/** Reads an automaton in Morfologik's CFSA2 format; calls back with every byte string it accepts. */
export function readCfsa2(
  bytes: Uint8Array,
  accept: (buffer: Uint8Array, length: number) => void,
): void {
  const [c0, c1, c2, c3, version] = bytes;
  if (c0 !== 0x5c || c1 !== 0x66 || c2 !== 0x73 || c3 !== 0x61 || version !== 0xc6) {
    throw new Error('not a CFSA2 automaton');
  }
  const numbered = (((bytes[5] as number) << 8) & 0x100) !== 0;
  const frequent = bytes.subarray(8, 8 + (bytes[7] as number));
  const arcs = bytes.subarray(8 + frequent.length);
  const text = new Uint8Array(1 << 14);

  /** The offset after the variable-length number at an offset. */
  const after = (at: number): number => {
    let end = at;
    while ((arcs[end] as number) & 0x80) end++;
    return end + 1;
  };
  const numberAt = (at: number): number => {
    let value = 0;
    for (let i = at, shift = 0; ; i++, shift += 7) {
      const byte = arcs[i] as number;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };

  const visit = (node: number, depth: number): void => {
    let arc = numbered ? after(node) : node;
    const followers: number[] = [];
    for (;;) {
      const flags = arcs[arc] as number;
      const index = flags & 0x1f;
      const targetAt = arc + (index === 0 ? 2 : 1);
      const next = flags & 0x80 ? -1 : numberAt(targetAt);
      const label = (index === 0 ? arcs[arc + 1] : frequent[index]) as number;
      followers.push(label, (flags >> 5) & 1, next);
      arc = flags & 0x80 ? targetAt : after(targetAt);
      if (flags & 0x40) break;
    }
    for (let i = 0; i < followers.length; i += 3) {
      text[depth] = followers[i] as number;
      if (followers[i + 1]) accept(text, depth + 1);
      const next = followers[i + 2] as number;
      // A target of -1 is the node right behind this one; 0 is the end.
      if (next !== 0) visit(next < 0 ? arc : next, depth + 1);
    }
  };
  // Node 0 is a dummy whose only arc leads to the root.
  const dummy = numbered ? after(0) : 0;
  const flags = arcs[dummy] as number;
  const targetAt = dummy + (flags & 0x1f ? 1 : 2);
  visit(flags & 0x80 ? targetAt : numberAt(targetAt), 0);
}
