import { Flaw } from '../flaw.ts';
import type { MakeProperty } from '../property.ts';
import { bytes } from '../same.ts';

export const turn: MakeProperty = ({ game, seats }) => ({
  name: 'turn',
  every: 4,
  examine({ steps }) {
    for (const { outcome } of steps) {
      const { must, may } = game.turn(outcome.state);
      const deadline = game.deadline(outcome.state);
      const named = [...must, ...may];
      const wrong = (why: string) =>
        new Flaw('turn', `${why}: ${bytes({ must, may })}, deadline ${deadline}`);
      if (!named.every((seat) => seats.includes(seat))) throw wrong('there is no such seat');
      if (new Set(named).size !== named.length) throw wrong('a seat is named twice');
      if (deadline !== null && !Number.isSafeInteger(deadline)) throw wrong('no such time');
      if (!game.result(outcome.state)) {
        if (!named.length && deadline === null) throw wrong('nothing can happen any more');
      } else if (named.length || deadline !== null) {
        throw wrong('the game is over and yet waits');
      }
    }
  },
});
