import {
  type AnyGame,
  type Entry,
  liveEntries,
  type Opening,
  type Passage,
  type Result,
  type Seat,
  step,
} from '@late/kernel';

/** A seat's way through a game, step by step, with what it could see and nothing else. */
export type Way = readonly Passage<unknown, unknown>[];

/** Notes the ways of all seats while a game is played or played back. */
export class Ways {
  readonly bySeat: readonly Passage<unknown, unknown>[][];
  private readonly game: AnyGame;
  private views: readonly unknown[] | null = null;

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.bySeat = Array.from({ length: seats }, () => []);
  }

  /** A step that was taken, and where it led. */
  note({ seq, by, act }: Pick<Entry, 'seq' | 'by' | 'act'>, state: unknown): void {
    const views = this.bySeat.map((_, seat) => this.game.view(state, seat));
    // Nobody lived through it: a game was played on from here, and the others have other things now.
    if (act.do === 'redraw') {
      this.views = views;
      return;
    }
    for (const [seat, way] of this.bySeat.entries()) {
      const before = this.views === null ? null : this.views[seat];
      const move = act.do === 'move' && by === seat ? act.move : null;
      way.push({ step: seq, before, after: views[seat], move });
    }
    this.views = views;
  }
}

export interface Course {
  /** By seat. */
  readonly ways: readonly Way[];
  readonly result: Result | null;
}

/** The line of a log that stands: what was taken back is nobody's decision. */
export function courseOf(game: AnyGame, opening: Opening<unknown>, log: readonly Entry[]): Course {
  const ways = new Ways(game, opening.seats);
  let state: unknown = null;
  for (const entry of liveEntries(log)) {
    state = step(game, opening, state, entry).state;
    ways.note(entry, state);
  }
  return { ways: ways.bySeat, result: game.result(state) };
}

/** Whether a bot played the seat in somebody's place at that step. */
export function standInsIn(log: readonly Entry[]): (seat: Seat, step: number) => boolean {
  const changes = log.flatMap(({ seq, by, act }) => {
    if (act.do !== 'note') return [];
    const { kind, seat = by } = act.note;
    if (kind !== 'stand-in' && kind !== 'hand-back') return [];
    return [{ seq, seat: Number(seat), isStoodIn: kind === 'stand-in' }];
  });
  return (seat, step) =>
    changes.findLast((change) => change.seat === seat && change.seq < step)?.isStoodIn ?? false;
}
