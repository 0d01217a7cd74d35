export { isPassing, passingSteps } from './asides.ts';
export { type HouseFacts, LINK_LIFE, type SeatLink } from './asking.ts';
export { closeByHouse } from './decide-close.ts';
export { endDrawing } from './decide-drawing.ts';
export { houseActs } from './decide-game.ts';
export { decideRematch, type Successor } from './decide-rematch.ts';
export { decideRoom, type RequestContext } from './decide-room.ts';
export { unseal } from './decide-unseal.ts';
export { drawingEnds } from './drawing.ts';
export { foldStep, foldSteps, restoreRoom } from './fold-room.ts';
export { forgetMember } from './forget-member.ts';
export type { RoomContext, RoomDone } from './ledger.ts';
export { inLatin } from './look-alikes.ts';
export { BOT_NAMES, nameUnlike } from './names.ts';
export { applyPatch, type RoomPatch, roomPatch } from './patch.ts';
export { nextSeats, rematchSeats } from './rematch.ts';
export type { RoomRequest } from './request.ts';
export {
  type ChatLine,
  type Closing,
  type Member,
  PHRASES,
  type Phrase,
  ROOM_LIMITS,
  type Room,
  type RoomAct,
  type RoomPlan,
  type RoomSeat,
  type RoomStep,
  type Said,
} from './room.ts';
export {
  type LineSeen,
  type LuckSeen,
  type RemovalSeen,
  type RoomSeen,
  roomSeenBy,
  type SeatSeen,
} from './room-seen.ts';
export { RoomFault } from './seating.ts';
export {
  isHost,
  isRunning,
  isTeam,
  mateAt,
  matesOf,
  membersOf,
  nameOf,
  seatOf,
} from './who-sits.ts';
export { lineFor, personAt, speakersOf } from './whom.ts';
export { withoutMember } from './without-member.ts';
