import { useEffect, useState } from 'react';
import { keepRoom } from './continue-room.ts';
import { fetchLaterParts } from './later-parts.ts';
import type { House } from './read-house.ts';
import type { Shelf } from './read-shelf.ts';

/** What the front page tells beside the games; null is not known yet, or not to be had. */
interface FrontPage {
  readonly shelf: Shelf | null;
  readonly house: House | null;
  /** Whether everything that goes into the strip of running games is known. */
  readonly isRead: boolean;
}

const EMPTY: Shelf = { running: [], finished: [], unreadable: [] };
/** A house that takes longer is not waited for. */
const PATIENCE = 1000;

/** Looks what there is to go on with. Games on this device and those of the house come together, so that none jumps. */
export function useFrontPage(): FrontPage {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [house, setHouse] = useState<House | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    let here = true;
    const answer = () => here && setAnswered(true);
    const parts = fetchLaterParts().catch(() => {});
    import('./read-shelf.ts')
      .then(({ readShelf }) => readShelf())
      .catch(() => EMPTY)
      .then((found) => parts.then(() => setShelf(found)));
    import('./read-house.ts')
      .then(({ readHouse }) => readHouse())
      .then((found) => here && setHouse(found))
      .then(answer, answer);
    const timer = setTimeout(answer, PATIENCE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  const isRead = shelf !== null && isAnswered;
  const isAnyRunning = (shelf?.running.length ?? 0) + (house?.rooms.length ?? 0) > 0;
  useEffect(() => {
    if (isRead) keepRoom(isAnyRunning);
  }, [isRead, isAnyRunning]);
  return { shelf, house, isRead };
}
