import type { AnyGame, Entry, Seat, Turn } from '@late/kernel';
import { type Questions, questionsAfter } from '@late/table';
import type { Player } from './player.ts';

/** Who acts next, and when; nobody (null) if time is up. */
export interface Next {
  readonly seat: Seat | null;
  readonly at: number;
}

/** When everybody will have thought long enough. */
export class Timetable {
  readonly #game: AnyGame;
  readonly #players: readonly Player[];
  /** Where nobody takes time there is nothing to keep. */
  readonly #isTimed: boolean;
  #state: unknown;
  #turn: Turn;
  #questions: Questions;

  constructor(game: AnyGame, players: readonly Player[], state: unknown) {
    this.#game = game;
    this.#players = players;
    this.#isTimed = players.some(({ pace }) => pace);
    this.#state = state;
    this.#turn = game.turn(state);
    this.#questions = players.map(() => ({ seq: 0, at: 0 }));
  }

  /** A step was taken. */
  note(entry: Entry, state: unknown): void {
    const turn = this.#game.turn(state);
    if (this.#isTimed) {
      const before = { state: this.#state, turn: this.#turn, questions: this.#questions };
      this.#questions = questionsAfter(this.#game, before, { state, turn }, entry);
    }
    this.#state = state;
    this.#turn = turn;
  }

  /** Null if nothing can happen any more. */
  next(now: number): Next | null {
    const { must, may } = this.#turn;
    const hasty = must.find((seat) => !this.#players[seat]?.pace);
    if (hasty !== undefined) return { seat: hasty, at: now };
    const deadline = this.#game.deadline(this.#state);
    let next: Next | null = deadline === null ? null : { seat: null, at: Math.max(now, deadline) };
    for (const seat of [...must, ...may]) {
      const at = Math.max(now, this.#readyAt(seat));
      if (Number.isFinite(at) && (!next || at < next.at)) next = { seat, at };
    }
    return next;
  }

  #readyAt(seat: Seat): number {
    const player = this.#players[seat];
    const question = this.#questions[seat];
    if (!player?.pace || !question) return Number.POSITIVE_INFINITY;
    const pace = player.pace(this.#game.view(this.#state, seat), question.seq);
    return question.at + Math.max(0, Math.ceil(pace));
  }
}
