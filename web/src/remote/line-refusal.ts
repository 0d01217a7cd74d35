import type { Refusal } from '@late/kernel';

const LINE_REFUSALS: readonly string[] = [
  'net.banned',
  'net.moment',
  'online.unreadable',
  'room.other-list',
  'table.other-rules',
];

/** Whether a refusal says why there is no line to a room: it is over when the line stands again. */
export function isLineRefusal({ code }: Refusal): boolean {
  return LINE_REFUSALS.includes(code);
}
