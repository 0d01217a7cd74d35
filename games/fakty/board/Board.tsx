import { type BoardProps, useSound } from '@late/ui';
import type { Move, View } from '../rules/index.ts';
import { boardsOf } from './aim/place.ts';
import './board.css';
import { ExclusiveBoard } from './exclusive/ExclusiveBoard.tsx';
import { HotBoard } from './hot/HotBoard.tsx';

/** Extra Fakty as a player sees it: rival papers, or one front page. */
export default function Board({ view, ...rest }: BoardProps<View, Move>) {
  // A roll is over as soon as there is something to be done about it.
  useSound('throw', view.phase.at === 'roll' ? 0 : 1);
  useSound('lay', tilesLaid(view));
  return view.variant === 'hot' ? (
    <HotBoard view={view} {...rest} />
  ) : (
    <ExclusiveBoard view={view} {...rest} />
  );
}

/** How many lie on all pages together. */
function tilesLaid(view: View): number {
  return boardsOf(view)
    .flat(2)
    .filter((tile) => tile !== null).length;
}
