export { editionOf, inEdition, type OfEdition, ofEdition } from '@late/lexicon';
export type { Advice, AdviceQuestion, PossibleWord } from './advice.ts';
export { TURNS_ALONE } from './common/course.ts';
export { checkPlacement } from './common/place.ts';
export { MOST_TRIES_FREE } from './common/play.ts';
export { type Score, SEVEN_TILES, scoreOf } from './common/score.ts';
export {
  bagLeft,
  type CommonState,
  type Counts,
  type Draw,
  isLastWord,
  type Pending,
} from './common/state.ts';
export { canAskFor, votersIn } from './common/table-words.ts';
export type { CommonView } from './common/view.ts';
export type { Deed, EndOfCommon, Event } from './event.ts';
export { isFirstVersion } from './first-version.ts';
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
  alone,
  GAMES,
  MAX_SEATS,
  MIN_SEATS,
  MINUTES,
  type Options,
  PARTS,
  ROUND_ORDERS,
  ROUNDS,
  TRIES,
  usualRounds,
  VERDICTS,
  WRONG_CHALLENGES,
} from './options.ts';
export {
  checkArrangement,
  checkDone,
  checkRaise,
  checkSwap,
  MOST_CHANGES,
  MOST_TRIES,
  SHORTEST_RAISED,
} from './own/check.ts';
export { ALL_LAID, countWorks, LONGEST } from './own/count.ts';
export { type Desk, type OwnState, type Stage, tilesEach } from './own/state.ts';
export type { DeskSeen, OwnView } from './own/view.ts';
export type { CountedRound, CountedRun, EndOfRound, Work } from './own/work.ts';
export type { Refusal } from './refusal.ts';
export { isConnected, partsOf, type Run, runsOf, runsThrough } from './runs.ts';
export {
  ALL_LETTERS,
  BLANK,
  type Letter,
  TILE_EDITIONS,
  type Tile,
  type TileKind,
  type TileSet,
  tileSetOf,
} from './tile-sets.ts';
export { allTiles, alphabetical, missing, tally, tileValue, without } from './tiles.ts';
export { unseenTiles } from './unseen.ts';
export { admits, type Offence, offences, type WordOptions } from './words.ts';
