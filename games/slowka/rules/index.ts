export { editionOf, inEdition, type OfEdition, ofEdition } from '@late/lexicon';
export { challengeFault, exchangeFault } from './check.ts';
export { anyTurnEndsDoubt } from './earlier.ts';
export type { Event } from './event.ts';
export {
  DIRECTIONS,
  type Direction,
  FIELDS,
  type Field,
  fieldAt,
  fieldName,
  fieldNamed,
  fieldNames,
  fieldsNamed,
  NEIGHBOURS,
  neighboursOf,
  ROWS,
  type Spot,
  spotOf,
  stepFrom,
  touch,
} from './fields.ts';
export { type Slowka, slowka } from './game.ts';
export { unseenTokens } from './inventory.ts';
export { admitsOf, faultOf } from './judge.ts';
export { LAYOUT_NAMES, LAYOUTS, type Layout, type LayoutName } from './layout.ts';
export { handFault, layingFault, wordFault } from './legality.ts';
export { type Move, notation, type Placement } from './move.ts';
export {
  type Options,
  TRIES,
  type Tries,
  VERDICTS,
  type Verdicts,
  WRONG_CHALLENGES,
  type WrongChallenge,
} from './options.ts';
export type { Refusal } from './refusal.ts';
export { scoresOf, worthOfWord } from './result.ts';
export {
  type Attempt,
  type Board,
  type Deed,
  type Draw,
  type End,
  isCovered,
  isLastWord,
  type LaidWord,
  layoutOf,
  MAX_SEATS,
  MIN_SEATS,
  type Position,
  type State,
  type Stock,
  seatAfter,
  spareTokens,
  type WaitingWord,
} from './state.ts';
export { canAskFor, votersIn } from './table-words.ts';
export {
  TOKEN_EDITIONS,
  type TokenSet,
  tokenSetOf,
} from './token-sets.ts';
export { HAND, sorted, type Token, tokensOf, tokenValue, without } from './tokens.ts';
export type { View } from './view.ts';
export { openSides, readPath, type Worth, withLaid, worthOf } from './worth.ts';
