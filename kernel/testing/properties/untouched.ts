import { checkMove, pick, playback, type Seat } from '../../src/index.ts';
import type { MakeProperty } from '../property.ts';
import { bytes, mustMatch } from '../same.ts';

/**
 * Every eighth game is played on frozen input, where a change throws. A change that fails in
 * silence on frozen input shows on a copy that is not frozen: one step of each of these games.
 */
export const untouched: MakeProperty = ({ game, viewers, opening }) => ({
  name: 'untouched',
  every: 8,
  examine({ steps }, chance) {
    if (!steps.length) return;
    const { before, entry, outcome } = pick(chance, steps);
    const context = { chance: playback(entry.tape), now: entry.at };
    const given = structuredClone({ opening, before, act: entry.act, after: outcome });
    const untouched = bytes(given);
    const { act, after } = given;
    if (act.do === 'deal') game.setup(given.opening.options, given.opening.seats, context);
    if (act.do === 'expire') game.expire(given.before, context);
    if (act.do === 'move') {
      checkMove(game, given.before, entry.by as Seat, act.move);
      game.play(given.before, entry.by as Seat, act.move, context);
      game.notation.write(act.move);
    }
    for (const viewer of viewers) {
      game.view(after.state, viewer);
      for (const event of after.events) game.redact(event, viewer);
    }
    game.turn(after.state);
    game.deadline(after.state);
    game.open(after.state);
    game.result(after.state);
    mustMatch('untouched', 'the input after all calls', JSON.parse(untouched), given);
  },
});
