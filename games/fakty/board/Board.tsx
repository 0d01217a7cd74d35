import type { BoardProps } from '@late/ui';
import type { Move, View } from '../rules/index.ts';
import './board.css';
import { ExclusiveBoard } from './exclusive/ExclusiveBoard.tsx';
import { HotBoard } from './hot/HotBoard.tsx';

/** Extra Fakty as a player sees it: rival papers, or one front page. */
export default function Board({ view, ...rest }: BoardProps<View, Move>) {
  return view.variant === 'hot' ? (
    <HotBoard view={view} {...rest} />
  ) : (
    <ExclusiveBoard view={view} {...rest} />
  );
}
