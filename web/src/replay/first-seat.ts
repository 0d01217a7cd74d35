import type { GameRecord, Seat } from '@late/kernel';

/** Whose game is shown first: the reader's, if the record knows them; a person's before a bot's. */
export function firstSeat({ sitters }: GameRecord, reader: Seat | undefined): Seat {
  if (reader !== undefined) return reader;
  return Math.max(
    0,
    sitters.findIndex(({ kind }) => kind !== 'bot'),
  );
}
