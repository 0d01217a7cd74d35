import { checkMove, playback, type Refusal } from '@late/kernel';
import { type Event, type Options, pig, type State } from '../rules/index.ts';

/** A table for the examples: the die falls as the example wants it. */
export class Sitting {
  state: State;

  constructor(seats: number, goal: Options['goal'] = 100) {
    this.state = pig.setup({ goal }, seats, { chance: playback([]), now: 0 }).state;
  }

  /** The active seat rolls these, one after the other. */
  roll(...dice: number[]): readonly Event[] {
    return dice.flatMap((die) => this.#play('roll', [die - 1]));
  }

  hold(): readonly Event[] {
    return this.#play('hold', []);
  }

  refusal(seat: number, word: 'roll' | 'hold'): Refusal | null {
    return checkMove(pig, this.state, seat, { do: word });
  }

  #play(word: 'roll' | 'hold', tape: readonly number[]): readonly Event[] {
    const { active } = this.state;
    const refusal = this.refusal(active, word);
    if (refusal) throw new Error(`${word} is refused: ${refusal.code}`);
    const chance = playback(tape);
    const outcome = pig.play(this.state, active, { do: word }, { chance, now: 0 });
    chance.finish();
    this.state = outcome.state;
    return outcome.events;
  }
}
