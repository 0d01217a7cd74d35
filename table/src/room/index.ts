export {
  BOT_NAMES,
  decideRoom,
  type HouseFacts,
  houseActs,
  type RoomRequest,
} from './decide-room.ts';
export { foldStep, gamePlan, RoomFault, restoreRoom } from './fold-room.ts';
export {
  type ChatLine,
  type Member,
  PHRASES,
  type Phrase,
  ROOM_LIMITS,
  type Room,
  type RoomAct,
  type RoomPlan,
  type RoomSeat,
  type RoomStep,
  seatOf,
} from './room.ts';
export type { RoomAnswer } from './room-ledger.ts';
export { type RoomSeen, roomSeenBy, type SeatSeen } from './room-seen.ts';
