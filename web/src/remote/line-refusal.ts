import type { Refusal } from '@late/kernel';

/** Whether a refusal says why there is no line to a room: it is over when the line stands again. */
export function isLineRefusal({ code }: Refusal): boolean {
  return ['net.banned', 'room.other-list', 'table.other-rules', 'online.unreadable'].includes(code);
}
