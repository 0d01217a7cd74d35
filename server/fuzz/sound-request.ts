import { BOT_LEVELS, type Chance, hashOfPart, pick } from '@late/kernel';
import { PHRASES, type RoomRequest } from '@late/table';

const NAMES = ['Ada', 'Bob', 'Cy', 'Dot', 'Eve', 'Ａda', 'Аda', 'Ada\u200B'];

/** Few, so that what was promised is told now and then. */
const partOf = (seat: number) => String(seat % 2).repeat(64);

/** Makes requests of every kind, as a client would send them; `move` finds a move for whoever asks. */
export function soundRequest(chance: Chance, move: () => unknown): RoomRequest {
  const seat = chance.below(5);
  const name = pick(chance, NAMES);
  const level = pick(chance, BOT_LEVELS);
  const yes = chance.below(2) === 0;
  const kinds: readonly (() => RoomRequest)[] = [
    () => ({ do: 'move', move: move() }),
    () => ({ do: 'move', move: move(), question: chance.below(40) }),
    () => ({ do: 'sit', seat, name }),
    () => ({ do: 'sit', seat, name, ticket: 'x'.repeat(43) }),
    () => ({ do: 'stand' }),
    () => ({ do: 'knock', seat, name }),
    () => ({ do: pick(chance, ['admit', 'turn-away'] as const), name }),
    () => ({ do: 'withdraw' }),
    () => ({ do: 'dismiss', seat, name }),
    () => ({ do: 'remove', seat, wanted: yes }),
    () => ({ do: 'pledge', hash: hashOfPart(partOf(seat)) }),
    () => ({ do: 'part', value: partOf(seat) }),
    () => ({ do: 'start' }),
    () => ({ do: pick(chance, ['undo', 'agree', 'decline', 'hand-back'] as const) }),
    () => ({ do: 'arrange', seat, as: pick(chance, ['open', 'closed', level] as const) }),
    () => ({ do: 'host', seat }),
    () => ({ do: 'rename', name }),
    () => ({ do: 'list', listed: yes }),
    () => ({ do: 'stand-in', seat, level }),
    () => ({ do: 'say', phrase: pick(chance, PHRASES) }),
    () => ({ do: 'say', text: name.repeat(1 + chance.below(30)), to: 'team' }),
    () => ({ do: 'mute', seat, muted: yes }),
  ];
  // Most of what is asked of a room are moves: without them no game would come far.
  return chance.below(3) ? (kinds[0] as () => RoomRequest)() : pick(chance, kinds)();
}
