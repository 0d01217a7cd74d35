import type { Alphabet } from './alphabet.ts';
import type { WordGraph } from './word-graph.ts';

interface Branch {
  readonly next: Map<number, Branch>;
  end: boolean;
}

/** A graph of a few words, made the plain way: a tree, without sharing. */
export function graphOf(words: Iterable<string>, alphabet: Alphabet): WordGraph {
  const top: Branch = { next: new Map(), end: false };
  for (const word of words) {
    const letters = alphabet.spell(word);
    if (!letters) throw new Error(`not in the alphabet: ${word}`);
    let branch = top;
    for (const letter of letters) {
      const next = branch.next.get(letter) ?? { next: new Map(), end: false };
      branch.next.set(letter, next);
      branch = next;
    }
    branch.end = true;
  }
  const branches = [top];
  const masks: number[] = [];
  const ends: number[] = [];
  const firsts: number[] = [];
  const children: number[] = [];
  for (const branch of branches) {
    let mask = 0;
    let end = 0;
    firsts.push(children.length);
    for (const [letter, next] of [...branch.next].sort(([a], [b]) => a - b)) {
      mask |= 1 << letter;
      if (next.end) end |= 1 << letter;
      children.push(branches.length);
      branches.push(next);
    }
    masks.push(mask >>> 0);
    ends.push(end >>> 0);
  }
  return {
    alphabet,
    root: 0,
    masks: Uint32Array.from(masks),
    ends: Uint32Array.from(ends),
    firsts: Uint32Array.from(firsts),
    children: Uint32Array.from(children),
  };
}
