import { type ComponentType, useMemo } from 'react';
import type { SeatLabel } from '../board.ts';
import type { FinishedGame, FrontPageProps } from '../front-page.ts';
import { EditionPage } from './EditionPage.tsx';
import type { Edition } from './edition.ts';

/** Makes a game's front page of what it has to print. */
export function editionPage<View, Event, Say>(
  game: string,
  useSay: () => Say,
  editionOf: (game: FinishedGame<View, Event>, seats: readonly SeatLabel[], say: Say) => Edition,
): ComponentType<FrontPageProps<View, Event>> {
  return function FrontPage({ view, events, seats, opened, link, onClose }) {
    const say = useSay();
    const edition = useMemo(
      () => editionOf({ view, events }, seats, say),
      [view, events, seats, say],
    );
    return (
      <EditionPage edition={edition} game={game} date={opened} link={link} onClose={onClose} />
    );
  };
}
