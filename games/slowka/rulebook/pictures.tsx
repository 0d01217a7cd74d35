import { noTableWords, ORIGINAL, ofEdition } from '@late/lexicon';
import { useWordsLanguage } from '@late/ui';
import { type ComponentType, useRef } from 'react';
import '../board/board.css';
import { NOTHING } from '../board/draft.ts';
import { HexBoard } from '../board/HexBoard.tsx';
import { TableEdition } from '../board/use-token-value.ts';
import {
  FIELDS,
  type Field,
  fieldsNamed,
  LAYOUTS,
  TOKEN_EDITIONS,
  type Token,
  type View,
} from '../rules/index.ts';
import { EXAMPLES } from './examples.ts';

type Words = (typeof EXAMPLES)[typeof ORIGINAL];

/** What lies on a board, field by field, and the word that is read there. */
interface Lying {
  readonly tokens: ReadonlyMap<Field, Token>;
  readonly word: string;
  readonly path: readonly Field[];
}

/** A word along fields, with other letters on others. */
function lying(word: string, path: string, others = '', letters = ''): Lying {
  const along = fieldsNamed(path);
  const beside = fieldsNamed(others);
  const tokens = new Map<Field, Token>([
    ...along.map((field, index): [Field, Token] => [field, word.toLowerCase()[index] ?? '']),
    ...beside.map((field, index): [Field, Token] => [field, letters.toLowerCase()[index] ?? '']),
  ]);
  return { tokens, word, path: along };
}

const nothing = () => {};
const UNTOUCHED = {
  onPointerDown: nothing,
  onPointerMove: nothing,
  onPointerUp: nothing,
  onPointerCancel: nothing,
  onClickCapture: nothing,
};

/** A board in words of the edition that the rulebook is told in. */
function boardWith(lies: (words: Words) => Lying) {
  return function HexPicture() {
    const language = useWordsLanguage();
    const edition = TOKEN_EDITIONS.find((id) => id === language) ?? ORIGINAL;
    const board = useRef<SVGSVGElement>(null);
    const { tokens, word, path } = lies(EXAMPLES[edition]);
    const options = {
      ...({ words: 'checked', tries: 3, wrongChallenge: 'nothing', tableWords: false } as const),
      ...({ family: false, list: '', board: 'pairs' } as const),
      ...ofEdition(edition),
    };
    const view: View = {
      ...{ viewer: 'audience', version: 1, options, start: [], hands: [], counts: [] },
      board: Array.from({ length: FIELDS }, (_, field) => tokens.get(field) ?? null),
      ...{ pool: { length: 0, tokens: null }, turn: 0, tried: [], idle: 0, waiting: null },
      ...{ owes: [], tableWords: noTableWords(0), words: [], deeds: [], scores: [] },
      ...{ end: null, result: null },
    };
    return (
      <TableEdition value={options}>
        <HexBoard
          view={view}
          seats={[]}
          draft={NOTHING}
          known={view.board}
          shown={path.length > 1 ? { word: word.toLowerCase(), path, look: 'told' } : null}
          ghost={null}
          targets={new Set()}
          blamed={new Set()}
          board={board}
          tracing={UNTOUCHED}
          onTap={nothing}
          onKey={() => null}
          onType={() => null}
        />
      </TableEdition>
    );
  };
}

const { start } = LAYOUTS.pairs;

export const pictures: Readonly<Record<string, ComponentType>> = {
  board: boardWith(({ row }) => ({
    tokens: new Map([[start, row.toLowerCase()[0] ?? '']]),
    word: '',
    path: [],
  })),
  path: boardWith(({ path }) => lying(path, 'd3 d4 d5 c5 c6')),
  // All sides of b2 but the last one were covered before.
  bonus: boardWith(({ close, path }) => lying(close, 'b7 a6 a5 a4 b4 b3', 'a1 b1 c1 c2 d4', path)),
};
