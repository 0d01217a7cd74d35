import { erase, type PaperBoard, write } from './paper-board.ts';

/** A tile that was laid in the turn that is judged, as one would note it on paper. */
interface Noted {
  readonly by: number;
  readonly board: number;
  readonly title: number;
  readonly tile: string;
  readonly from: { readonly board: number; readonly title: number } | null;
  readonly against: string;
  readonly points: number;
}

/** Objections and votes on paper. Of what fell, `undo` says whose points are gone. */
export class PaperObjections {
  private noted: Noted[] = [];
  private pending: { noted: Noted; votes: Map<number, boolean>; voters: number } | null = null;
  private readonly boards: readonly PaperBoard[];
  private readonly seats: number;

  constructor(boards: readonly PaperBoard[], seats: number) {
    this.boards = boards;
    this.seats = seats;
  }

  note(noted: Noted): void {
    this.noted.push(noted);
  }

  /** The next turn begins. */
  forget(): void {
    this.noted = [];
  }

  object(seat: number, board: number, title: number): void {
    const isThere = (tile: string) =>
      Object.values(this.boards[board]?.[title] ?? {}).includes(tile);
    const noted = this.noted.findLast(
      (one) => one.board === board && one.title === title && isThere(one.tile),
    ) as Noted;
    const concerned = new Set(this.boards.length > 1 ? [noted.by, board] : [noted.by]);
    concerned.delete(seat);
    const others = this.seats - concerned.size;
    const voters = others > 1 ? others : this.seats;
    this.pending = { noted, votes: new Map([[seat, true]]), voters };
  }

  /** What fell with this vote, if it was the last one and the title did. */
  vote(seat: number, falls: boolean): Noted | null {
    if (!this.pending) throw new Error('nothing to vote on');
    const { noted, votes, voters } = this.pending;
    votes.set(seat, falls);
    if (votes.size < voters) return null;
    this.pending = null;
    const yes = [...votes.values()].filter(Boolean).length;
    if (2 * yes <= voters) {
      return null;
    }
    this.takeBack(noted);
    return noted;
  }

  private takeBack(noted: Noted): void {
    const pair = this.noted.filter(({ tile }) => tile === noted.tile || tile === noted.against);
    for (const { board, tile } of pair) erase(this.boards[board] as PaperBoard, tile);
    for (const { from, tile } of pair) {
      // Whatever lies there by now came from the hand, and goes back to it.
      if (from) write(this.boards[from.board] as PaperBoard, tile, from.title);
    }
    this.noted = this.noted.filter((one) => !pair.includes(one));
  }
}
