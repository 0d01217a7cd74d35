import type { Seat, TableChance } from '@late/kernel';
import { CHEQUE_SETS, type Challenge, type Duel } from './cheques.ts';
import {
  COLUMN_CARDS,
  drawCards,
  FAX_COLUMNS,
  type FaxCard,
  type FaxPlan,
  type FaxSupply,
  fullSupply,
} from './fax.ts';
import type { Options } from './options.ts';
import { BLANK_PAPER, type Paper } from './paper.ts';
import { allPhotos, type Photos } from './photos.ts';
import { type Dealt, VERSION } from './version.ts';

/** What everybody in the newsroom sees: all but the cheques. */
export interface Newsroom extends Dealt {
  readonly options: Options;
  readonly papers: readonly Paper[];
  readonly plan: FaxPlan;
  readonly wire: FaxSupply;
  readonly photos: Photos;
  /** Motors that have been laid out: where the hand of the clock stands. */
  readonly hour: number;
  /** Motors that have been taken. The twelfth ends the game. */
  readonly taken: number;
  /** Whose turn it is. */
  readonly active: Seat;
  /** Whether this turn's Extra token is spent. */
  readonly spent: boolean;
  /** The number of the turn, from 1; only for one who is alone, whose turns are counted. */
  readonly turn?: number;
}

/** What the table is waiting for. */
export type Phase =
  | { readonly at: 'act' }
  /** One dispatch is removed; another may follow. */
  | { readonly at: 'remove' }
  /** Two stacks could fill the gap. */
  | ({ readonly at: 'refill' } & Gap)
  /** Both duellists choose; the starter's cheque comes first. */
  | {
      readonly at: 'cheques';
      readonly challenge: Challenge;
      readonly chosen: readonly [number | null, number | null];
    }
  /** The winner of the last duel may lay an ad, or must put down a duck. */
  | { readonly at: 'ad' }
  | { readonly at: 'duck' }
  /** The action is done; a token buys another one. */
  | { readonly at: 'extra' }
  | { readonly at: 'over' };

/** What comes after a refill: perhaps the second removal, or the end of the action. */
export type Afterwards = 'remove' | 'done';

/** A column of the fax plan that lacks so many cards. */
export interface Gap {
  readonly fax: number;
  readonly missing: number;
  readonly afterwards: Afterwards;
}

export interface State extends Newsroom {
  /** What everybody holds. */
  readonly cheques: readonly (readonly number[])[];
  readonly duels: readonly Duel[];
  readonly phase: Phase;
}

export function setup(
  options: Options,
  seats: number,
  chance: TableChance,
  version: number = VERSION,
): State {
  const active = chance.below(seats, 'start');
  let wire = fullSupply(seats);
  const plan: (readonly FaxCard[])[] = [];
  for (let fax = 0; fax < FAX_COLUMNS; fax++) {
    const drawn = drawCards(wire, 'start', COLUMN_CARDS, chance);
    wire = drawn.wire;
    plan.push(drawn.cards);
  }
  return {
    version,
    options,
    papers: new Array<Paper>(seats).fill(BLANK_PAPER),
    plan,
    wire,
    photos: allPhotos(),
    hour: plan.flat().filter((card) => card === 'motor').length,
    taken: 0,
    active,
    spent: false,
    ...(seats === 1 && { turn: 1 }),
    cheques: CHEQUE_SETS.slice(0, seats),
    duels: [],
    phase: { at: 'act' },
  };
}

/** The duel that an ad or a duck is still due for. */
export function lastDuel<T extends Challenge>({ duels }: { readonly duels: readonly T[] }): T {
  return duels.at(-1) as T;
}
