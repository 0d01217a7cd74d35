import type { Alphabet, Letter } from './alphabet.ts';

/**
 * Words as a graph of letters, laid out for speed: a node is a number, and one AND of masks says
 * which letters of a rack go on from it.
 */
export interface WordGraph {
  /** What its letters are. */
  readonly alphabet: Alphabet;
  readonly root: number;
  /** By node, one bit a letter: the letters that go on from here. */
  readonly masks: Uint32Array;
  /** By node, one bit a letter: the letters with which a word is complete. A part of `masks`. */
  readonly ends: Uint32Array;
  /** By node: where its children begin in `children`. */
  readonly firsts: Uint32Array;
  /** The nodes reached, in the order of the alphabet, one for each bit of the mask. */
  readonly children: Uint32Array;
}

/** Words of any class as a graph, with their classes. Node 0 is the leaf. */
export interface ClassedGraph extends WordGraph {
  /** By edge, as `children`: the class of the word complete with it, or 0. */
  readonly classes: Uint8Array;
}

/** The bits set in a 32-bit mask. */
export function count(mask: number): number {
  let n = mask - ((mask >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The node after a letter; the letter must be in the node's mask. */
export function childOf(graph: WordGraph, node: number, letter: Letter): number {
  const before = (graph.masks[node] as number) & ((1 << letter) - 1);
  return graph.children[(graph.firsts[node] as number) + count(before)] as number;
}

/** Whether a lower-case word is in the graph. */
export function hasWord(graph: WordGraph, word: string): boolean {
  // Letter by letter from the text: spelling the word first would take longer than finding it.
  const { masks, firsts, children, alphabet } = graph;
  const last = word.length - 1;
  let node = graph.root;
  for (let i = 0; i < last; i++) {
    const letter = alphabet.letterAt(word, i);
    const mask = masks[node] as number;
    if (letter < 0 || ((mask >>> letter) & 1) === 0) return false;
    node = children[(firsts[node] as number) + count(mask & ((1 << letter) - 1))] as number;
  }
  const letter = last < 0 ? -1 : alphabet.letterAt(word, last);
  return letter >= 0 && (((graph.ends[node] as number) >>> letter) & 1) === 1;
}

export function hasLetters(graph: WordGraph, letters: Uint8Array): boolean {
  let node = graph.root;
  const last = letters.length - 1;
  for (let i = 0; i < last; i++) {
    const letter = letters[i] as number;
    if (((graph.masks[node] as number) >>> letter) % 2 === 0) return false;
    node = childOf(graph, node, letter);
  }
  return ((graph.ends[node] as number) >>> (letters[last] as number)) % 2 === 1;
}
