import type { Chance, Viewer } from '../src/index.ts';
import type { Bench } from './bench.ts';
import { freeze } from './freeze.ts';
import { bytes } from './same.ts';

/**
 * Non-interference: a viewer must not be able to tell the true state from another one that differs
 * only in what is hidden from that viewer. `alike` is such a state. Whatever the viewer is told
 * must be the same, byte for byte, in both worlds; the four properties differ in what they compare:
 *
 * - views: the view itself, and what a table tells everybody (turn, deadline, result, openness).
 * - refusals: what `check` answers this seat, for moves legal, strange and foreign.
 * - quiet: the same step is made in both worlds. If the rules say of the true one that it reveals
 *   nothing, the viewer gets the same events and the same view afterwards. The step itself is the
 *   same in both worlds, so what it tells by being made is not held against it; steps that are
 *   illegal in the other world are left out.
 * - events: a view holds all that its viewer may know, so events may tell less than the views
 *   before and after them, never more. Somebody makes any legal step in the other world, with
 *   other luck and, if it is not the viewer's own, another move; if the viewer's view afterwards
 *   is the same, the events must have been the same. This catches an event that names a token
 *   drawn in secret or a decision that is not open yet, whatever the step says it reveals.
 */
export interface Probe {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly alike: unknown;
  /** Whether anything hidden really came out differently. */
  changed(): boolean;
}

export function probe(bench: Bench, state: unknown, viewer: Viewer, chance: Chance): Probe {
  const view = freeze(bench.game.view(state, viewer));
  const alike = freeze(bench.specimen.resample(view, chance));
  return { viewer, view, alike, changed: () => bytes(alike) !== bytes(state) };
}
