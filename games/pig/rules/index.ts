export { pig } from './game.ts';
export type { Move } from './move.ts';
export { GOALS, MAX_SEATS, MIN_SEATS, type Options } from './options.ts';
export { type Event, isLost, pointsOf, type State, type TakenTurn } from './state.ts';
export type { View } from './view.ts';
