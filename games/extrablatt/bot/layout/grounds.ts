import { type BitRows, COLUMNS, isInZone, type Place, ROWS, type Room } from '../../rules/index.ts';
import type { Taste } from '../taste.ts';
import { bitCount, findUsable, squaresIn } from './usable.ts';

/** Cells beside a section from which more of them change little. */
const WAYS_ON = 5;
const WAYS_INTO_ZONE = 2;
/** Room for three by three, against single cells that a card could cover. */
const SQUARE = 0.35;
const ZONE_DOOR = 2;

const WHOLE = (1 << COLUMNS) - 1;

/** How good the room on a paper is for what may still be written. */
export class Grounds {
  readonly #room: Room;
  readonly #taste: Pick<Taste, 'packing' | 'access'>;
  readonly #before: number;
  readonly #free = new Array<number>(ROWS).fill(0);
  readonly #zone = new Array<number>(ROWS).fill(0);
  readonly #body = new Array<number>(ROWS).fill(0);

  constructor(room: Room, taste: Pick<Taste, 'packing' | 'access'>) {
    this.#room = room;
    this.#taste = taste;
    this.#before = this.#quality(room.zone, room.body, -1, null);
  }

  /**
   * What the room loses when a card is laid at this place, beyond the cells that it covers.
   * An ad belongs to no section (−1).
   */
  loss(section: number, place: Place): number {
    const { zone, body } = this.#room;
    const inZone = isInZone(place);
    const free = this.#free;
    const bits = ((1 << place.width) - 1) << place.column;
    const from = inZone ? zone : body;
    for (let row = 0; row < ROWS; row++) {
      const covered = row >= place.row && row < place.row + place.height;
      free[row] = covered ? (from[row] as number) & ~bits : (from[row] as number);
    }
    const after = inZone
      ? this.#quality(free, body, section, place)
      : this.#quality(zone, free, section, place);
    return this.#before - after - this.#taste.packing * place.width * place.height;
  }

  #quality(zone: BitRows, body: BitRows, section: number, place: Place | null): number {
    findUsable(zone, this.#zone);
    findUsable(body, this.#body);
    let usable = 0;
    for (let row = 0; row < ROWS; row++) {
      usable += bitCount((this.#zone[row] as number) | (this.#body[row] as number));
    }
    const { packing, access } = this.#taste;
    const packed = usable + SQUARE * squaresIn(body);
    return packing * packed + access * this.#ways(section, place);
  }

  /** How well the sections can go on, and get into the zone. */
  #ways(section: number, place: Place | null): number {
    let ways = 0;
    const { near } = this.#room;
    for (let index = 0; index < near.length; index++) {
      const beside = near[index] ?? null;
      const grown = index === section ? place : null;
      if (!beside && !grown) {
        ways += WAYS_ON + ZONE_DOOR * WAYS_INTO_ZONE;
        continue;
      }
      let out = 0;
      let doors = 0;
      for (let row = 0; row < ROWS; row++) {
        let bits = beside ? (beside[row] as number) : 0;
        if (grown) bits |= besidePlace(grown, row);
        if (!bits) continue;
        out += bitCount(bits & (this.#body[row] as number));
        doors += bitCount(bits & (this.#zone[row] as number));
      }
      ways += Math.min(out, WAYS_ON) + ZONE_DOOR * Math.min(doors, WAYS_INTO_ZONE);
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
