import { Flaw } from '../flaw.ts';
import type { MakeProperty } from '../property.ts';
import { bytes, mustMatch } from '../same.ts';

export const result: MakeProperty = ({ game, seats }) => ({
  name: 'result',
  every: 1,
  examine(played) {
    if (!played.result) return;
    const states = played.steps.map(({ outcome }) => outcome.state);
    const last = states.pop();
    for (const state of states) mustMatch('result', 'an early result', null, game.result(state));
    const { scores, winners } = played.result;
    const wrong = (why: string) => new Flaw('result', `${why}: ${bytes(played.result)}`);
    if (scores.length !== seats.length || !scores.every(Number.isFinite)) {
      throw wrong('there is not one score for every seat');
    }
    if (!winners.every((seat) => seats.includes(seat))) throw wrong('no such seat won');
    if (new Set(winners).size !== winners.length) throw wrong('a seat won twice');
    mustMatch('result', 'the result, asked again', played.result, game.result(last));
    const copy = JSON.parse(bytes(last));
    mustMatch('result', 'the result of a copy', played.result, game.result(copy));
  },
});
