/**
 * A minimal automaton of words, each with a class from 1 to 255. Node 0 has no edges; the children
 * of a node have smaller numbers than the node. Edges of a node are in the order of the alphabet.
 */
export interface Automaton {
  readonly root: number;
  /** By node, and one more: where its edges begin. */
  readonly firsts: Uint32Array;
  readonly letters: Uint8Array;
  /** By edge: the class of the word that is complete with it; 0 if none is. */
  readonly classes: Uint8Array;
  readonly targets: Uint32Array;
}

const MOST_LETTERS = 64;

/** A node whose words are still arriving. */
class OpenNode {
  count = 0;
  readonly letters = new Uint8Array(32);
  readonly classes = new Uint8Array(32);
  readonly targets = new Uint32Array(32);
}

/** Builds the automaton from words that arrive in the order of the alphabet, each once. */
export class Minimiser {
  #open = Array.from({ length: MOST_LETTERS + 1 }, () => new OpenNode());
  #last = new Uint8Array(0);
  #firsts: number[] = [0, 0];
  #letters: number[] = [];
  #classes: number[] = [];
  #targets: number[] = [];
  /** Nodes by the hash of their edges: equal ones are made once. */
  #known = new Map<number, number[]>();

  add(word: Uint8Array, kind: number): void {
    let shared = 0;
    while (shared < this.#last.length && word[shared] === this.#last[shared]) shared++;
    const isNext =
      shared < word.length &&
      (shared === this.#last.length || (word[shared] as number) > (this.#last[shared] as number));
    if (!isNext) throw new Error('words must arrive in order, each once');
    this.#close(shared);
    for (let depth = shared; depth < word.length; depth++) {
      const node = this.#open[depth] as OpenNode;
      node.letters[node.count] = word[depth] as number;
      node.classes[node.count] = depth === word.length - 1 ? kind : 0;
      node.targets[node.count] = 0;
      node.count++;
      (this.#open[depth + 1] as OpenNode).count = 0;
    }
    this.#last = word.slice();
  }

  finish(): Automaton {
    this.#close(0);
    return {
      root: this.#settle(this.#open[0] as OpenNode),
      firsts: Uint32Array.from(this.#firsts),
      letters: Uint8Array.from(this.#letters),
      classes: Uint8Array.from(this.#classes),
      targets: Uint32Array.from(this.#targets),
    };
  }

  /** No more words will go through the last word's nodes below a depth. */
  #close(depth: number): void {
    for (let d = this.#last.length; d > depth; d--) {
      const target = this.#settle(this.#open[d] as OpenNode);
      const parent = this.#open[d - 1] as OpenNode;
      parent.targets[parent.count - 1] = target;
    }
  }

  /** The number of an equal node, an older one if there is. */
  #settle(node: OpenNode): number {
    if (node.count === 0) return 0;
    let hash = node.count;
    for (let i = 0; i < node.count; i++) {
      const edge = (node.letters[i] as number) | ((node.classes[i] as number) << 8);
      hash = Math.imul(hash ^ edge, 0x01000193);
      hash = Math.imul(hash ^ (node.targets[i] as number), 0x5bd1e995);
      hash ^= hash >>> 15;
    }
    const twins = this.#known.get(hash);
    const twin = twins?.find((other) => this.#equals(other, node));
    if (twin !== undefined) return twin;
    const made = this.#firsts.length - 1;
    for (let i = 0; i < node.count; i++) {
      this.#letters.push(node.letters[i] as number);
      this.#classes.push(node.classes[i] as number);
      this.#targets.push(node.targets[i] as number);
    }
    this.#firsts.push(this.#letters.length);
    if (twins) twins.push(made);
    else this.#known.set(hash, [made]);
    return made;
  }

  #equals(settled: number, node: OpenNode): boolean {
    const first = this.#firsts[settled] as number;
    if ((this.#firsts[settled + 1] as number) - first !== node.count) return false;
    for (let i = 0; i < node.count; i++) {
      if (
        this.#targets[first + i] !== node.targets[i] ||
        this.#letters[first + i] !== node.letters[i] ||
        this.#classes[first + i] !== node.classes[i]
      ) {
        return false;
      }
    }
    return true;
  }
}
