import { COLUMNS, isInZone, type Place, ROWS, type Room } from '../../rules/index.ts';
import type { Taste } from '../taste.ts';
import { bitCount, emptyRegion, type Region, survey } from './region.ts';

/** Cells beside a section from which more of them change little. */
const WAYS_ON = 5;
const WAYS_INTO_ZONE = 2;
/** Room for three by three, against single cells that a card could cover. */
const SQUARE = 0.35;
/** Cells of the zone that no card can cover hurt more than others. */
const ZONE_CELL = 3;

const WHOLE = (1 << COLUMNS) - 1;

/** How good the room on a paper is for what may still be written. */
export class Grounds {
  readonly #room: Room;
  readonly #taste: Pick<Taste, 'packing' | 'access'>;
  readonly #zone: Region;
  readonly #body: Region;
  readonly #before: number;
  readonly #trial = emptyRegion();

  constructor(room: Room, taste: Pick<Taste, 'packing' | 'access'>) {
    this.#room = room;
    this.#taste = taste;
    this.#zone = survey(emptyRegion(), room.zone, 0, 0, 0);
    this.#body = survey(emptyRegion(), room.body, 0, 0, 0);
    this.#before = this.#quality(this.#zone, this.#body, -1, null);
  }

  /**
   * What the room loses when a card is laid at this place, beyond the cells that it covers.
   * An ad belongs to no section (−1).
   */
  loss(section: number, place: Place): number {
    const { column, height, row, width } = place;
    const bits = ((1 << width) - 1) << column;
    const inZone = isInZone(place);
    const free = inZone ? this.#room.zone : this.#room.body;
    const trial = survey(this.#trial, free, bits, row, row + height);
    const after = inZone
      ? this.#quality(trial, this.#body, section, place)
      : this.#quality(this.#zone, trial, section, place);
    const covered = (inZone ? ZONE_CELL : 1) * width * height;
    return this.#before - after - this.#taste.packing * covered;
  }

  #quality(zone: Region, body: Region, section: number, place: Place | null): number {
    const { packing, access } = this.#taste;
    const packed = ZONE_CELL * zone.cells + body.cells + SQUARE * body.squares;
    return packing * packed + access * this.#ways(zone, body, section, place);
  }

  /** How well the sections can go on, and get into the zone. */
  #ways(zone: Region, body: Region, section: number, place: Place | null): number {
    let ways = 0;
    const { near } = this.#room;
    for (let index = 0; index < near.length; index++) {
      const beside = near[index] ?? null;
      const grown = index === section ? place : null;
      if (!beside && !grown) {
        ways += WAYS_ON;
        continue;
      }
      let out = 0;
      let doors = 0;
      for (let row = 0; row < ROWS; row++) {
        let bits = beside ? (beside[row] as number) : 0;
        if (grown) bits |= besidePlace(grown, row);
        if (!bits) continue;
        out += bitCount(bits & (body.usable[row] as number));
        doors += bitCount(bits & (zone.usable[row] as number));
      }
      ways += Math.min(out, WAYS_ON) + Math.min(doors, WAYS_INTO_ZONE);
    }
    return ways;
  }
}

/** The cells of a row that share an edge with a card. */
function besidePlace({ column, row: top, width, height }: Place, row: number): number {
  const bits = ((1 << width) - 1) << column;
  if (row === top - 1 || row === top + height) return bits;
  if (row < top || row >= top + height) return 0;
  return ((bits << 1) | (bits >> 1)) & ~bits & WHOLE;
}
