export { addressOf } from './address.ts';
export {
  type AdminBan,
  type AdminReport,
  type AdminTable,
  BAN_HOURS,
  type NewBan,
  RESTART_MINUTES,
} from './admin.ts';
export type { AdminRouteName } from './admin-routes.ts';
export type { Block } from './block.ts';
export { type ClientFrame, clientFrameSchema } from './client-frame.ts';
export { type CreateRoom, createRoomSchema } from './create-room.ts';
export { DAILY_LIMITS, type DailyLine, type DailyTable } from './daily.ts';
export { draftSchema, isSmallDraft } from './draft.ts';
export { type CreateDuel, DUEL_LIMITS, type DuelSeen, type RunSeen } from './duel.ts';
export type { EveningSeen, NextGame } from './evening.ts';
export { WIRE_LIMITS } from './limits.ts';
export type { ExportedDuel, ExportedRoom } from './me.ts';
export { oneLine } from './one-line.ts';
export { countSchema, roomIdSchema, timeSchema } from './parts.ts';
export type { Presence } from './presence.ts';
export { refusedSchema } from './refusal.ts';
export { REFUSAL_CODES, type RefusalCode, statusOfRefusal } from './refusal-status.ts';
export type { WireRefusal, WireRefusals } from './refusals.ts';
export { REPORT_REASONS, type ReportReason } from './report.ts';
export { clientIdSchema, nameSchema, requestSchema, textSchema } from './request.ts';
export type { RoomLine } from './room-line.ts';
export type { RoomNow } from './room-now.ts';
export { type Route, refusalStatuses } from './route.ts';
export { type AnswerBody, type Asked, ROUTES, type RouteName, type Sent } from './routes.ts';
export {
  type MateDraft,
  readServerFrame,
  type ServerFrame,
  serverFrameSchema,
} from './server-frame.ts';
export type { Story } from './story.ts';
