import type { AnyGame, GameRecord } from '@late/kernel';
import { pack } from '../luck/packed.ts';
import type { RecordKind } from '../table-client/table-client.ts';

/**
 * Where others can see a game: a room's at the house; any other goes along in the link itself, behind the #,
 * so that no server reads it. Null for one that is too long.
 */
export async function replayLink(
  kind: RecordKind,
  game: AnyGame,
  record: GameRecord,
): Promise<string | null> {
  if (kind === 'room') return `${location.origin}/replay/room/${record.table}`;
  try {
    const packed = await pack(game, record);
    return packed && `${location.origin}/open#${packed}`;
  } catch {
    // An old browser that cannot pack.
    return null;
  }
}
