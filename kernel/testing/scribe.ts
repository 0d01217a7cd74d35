import {
  type Act,
  type Actor,
  type Chance,
  commitment,
  type Entry,
  fairChance,
  type Game,
  type GameRecord,
  type Outcome,
  recording,
  type Seat,
  type Sitter,
} from '../src/index.ts';

export interface Evening<Options> {
  readonly table: string;
  /** 32 bytes in hexadecimal: the luck of the house. */
  readonly seed: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly opened: number;
  /** Decides how long everybody thinks. */
  readonly whims: Chance;
  /** The longest that anybody thinks, in milliseconds. */
  readonly patience?: number;
}

/** Plays a game with the luck of a house and keeps it as a table would: how golden games are made. */
export class Scribe<Options, State, Move, Event, View> {
  state: State;
  readonly #game: Game<Options, State, Move, Event, View>;
  readonly #evening: Evening<Options>;
  readonly #log: Entry[] = [];
  #before: State;
  #at: number;

  constructor(game: Game<Options, State, Move, Event, View>, evening: Evening<Options>) {
    this.#game = game;
    this.#evening = evening;
    this.#at = evening.opened;
    const chance = this.#luck();
    const { options, sitters } = evening;
    this.state = game.setup(options, sitters.length, { chance, now: this.#at }).state;
    this.#before = this.state;
    this.#enter('house', { do: 'deal' }, chance.tape);
  }

  /** How many steps were noted down, the deal included. */
  get steps(): number {
    return this.#log.length;
  }

  play(seat: Seat, move: Move): Outcome<State, Event> {
    const chance = this.#luck();
    const outcome = this.#game.play(this.state, seat, move, { chance, now: this.#at });
    this.#before = this.state;
    this.state = outcome.state;
    this.#enter(seat, { do: 'move', move }, chance.tape);
    return outcome;
  }

  /** The last step is taken back by whoever made it. */
  takeBack(seat: Seat): void {
    this.state = this.#before;
    this.#enter(seat, { do: 'undo', drops: [this.#log.length - 1] });
  }

  record(): GameRecord {
    const { whims, patience, ...kept } = this.#evening;
    const { id, version } = this.#game;
    return { ...kept, game: id, version, commitment: commitment(kept.seed), log: this.#log };
  }

  #luck() {
    return recording(fairChance(this.#evening.seed, this.#evening.table, this.#log.length));
  }

  #enter(by: Actor, act: Act, tape: readonly number[] = []): void {
    this.#log.push({ seq: this.#log.length, at: this.#at, by, act, tape });
    this.#at += 1_000 + this.#evening.whims.below(this.#evening.patience ?? 20_000);
  }
}
