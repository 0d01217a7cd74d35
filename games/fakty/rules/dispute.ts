import type { Seat } from '@late/kernel';
import { fieldOf, type Tile } from '../decks/index.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import { type Board, tilesOf } from './title.ts';
import { canObject } from './version.ts';

/** How many objections that did not carry each seat may make in a game. */
export const OBJECTIONS = 3;

/** Where a tile came from: the hand of whoever laid it or another one, pool, stack, or a title. */
export type Origin =
  | 'hand'
  | 'pool'
  | 'stack'
  | { readonly hand: Seat }
  | { readonly board: Seat; readonly title: number };

/** A tile that was laid, and the way back. Where all write one page, the board is that of seat 0. */
export interface Laid {
  readonly by: Seat;
  readonly board: Seat;
  readonly title: number;
  readonly tile: Tile;
  readonly from: Origin;
  /** The tile that it changed places with: both go back together. */
  readonly against: Tile | null;
  /** What closing the title has brought whoever laid it; counted at the end where nothing is given at once. */
  readonly points: number;
  /** Whether the table has judged that its title stands. */
  readonly stands: boolean;
}

/** A tile as it is laid: nobody has judged it. */
export type JustLaid = Omit<Laid, 'stands'>;

/** Where the table judges grammar: what can be objected to until the next turn, and how often. */
export interface Disputes {
  /** Since the turn began, in order. */
  readonly laid: readonly Laid[];
  /** The objections that each seat has left. */
  readonly left: readonly number[];
}

/** A title that is being voted on. */
export interface Objection {
  readonly by: Seat;
  readonly laid: Laid;
  readonly voters: readonly Seat[];
  /** By seat: whether the title falls. Shown when the last one is in; the objector has voted. */
  readonly votes: readonly (boolean | null)[];
}

/** In the first version of the rules a table that judged grammar had to do so beside the app. */
export function freshDisputes(options: Options, seats: number, version: number): Disputes | null {
  if (options.grammar !== 'table' || !canObject({ version })) return null;
  return { laid: [], left: new Array<number>(seats).fill(OBJECTIONS) };
}

export interface Disputed {
  readonly disputes: Disputes | null;
  readonly boards: readonly Board[];
}

/** What can be objected to: the last tile of each title, where it has company. */
export function contestable({ disputes, boards }: Disputed): Laid[] {
  const there = (disputes?.laid ?? []).filter(({ board, tile, title }) => {
    const row = boards[board]?.[title] ?? [];
    return row[fieldOf(tile)] === tile && tilesOf(row).length > 1;
  });
  return there.filter(
    ({ board, stands, title }, at) =>
      !stands &&
      !there.slice(at + 1).some((later) => later.board === board && later.title === title),
  );
}

/** Who could object to something just now. */
export function objectors(disputed: Disputed): Seat[] {
  const open = contestable(disputed);
  return (disputed.disputes?.left ?? []).flatMap((left, seat) =>
    left > 0 && open.some(({ by }) => by !== seat) ? [seat] : [],
  );
}

export function whyNotObject(
  disputed: Disputed,
  seat: Seat,
  { seat: board, title }: { readonly seat: Seat; readonly title: number },
): Refusal | null {
  const rule = 'rulings';
  const found = contestable(disputed).find((laid) => laid.board === board && laid.title === title);
  if (!found) return { code: 'fakty.object-late', rule };
  if (found.by === seat) return { code: 'fakty.object-own', rule };
  const left = disputed.disputes?.left[seat] ?? 0;
  return left ? null : { code: 'fakty.object-spent', params: { most: OBJECTIONS }, rule };
}

/**
 * Those who are not concerned vote, the objector among them, whose vote is cast. Where nobody else is
 * left, those concerned must agree.
 */
export function raise(laid: Laid, by: Seat, concerned: readonly Seat[], seats: number): Objection {
  const all = [...Array(seats).keys()];
  const others = all.filter((seat) => seat === by || !concerned.includes(seat));
  const voters = others.length > 1 ? others : all;
  const votes = all.map((seat) => (seat === by ? true : null));
  return { by, laid, voters, votes };
}

/** Most votes decide; equal votes let it stand. */
export function falls({ votes }: Objection): boolean {
  const count = (vote: boolean) => votes.filter((cast) => cast === vote).length;
  return count(true) > count(false);
}

export function isDecided({ voters, votes }: Objection): boolean {
  return voters.every((seat) => votes[seat] !== null);
}

/** A title that stands is settled; what fell is gone, and what it changed places with. */
export function settled(disputes: Disputes, { by, laid }: Objection, fell: boolean): Disputes {
  if (fell) {
    const isGone = ({ tile }: Laid) => tile === laid.tile || tile === laid.against;
    return { ...disputes, laid: disputes.laid.filter((other) => !isGone(other)) };
  }
  const isSettled = ({ board, title }: Laid) => board === laid.board && title === laid.title;
  return {
    laid: disputes.laid.map((other) => (isSettled(other) ? { ...other, stands: true } : other)),
    left: disputes.left.with(by, (disputes.left[by] ?? 0) - 1),
  };
}
