export {
  ALL_TILES,
  COLOURS,
  type Colour,
  checkDeck,
  colourOf,
  DECK_LIMITS,
  DECK_NAMES,
  DECK_TEXTS,
  type Deck,
  type DeckName,
  type DeckRow,
  type DeckRows,
  type DeckText,
  type Finding,
  fieldOf,
  groupsOf,
  headline,
  languageOf,
  NEWEST_DECKS,
  newestDeck,
  OBJECT_WANTS,
  type OwnDeck,
  ownDeckSchema,
  PER_COLOUR,
  type Place,
  type Print,
  printableIn,
  printed,
  printOf,
  rowsOf,
  SPECIAL_WORDS,
  SUBJECT_WANTS,
  satisfies,
  specialWords,
  type Tile,
  tileName,
} from '../decks/index.ts';
export { answersTo, objections } from './answers.ts';
export { choices, whyNot } from './choices.ts';
export { findingSaid, whyNotDeck } from './deck-finding.ts';
export { FACES, type Face, type TakingFace } from './die.ts';
export {
  contestable,
  type Disputes,
  type Laid,
  OBJECTIONS,
  type Objection,
  objectors,
} from './dispute.ts';
export type { Event, Obstacle } from './event.ts';
export { TURNS_ALONE } from './exclusive/alone.ts';
export { BONUS, boardScore, FIRST } from './exclusive/score.ts';
export {
  type ChoiceFace,
  type ExclusiveState,
  HAND,
  type Phase as ExclusivePhase,
  POOL,
  TITLES as EXCLUSIVE_TITLES,
} from './exclusive/state.ts';
export { handsInReach, swaps, tilesInReach, whyNotSwap } from './exclusive/targets.ts';
export type { ExclusiveView, SeenPhase } from './exclusive/view.ts';
export type { Ballot, Vote } from './exclusive/vote.ts';
export { type Fakty, fakty } from './game.ts';
export { fits, type Grammar, grammarOf, misfit } from './grammar.ts';
export {
  EYE,
  HOT_FIELDS,
  type HotState,
  LAST,
  type Phase as HotPhase,
  TITLES as HOT_TITLES,
} from './hot/state.ts';
export { isHot, type Placing, placings, shifts } from './hot/targets.ts';
export { asDisputed, type HotView, type SeenPhase as SeenHotPhase } from './hot/view.ts';
export type { Move, Swap } from './move.ts';
export { ALONE, type Options, SEATS, VARIANTS, type Variant } from './options.ts';
export type { Refusal } from './refusal.ts';
export { READ, type Starting } from './starting.ts';
export type { State } from './state.ts';
export {
  type Board,
  clear,
  closedTitles,
  fillers,
  type IsFree,
  isClosed,
  isComplete,
  lift,
  looseTiles,
  put,
  type Title,
  tilesOf,
  titlesFor,
  titleWith,
  titleWorth,
  whyNotLay,
} from './title.ts';
export type { View } from './view.ts';
