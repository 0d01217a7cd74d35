export { type CreateRoom, createRoomSchema } from './create-room.ts';
export {
  type ClientFrame,
  clientFrameSchema,
  isSmallDraft,
  type MateDraft,
  type Presence,
  type ServerFrame,
} from './frames.ts';
export { WIRE_LIMITS } from './limits.ts';
export { oneLine } from './one-line.ts';
export { clientIdSchema, nameSchema, requestSchema, textSchema } from './request.ts';
