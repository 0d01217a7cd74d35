import type { Alphabet } from './alphabet.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import type { ClassedGraph } from './word-graph.ts';

const LEAF = 0;
/** As much as an addition of a few thousand words takes; there is more room when it is needed. */
const ROOM = { nodes: 8_192, edges: 32_768 };
const MOST_EDGES = 32;

/** Where the edges of a node are laid out, one for each depth, since nodes are made within nodes. */
interface Desk {
  /** By letter: where the changes that go on with it begin. */
  readonly starts: Int32Array;
  readonly children: Uint32Array;
  readonly kinds: Uint8Array;
}

export interface GrowingGraph {
  /** The root of the words below another one after changes: a class for words, 0 for what is none any more. */
  change(root: number, changes: ReadonlyMap<string, number>): number;
  /** All of it. The root is still the first one. */
  finish(): ClassedGraph;
}

/**
 * A graph that takes up changes without losing what it was: the way of each changed word is copied from
 * the root on, and what did not change is shared. So every list is a root in the same arrays.
 * Variables instead of fields: this runs once a start, before anything is compiled, and fields are slow then.
 */
export function growGraph(from: ClassedGraph): GrowingGraph {
  let { masks, ends, firsts, children, classes } = from;
  let nodes = masks.length;
  let edges = children.length;
  const desks: Desk[] = [];

  function deskAt(depth: number): Desk {
    desks[depth] ??= {
      starts: new Int32Array(MOST_EDGES),
      children: new Uint32Array(MOST_EDGES),
      kinds: new Uint8Array(MOST_EDGES),
    };
    return desks[depth];
  }

  function makeRoom(): void {
    if (nodes === masks.length) {
      const more = Math.max(nodes - from.masks.length, ROOM.nodes);
      masks = longer(masks, more);
      ends = longer(ends, more);
      firsts = longer(firsts, more);
    }
    if (edges + MOST_EDGES > children.length) {
      const more = Math.max(edges - from.children.length, ROOM.edges);
      children = longer(children, more);
      classes = longer(classes, more);
    }
  }

  function add(mask: number, end: number, desk: Desk, count: number): number {
    makeRoom();
    masks[nodes] = mask;
    ends[nodes] = end;
    firsts[nodes] = edges;
    for (let i = 0; i < count; i++) {
      children[edges] = desk.children[i] as number;
      classes[edges++] = desk.kinds[i] as number;
    }
    return nodes++;
  }

  function change(root: number, changes: ReadonlyMap<string, number>): number {
    // Sorted by code points, words that begin alike still lie together.
    const words = [...changes.keys()].sort();
    const bits = Uint8Array.from(words, (word) => changes.get(word) as number);
    const { letters, places } = spelled(words, from.alphabet);

    /** The node for another one after the changes `start` to `end`, whose words begin alike. */
    function visit(node: number, start: number, end: number, depth: number): number {
      const desk = deskAt(depth);
      const { starts } = desk;
      const before = masks[node] as number;
      let fresh = 0;
      for (let i = end - 1; i >= start; i--) {
        const letter = letters[(places[i] as number) + depth] as number;
        fresh |= 1 << letter;
        starts[letter] = i;
      }
      let edge = firsts[node] as number;
      let count = 0;
      let mask = 0;
      let complete = 0;
      for (let touched = before | fresh; touched !== 0; touched &= touched - 1) {
        const bit = touched & -touched;
        let child = LEAF;
        let kind = 0;
        if ((before & bit) !== 0) {
          child = children[edge] as number;
          kind = classes[edge++] as number;
        }
        if ((fresh & bit) !== 0) {
          const letter = 31 - Math.clz32(bit);
          let first = starts[letter] as number;
          let next = first + 1;
          while (next < end && letters[(places[next] as number) + depth] === letter) next++;
          const length = (places[first + 1] as number) - (places[first] as number);
          if (length === depth + 1) kind = bits[first++] as number;
          if (first < next) child = visit(child, first, next, depth + 1);
        }
        if (child === LEAF && kind === 0) continue;
        mask |= bit;
        if (kind !== 0) complete |= bit;
        desk.children[count] = child;
        desk.kinds[count++] = kind;
      }
      return mask === 0 ? LEAF : add(mask, complete, desk, count);
    }

    const changed = visit(root, 0, words.length, 0);
    // Without a word, there is still a root.
    return changed === LEAF ? add(0, 0, deskAt(0), 0) : changed;
  }

  function finish(): ClassedGraph {
    if (nodes === from.masks.length) return from;
    return {
      alphabet: from.alphabet,
      root: from.root,
      masks: masks.subarray(0, nodes),
      ends: ends.subarray(0, nodes),
      firsts: firsts.subarray(0, nodes),
      children: children.subarray(0, edges),
      classes: classes.subarray(0, edges),
    };
  }

  return { change, finish };
}

/** The letters of words one behind the other, and where each word begins; the last place is their end. */
function spelled(
  words: readonly string[],
  alphabet: Alphabet,
): { letters: Uint8Array; places: Uint32Array } {
  const all = words.join('');
  const letters = new Uint8Array(all.length);
  const places = new Uint32Array(words.length + 1);
  let at = 0;
  for (const [i, word] of words.entries()) {
    places[i] = at;
    for (let j = 0; j < word.length; j++, at++) {
      const letter = alphabet.letterAt(all, at);
      if (letter < 0 || word.length < 2) throw new DamagedLexicon(`"${word}" is added to it`);
      letters[at] = letter;
    }
  }
  places[words.length] = at;
  return { letters, places };
}

function longer<T extends Uint32Array | Uint8Array>(old: T, more: number): T {
  const all = new (old.constructor as new (length: number) => T)(old.length + more);
  all.set(old);
  return all;
}
