export { apart } from './apart.ts';
export { choices, type FifthRule, fifthRule } from './choices.ts';
export { type Dice, FACES, type Pair, sorted } from './dice.ts';
export { type Extra as ExtraGame, extra } from './game.ts';
export type { Move } from './move.ts';
export { MAX_SEATS, type Options } from './options.ts';
export {
  BLANK_PAD,
  columnOf,
  type Extra,
  type ExtraMark,
  extraMark,
  fillIn,
  hasFreeColumn,
  isFinished,
  mayBeFifth,
  type Pad,
  padScore,
} from './pad.ts';
export type { Refusal } from './refusal.ts';
export {
  boxesOf,
  COLUMNS,
  ROWS,
  rowScore,
  SHEET_NAMES,
  SHEETS,
  type Sheet,
  type SheetName,
  WALL_LOSS,
  type WallSource,
} from './sheet.ts';
export { type Grouping, groupings, type Split } from './split.ts';
export type { Event, OpenedThrow, State } from './state.ts';
export type { View } from './view.ts';
