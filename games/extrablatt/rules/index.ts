export { adTextsLeft, type Copies, copiesOf, type Offer, offers } from './actions.ts';
export { SECTION_MARKS, TARGET_ALONE, TURNS_ALONE, ZONE_MARKS } from './alone.ts';
export {
  CARDS,
  CARDS_EACH,
  type Card,
  cardOf,
  cellsOf,
  MOST_AD_CELLS,
  SHAPES,
  type Shape,
} from './cards.ts';
export { challenges } from './challenges.ts';
export { beats, CHEQUE_SETS, type Challenge, type Duel, exchange, loserOf } from './cheques.ts';
export {
  CIRCULATIONS,
  type Circulation,
  circulationAt,
  type DuelKind,
  duelAt,
  MOTORS,
  SECTORS,
  type Sector,
  sectorAt,
} from './clock.ts';
export { type Counted, count } from './count.ts';
export {
  type ArticleStep,
  type Clippings,
  COUNT_STEPS,
  type Count,
  type CountStep,
  type Credit,
  type HeadlineStep,
  type Keeping,
  type SectionStep,
  type Withdrawal,
  type ZoneStep,
} from './count-step.ts';
export { type Fate, fateOf } from './dispatch.ts';
export { drawnAnew } from './drawn-anew.ts';
export { AD_TOKENS } from './duel.ts';
export type { Event } from './event.ts';
export {
  COLUMN_CARDS,
  cardsIn,
  drawCards,
  FAX_COLUMNS,
  type FaxCard,
  type FaxPlan,
  type FaxSupply,
  lowest,
  STACKS,
  type Stack,
  type StackName,
  sources,
} from './fax.ts';
export { type Extrablatt, extrablatt } from './game.ts';
export type { Move } from './move.ts';
export { writePlace } from './notation.ts';
export { ALONE, type Options, SEATS } from './options.ts';
export {
  type BitRows,
  type Cell,
  COLUMNS,
  cellsIn,
  FOLD,
  isInZone,
  type Place,
  type Region,
  ROWS,
  regionOf,
  ZONE_CELLS,
} from './page.ts';
export {
  AD_TEXTS,
  type Ad,
  type Article,
  adName,
  BLANK_PAPER,
  carried,
  hasSection,
  type Paper,
  withoutDuck,
} from './paper.ts';
export {
  type Drawer,
  PHOTOS_PER_SECTION,
  type PhotoNumber,
  type Photos,
  photosFor,
  photosOf,
  photosToPrint,
} from './photos.ts';
export { checkAdPlace, checkArticlePlace } from './place-check.ts';
export {
  adPlaces,
  articlePlaces,
  hasAdPlace,
  hasArticlePlace,
  placesFor,
  sectionsTouched,
  shapesLeft,
  touching,
} from './places.ts';
export { FIRST_PRIZE, type Prize, prizes, SECOND_PRIZE } from './prizes.ts';
export type { Refusal } from './refusal.ts';
export { adCorners, articleCorners, hasCorner, type Room, roomOn } from './room.ts';
export {
  copiesFor,
  HEADLINES,
  HEADLINES_PER_SECTION,
  type Headline,
  headlineName,
  headlineNamed,
  SECTIONS,
  type Section,
  sectionIndex,
  sectionOf,
} from './sections.ts';
export { lastDuel, type Newsroom, type Phase, type State } from './state.ts';
export { choosesPhoto, type Dealt, photoHasOwnBonus } from './version.ts';
export type { SeenDuel, SeenPhase, View } from './view.ts';
