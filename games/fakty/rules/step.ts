import type { Reveals } from '@late/kernel';
import type { Tile } from '../decks/index.ts';
import type { Disputes, JustLaid } from './dispute.ts';
import type { Event } from './event.ts';
import { grammarOf, textOf } from './grammar.ts';
import type { Options } from './options.ts';
import { discard, type Supplied, type Supply } from './supply.ts';

/** One step while it is being made: an outcome under construction. */
export interface Step<State> {
  state: State;
  readonly events: Event[];
  reveals: Reveals;
}

export interface Tabled extends Supply {
  readonly options: Options;
  readonly disputes: Disputes | null;
}

export function begin<State>(state: State): Step<State> {
  return { state, events: [], reveals: 'nothing' };
}

export function change<State>(step: Step<State>, changes: Partial<State>): void {
  step.state = { ...step.state, ...changes };
}

/** Stack and discards as they are now, and the news if they were mixed. */
export function supply<State extends Tabled>(
  step: Step<State>,
  { stack, discards, restocked }: Supplied,
): void {
  step.state = { ...step.state, stack, discards };
  if (restocked) step.events.push({ type: 'restocked', count: restocked });
}

export function discardTiles<State extends Tabled>(
  step: Step<State>,
  tiles: readonly Tile[],
): void {
  supply(step, discard(step.state, tiles));
}

/** What the table sends back to the stack lies anywhere in it. */
export function putBack<State extends Tabled>(step: Step<State>, tile: Tile): void {
  const stack = [...step.state.stack, tile].sort((a, b) => a - b);
  step.state = { ...step.state, stack };
  step.events.push({ type: 'returned', to: 'stack', tile, text: says(step.state, tile) });
}

/** Remembers what was laid, where it can be objected to. */
export function note<State extends Tabled>(step: Step<State>, laid: readonly JustLaid[]): void {
  const { disputes } = step.state;
  if (!disputes) return;
  const fresh = laid.map((one) => ({ ...one, stands: false }));
  step.state = { ...step.state, disputes: { ...disputes, laid: [...disputes.laid, ...fresh] } };
}

/** The next turn begins: what lies there stands. */
export function forget<State extends Tabled>(step: Step<State>): void {
  const { disputes } = step.state;
  if (disputes?.laid.length) step.state = { ...step.state, disputes: { ...disputes, laid: [] } };
}

/** What a tile says under these options. */
export function says({ options }: Tabled, tile: Tile): string {
  return textOf(grammarOf(options).deck, tile);
}
