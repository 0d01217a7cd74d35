export type { Advice, AdviceQuestion, PossibleWord } from './advice.ts';
export { checkPlacement } from './common/place.ts';
export { TRIES } from './common/play.ts';
export { type Score, SEVEN_TILES, scoreOf } from './common/score.ts';
export {
  bagLeft,
  type CommonState,
  type Counts,
  type Draw,
  isLastWord,
  type Pending,
} from './common/state.ts';
export type { CommonView } from './common/view.ts';
export type { Deed, EndOfCommon, Event } from './event.ts';
export { type Krzyzowka, krzyzowka, type State, type View } from './game.ts';
export {
  along,
  at,
  type Cell,
  type Grid,
  gridOf,
  isSameCell,
  type Laid,
  laid,
  neighbours,
  type Placement,
  REACH,
} from './grid.ts';
export { coordinate, HAND, MOST_TILES, type Move } from './move.ts';
export {
  GAMES,
  MAX_SEATS,
  MIN_SEATS,
  MINUTES,
  type Options,
  ROUND_ORDERS,
  VERDICTS,
} from './options.ts';
export {
  checkArrangement,
  checkDone,
  checkRaise,
  checkSwap,
  MOST_CHANGES,
  SHORTEST_RAISED,
} from './own/check.ts';
export { ALL_LAID, LONGEST } from './own/count.ts';
export { type Desk, type OwnState, roundsOf, type Stage, tilesEach } from './own/state.ts';
export type { DeskSeen, OwnView } from './own/view.ts';
export type { CountedRound, CountedRun, EndOfRound, Work } from './own/work.ts';
export type { Refusal } from './refusal.ts';
export { isConnected, partsOf, type Run, runsOf } from './runs.ts';
export {
  ALL_TILES,
  BLANK,
  type Letter,
  missing,
  TILE_KINDS,
  type Tile,
  type TileKind,
  tally,
  tileValue,
  without,
} from './tiles.ts';
export { unseenTiles } from './unseen.ts';
export { admits, type Offence } from './words.ts';
