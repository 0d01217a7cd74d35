import { isDeepStrictEqual } from 'node:util';
import { pick, playback, type Seat } from '../../src/index.ts';
import { Flaw } from '../flaw.ts';
import { notPlain } from '../plain.ts';
import type { MakeProperty } from '../property.ts';
import { bytes, mustMatch } from '../same.ts';
import type { AnyStep } from '../specimen.ts';

/** At how many steps everybody's views are looked at. */
const SEEN = 10;

/**
 * All of every sixteenth game is looked at for being plain data. Round trips, and playing on from a state that made
 * one, are tried at one step of it: a state must hold nothing that JSON does not carry.
 */
export const plain: MakeProperty = ({ game, viewers, opening }) => {
  const mustBePlain = (what: string, value: unknown) => {
    const fault = notPlain(value);
    if (fault) throw new Flaw('plain', `${what}${fault}`);
  };
  const mustSurvive = (what: string, value: unknown) => {
    if (!isDeepStrictEqual(JSON.parse(bytes(value)), value)) {
      throw new Flaw('plain', `${what} does not survive JSON`);
    }
    if (!isDeepStrictEqual(structuredClone(value), value)) {
      throw new Flaw('plain', `${what} does not survive structuredClone`);
    }
  };
  const playOn = ({ entry, before, outcome }: AnyStep) => {
    if (entry.act.do !== 'move') return;
    const [state, move] = JSON.parse(bytes([before, entry.act.move]));
    const context = { chance: playback(entry.tape), now: entry.at };
    mustMatch('plain', 'the step', outcome, game.play(state, entry.by as Seat, move, context));
  };
  return {
    name: 'plain',
    every: 16,
    examine({ steps }, chance) {
      mustBePlain('options', opening.options);
      for (const { entry, outcome } of steps) {
        mustBePlain('the state', outcome.state);
        mustBePlain('the events', outcome.events);
        mustBePlain('the act', entry.act);
      }
      if (!steps.length) return;
      for (let n = 0; n < SEEN; n++) {
        const { events, state } = pick(chance, steps).outcome;
        for (const viewer of viewers) {
          mustBePlain('the view', game.view(state, viewer));
          for (const event of events) mustBePlain('the event', game.redact(event, viewer));
        }
      }
      const step = pick(chance, steps);
      const { outcome, entry } = step;
      mustSurvive('the state', outcome.state);
      mustSurvive('the events', outcome.events);
      mustSurvive('the act', entry.act);
      mustSurvive('the view', game.view(outcome.state, pick(chance, viewers)));
      playOn(step);
    },
  };
};
