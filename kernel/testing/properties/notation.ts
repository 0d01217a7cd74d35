import { parse } from '../../src/index.ts';
import { Flaw } from '../flaw.ts';
import type { MakeProperty } from '../property.ts';
import { bytes, mustEqual } from '../same.ts';

/** A move is one line of the record: it does not open a bracket, and "=" begins the tape. */
const FIT = /^(?!\()[^=\p{Cc}\u2028\u2029]+$/u;

export const notation: MakeProperty = ({ game }) => ({
  name: 'notation',
  every: 16,
  examine({ log }) {
    for (const { act } of log) {
      if (act.do !== 'move') continue;
      const parsed = parse(game.move, act.move);
      mustEqual('notation', 'the parsed move', { ok: true, value: act.move }, parsed);
      const text = game.notation.write(act.move);
      if (!FIT.test(text) || text !== text.trim()) {
        throw new Flaw('notation', `${bytes(act.move)} is written ${bytes(text)}`);
      }
      const read = parse(game.move, game.notation.read(text));
      if (!read.ok) throw new Flaw('notation', `${bytes(text)} does not read as a move`);
      mustEqual('notation', `the move read from ${bytes(text)}`, act.move, read.value);
    }
  },
});
