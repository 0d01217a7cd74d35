import type { Line as LineOf, Narrate, Seat } from '@late/kernel';
import type { StoryStep } from '@late/table';
import type { Texts } from '../shell/use-say.ts';

type Line = LineOf<Texts>;

const NOTES = [
  'stand-in',
  'hand-back',
  'ask-undo',
  'agree',
  'decline',
  'withdrawn',
  'hint',
] as const;

/** One entry of a log in a sentence or two; the reader, who is at seat `you`, is spoken to. */
export function tellEntry(
  narrate: Narrate<unknown>,
  { act, by, events }: StoryStep,
  name: (seat: Seat) => string,
  you: Seat | undefined,
): LineOf[] {
  const told = events.flatMap((event) => narrate(event, name, you));
  const seat = typeof by === 'number' ? by : null;
  switch (act.do) {
    case 'deal':
      return [{ key: 'replay.deal' } satisfies Line, ...told];
    case 'redraw':
      return [{ key: 'replay.redraw' } satisfies Line];
    case 'expire':
      return told.length ? told : [{ key: 'replay.expire' } satisfies Line];
    case 'undo':
      return [undone(seat, you, name, act.drops.length), ...told];
    case 'note': {
      const kind = NOTES.find((known) => known === act.note.kind);
      return kind ? [note(kind, seat ?? Number(act.note.seat), you, name), ...told] : told;
    }
    case 'move':
      return told;
  }
}

function undone(
  seat: Seat | null,
  you: Seat | undefined,
  name: (seat: Seat) => string,
  count: number,
): Line {
  if (seat !== null && seat === you) return { key: 'replay.you.undo', params: { count } };
  return { key: 'replay.undo', params: { name: seat === null ? '' : name(seat), count } };
}

function note(
  kind: (typeof NOTES)[number],
  seat: Seat,
  you: Seat | undefined,
  name: (seat: Seat) => string,
): Line {
  if (seat === you) return { key: `note.you.${kind}` };
  return { key: `note.${kind}`, params: { name: name(seat) } };
}
