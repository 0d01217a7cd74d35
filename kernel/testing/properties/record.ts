import { frames, openingOf, readRecord, writeRecord } from '../../src/index.ts';
import type { MakeProperty } from '../property.ts';
import { mustEqual, mustMatch } from '../same.ts';

/** Every thirty-second game. */
export const record: MakeProperty = ({ game, opening }) => ({
  name: 'record',
  every: 32,
  examine(played) {
    if (!played.log.length) return;
    const text = played.text();
    const read = readRecord(text, (id) => (id === game.id ? game : null));
    mustEqual('record', 'the log', played.log, read.log);
    mustMatch('record', 'the text', text, writeRecord(game, read));
    const again = openingOf(game, read);
    // A record says by which rules it was dealt, even where that goes without saying.
    mustEqual('record', 'the opening', { ...opening, version: game.version }, again);
    frames(game, again, read.log).forEach(({ state }, index) => {
      mustMatch(
        'record',
        `the state after step ${index}`,
        played.steps[index]?.outcome.state,
        state,
      );
    });
  },
});
