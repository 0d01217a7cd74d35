import { wordsNote } from '../games/words-note.ts';
import type { RoomLine } from '../remote/api.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import type { Say } from '../shell/use-say.ts';

/** Who is at a table of the house, and how far it is. */
export function sayRoom(say: Say, room: RoomLine): string {
  const names = room.seats.flatMap(({ name }) => (name ? [name] : []));
  return [names.join(', '), sayState(say, room)].filter(Boolean).join(' · ');
}

/** The language of its words, as far as the house can say. */
export function roomNote(say: Say, room: RoomLine): string | undefined {
  return room.refusal ? undefined : wordsNote(say, room.game, room);
}

function sayState(say: Say, { status, seats, refusal }: RoomLine): string {
  if (refusal) return sayRefusal(say, refusal);
  if (status !== 'waiting') return say(status === 'playing' ? 'lobby.playing' : 'lobby.over');
  return say('lobby.free', { count: seats.filter(({ kind }) => kind === 'open').length });
}
