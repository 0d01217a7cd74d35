import { sayRefusal } from '@late/ui';
import { isLineRefusal } from '../remote/line-refusal.ts';
import type { RoomState } from '../remote/RemoteRoom.ts';
import type { Say } from '../shell/use-say.ts';

/** What is to be said about the line, in the paper's voice; nothing while it stands. */
export function lineNotice(say: Say, state: RoomState): string | undefined {
  const { connection, attempts, pending, refusal } = state;
  if (connection === 'closed') return say('online.line.closed');
  if (connection === 'open') return undefined;
  // The first moment of a first call is not worth a word.
  if (connection === 'connecting' && attempts === 0) return undefined;
  if (refusal && isLineRefusal(refusal)) return sayRefusal(say, refusal);
  if (pending.length) return say('online.line.on-its-way');
  return say(attempts > 3 ? 'online.line.down' : 'online.line.again');
}
