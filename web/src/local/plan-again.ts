import type { GameRecord, Seat } from '@late/kernel';
import type { Plan } from '@late/table';
import { holdersOfRecord } from './holders-of-record.ts';

/** A table with the luck of a finished game, for somebody who takes one of its seats. */
export function planAgain(
  { game, version, options, sitters, table, commitment, parts }: GameRecord,
  seat: Seat,
  name: string,
  id: string,
  opened: number,
): Plan {
  return {
    id,
    game,
    // By the rules of that time: others might ask luck for other things.
    version,
    options,
    holders: holdersOfRecord(sitters, seat, name),
    clock: { kind: 'none' },
    commitment,
    fairness: 2,
    ...(parts && { parts }),
    counted: true,
    again: table,
    opened,
  };
}
