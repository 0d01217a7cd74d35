/** A letter that gets longer goes out at once: the bus carries no more than 256 kB in one message. */
const LONG = 65_536;

type Post = (to: string, text: string, onUnheard: () => void) => void;

interface Letter {
  parts: string[];
  onUnheard: (() => void)[];
  length: number;
}

/**
 * What is said to other processes in one turn of the event loop: one message for each of them, a JSON list. A message
 * costs the processor far more than what it says.
 */
export class Letters {
  private readonly post: Post;
  private readonly letters = new Map<string, Letter>();

  constructor(post: Post) {
    this.post = post;
  }

  get isEmpty(): boolean {
    return this.letters.size === 0;
  }

  /** `part` is JSON already; `onUnheard` is called if the process does not listen. */
  add(to: string, part: string, onUnheard: () => void): void {
    const begun = this.letters.get(to);
    if (begun && begun.length + part.length > LONG) this.send(to, begun);
    const letter = this.letters.get(to) ?? { parts: [], onUnheard: [], length: 0 };
    this.letters.set(to, letter);
    letter.parts.push(part);
    letter.onUnheard.push(onUnheard);
    letter.length += part.length;
  }

  /** At the end of the turn. */
  sendAll(): void {
    for (const [to, letter] of this.letters) this.send(to, letter);
  }

  private send(to: string, { parts, onUnheard }: Letter): void {
    this.letters.delete(to);
    this.post(to, `[${parts.join(',')}]`, () => {
      for (const tell of onUnheard) tell();
    });
  }
}
