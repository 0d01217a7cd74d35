import { useLanguage } from '@late/ui';
import type { ComponentType } from 'react';
import { NOTHING_LIT } from '../board/aim/lit.ts';
import type { Aim } from '../board/aim/use-aim.ts';
import '../board/board.css';
import { NewsDie } from '../board/desk/NewsDie.tsx';
import { TitlesBoard } from '../board/page/TitlesBoard.tsx';
import { newestDeck, printed } from '../decks/index.ts';
import { FACES, grammarOf, HOT_FIELDS, type Title, titleWorth } from '../rules/index.ts';

/** Nobody aims at a picture. */
const AIM: Aim = {
  draft: { at: '', tiles: [], titles: [], seat: null },
  lit: NOTHING_LIT,
  legal: [],
  move: null,
  refusal: null,
  tap: () => {},
  putDown: () => {},
};

const BLANK: Title = [null, null, null];
/** A subject and an object go together in every deck. */
const OPEN: Title = [10, null, 120];

/** A closed title of the deck in the reader's language. */
function closedIn(language: string): Title {
  return language === 'pl' ? [19, 54, 138] : [3, 53, 104];
}

function Titles({ board, hot }: { board: readonly Title[]; hot?: readonly number[] }) {
  const language = useLanguage();
  const deck = newestDeck(language);
  return (
    <div className="fakty">
      <TitlesBoard
        label=""
        deck={printed(deck)}
        board={board}
        seat={0}
        aim={AIM}
        ghosts={new Map()}
        size="large"
        worth={(row) => titleWorth(grammarOf({ deck, grammar: 'checked' }), row)}
        {...(hot && { hot })}
      />
    </div>
  );
}

export const pictures: Readonly<Record<string, ComponentType>> = {
  titles: () => <Titles board={[closedIn(useLanguage()), OPEN]} />,
  bang: () => <Titles board={[closedIn(useLanguage()), BLANK, OPEN]} hot={HOT_FIELDS} />,
  die: () => (
    <div className="fk-faces">
      {FACES.map((face) => (
        <NewsDie key={face} face={face} />
      ))}
    </div>
  ),
};
