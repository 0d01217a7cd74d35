import { DECK_TEXTS, type DeckName, type OwnDeck } from '../decks/index.ts';

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
  /** By the names of tiles, such as S12. */
  agrees(subject: string, predicate: string): boolean;
  governs(predicate: string, object: string): boolean;
}

export function paperDeck(deck: DeckName | OwnDeck): PaperDeck {
  const text = typeof deck === 'string' ? DECK_TEXTS[deck] : deck;
  const list = (groups: Readonly<Record<string, readonly string[]>>): PaperTile[] =>
    Object.entries(groups).flatMap(([kinds, texts]) =>
      texts.map((marked) => ({
        text: marked.split('_').join(''),
        special: marked.includes('_'),
        kinds: kinds.split(' '),
      })),
    );
  const [S, P, O] = [list(text.subjects), list(text.predicates), list(text.objects)];
  const kindsOf = (tiles: readonly PaperTile[], name: string) =>
    tiles[Number(name.slice(1)) - 1]?.kinds ?? [];
  const meets = (kinds: readonly string[], wanted: readonly string[] | undefined) =>
    kinds.some((kind) => wanted?.includes(kind));
  const wants: Record<string, readonly string[]>[] = [text.subjectWants, text.objectWants];
  return {
    S,
    P,
    O,
    agrees: (s, p) => meets(kindsOf(S, s), wants[0]?.[kindsOf(P, p)[0] ?? '']),
    governs: (p, o) => meets(kindsOf(O, o), wants[1]?.[kindsOf(P, p)[1] ?? '']),
  };
}
