import type { Written } from '@late/games/manifest';
import type { WireRefusal } from '@late/protocol';
import type { Room, RoomRequest } from '@late/table';
import type { WordFilter } from './word-filter.ts';

/** Why a request is refused for a word in it. Only tables that anybody can find are looked at. */
export function unwantedWords(
  { listed, seats }: Room,
  request: RoomRequest,
  filter: WordFilter,
  /** What whoever opened the table wrote themselves. */
  written: Written | null = null,
): WireRefusal | null {
  if (request.do === 'list' && request.listed) {
    if (written && filter.bars(written.text)) return { code: 'room.word-written' };
    const names = seats.flatMap((held) => (held.kind === 'person' ? [held.name] : []));
    return names.some((name) => filter.bars(name)) ? { code: 'room.word-at-table' } : null;
  }
  if (!listed) return null;
  if ('name' in request && isOwnName(request)) {
    return filter.bars(request.name) ? { code: 'room.word-name' } : null;
  }
  const isBarred = request.do === 'say' && request.text !== undefined && filter.bars(request.text);
  return isBarred ? { code: 'room.word' } : null;
}

/** Other requests name somebody who has the name already. */
function isOwnName(request: RoomRequest): boolean {
  return request.do === 'sit' || request.do === 'knock' || request.do === 'rename';
}
