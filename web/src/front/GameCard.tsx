import { manifestOf, nameOf } from '@late/games';
import { dateFormat, useLanguage } from '@late/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/words-note.ts';
import { GamePicture } from './GamePicture.tsx';

/** A running game: all of the card leads to it. */
export function GameCard(props: {
  game: string;
  /** The language of its words, if it plays with words. */
  note?: string | undefined;
  href: string;
  touched: number;
  /** Beside the name of the game. */
  mark?: ReactNode;
  children: ReactNode;
}) {
  const { game, note, href, touched, mark, children } = props;
  const when = dateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const picture = manifestOf(game)?.picture;
  return (
    <Link href={href} className="continue__link">
      {picture && <GamePicture picture={picture} />}
      <span className="continue__words">
        <strong>
          {titleOf(nameOf(game), note)}
          {mark}
        </strong>
        {children}
        <span className="brief__when">{when.format(touched)}</span>
      </span>
    </Link>
  );
}
