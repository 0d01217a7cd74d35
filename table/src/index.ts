export { type Action, act, type Done, openTable } from './action.ts';
export { type AbleBot, ableBots, botAt, paceLuck, thoughtLuck } from './bots.ts';
export { nextDeadline, seatDeadline, timedOut } from './clock.ts';
export { type DailyOpening, planDaily } from './daily-plan.ts';
export { type Due, dateOf, nextDue, type PaceOf } from './due.ts';
export {
  EVENING_GAMES,
  type EveningGame,
  type EveningPlayer,
  type EveningSeat,
  eveningAfter,
  eveningPoints,
  type TallyLine,
  tallyOf,
} from './evening.ts';
export { hasAsked, isCoached, mayAskCoach } from './hints.ts';
export { canHurry, hurried, hurriedPause } from './hurry.ts';
export { movedOn, placesMovedOn } from './move-on.ts';
export { itemAt, itemsOf, lastOf, type Pages } from './pages.ts';
export { type ClockRule, type DailyOf, type Holder, isHuman, type Plan, rematch } from './plan.ts';
export { type Parent, playOn } from './play-on.ts';
export { type Question, type Questions, questionsAfter } from './question.ts';
export type { TableRefusal, TableRefusals } from './refusals.ts';
export * from './room/index.ts';
export { eventsFor, recordOf, type Seen, seenBy, wholeRecord } from './seen.ts';
export { SHARED_ENTRIES } from './share.ts';
export { type StoryStep, storyOf } from './story.ts';
export { openingOfPlan, restore, type Table, type UndoRequest } from './table.ts';
export { planUndo, type Undo } from './undo.ts';
