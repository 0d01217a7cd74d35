import { type BoardProps, WordsLanguage } from '@late/ui';
import { editionOf, type Move, type View } from '../rules/index.ts';
import './board.css';
import { CommonBoard } from './common/CommonBoard.tsx';
import { OwnBoard } from './own/OwnBoard.tsx';
import { TableEdition } from './table-edition.ts';

/** Krzyżówka as a player sees it: the common table of game 1, or one's own of games 2 and 3. */
export default function Board({ view, ...rest }: BoardProps<View, Move>) {
  return (
    <TableEdition value={view.options}>
      <WordsLanguage value={editionOf(view.options)}>
        {view.kind === 'common' ? (
          <CommonBoard view={view} {...rest} />
        ) : (
          <OwnBoard view={view} {...rest} />
        )}
      </WordsLanguage>
    </TableEdition>
  );
}
