import { DECK_TEXTS } from '../decks/index.ts';

// A deck read straight from its author's text, for whoever counts without the rules.

interface PaperTile {
  readonly text: string;
  readonly special: boolean;
  readonly kinds: readonly string[];
}

export interface PaperDeck {
  readonly S: readonly PaperTile[];
  readonly P: readonly PaperTile[];
  readonly O: readonly PaperTile[];
  /** Whether a whole headline is right, from the numbers of its tiles. */
  isRight(subject: number, predicate: number, object: number): boolean;
}

export function paperDeck(name: keyof typeof DECK_TEXTS): PaperDeck {
  const text = DECK_TEXTS[name];
  const list = (groups: Readonly<Record<string, readonly string[]>>): PaperTile[] =>
    Object.entries(groups).flatMap(([kinds, texts]) =>
      texts.map((marked) => ({
        text: marked.split('_').join(''),
        special: marked.includes('_'),
        kinds: kinds.split(' '),
      })),
    );
  const [S, P, O] = [list(text.subjects), list(text.predicates), list(text.objects)];
  const isRight = (s: number, p: number, o: number): boolean => {
    const [ofSubject = '', ofObject = ''] = P[p]?.kinds ?? [];
    const subjects = text.subjectWants[ofSubject] ?? [];
    const objects = text.objectWants[ofObject] ?? [];
    return (
      subjects.some((kind) => S[s]?.kinds.includes(kind)) &&
      objects.some((kind) => O[o]?.kinds.includes(kind))
    );
  };
  return { S, P, O, isRight };
}
