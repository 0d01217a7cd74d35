export { type Action, type Answer, act, type Done, openTable } from './action.ts';
export { nextDeadline, seatDeadline, timedOut } from './clock.ts';
export { type ClockRule, type Holder, isHuman, type Plan, rematch } from './plan.ts';
export * from './room/index.ts';
export { eventsFor, recordOf, type Seen, seenBy } from './seen.ts';
export { openingOfPlan, restore, type Table, type UndoRequest } from './table.ts';
export { planUndo, type Undo } from './undo.ts';
