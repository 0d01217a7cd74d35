import type { Line as LineOf, Seat } from '@late/kernel';
import type { RoomSeen } from '@late/table';
import type { Texts } from '../shell/use-say.ts';
import { ownSeatOf } from './own-seat.ts';

type Line = LineOf<Texts>;

/** What changed around the game, in sentences that speak to the reader; the game's own events tell the rest. */
export function tellChange(before: RoomSeen, after: RoomSeen, hasEvents: boolean): Line[] {
  return [...tellSeats(before, after), ...tellTable(before, after, hasEvents)];
}

function tellSeats(before: RoomSeen, after: RoomSeen): Line[] {
  if (before.seats === after.seats || before.seats.length !== after.seats.length) return [];
  const [then, now] = [ownSeatOf(before), ownSeatOf(after)];
  return after.seats.flatMap((seat, index): Line[] => {
    const was = before.seats[index];
    const sat = was?.kind === 'person' && !was.deserted;
    const sits = seat.kind === 'person' && !seat.deserted;
    if (sat && sits) {
      if (index !== then || index !== now) return tellMates(was.mates, seat.mates);
      const { name } = seat;
      return name === was.name ? [] : [{ key: 'online.told.you.renamed', params: { name } }];
    }
    if (sits && !sat) {
      if (index === now) return [{ key: 'online.told.you.sat' }];
      return [{ key: 'online.told.sat', params: { name: seat.name } }];
    }
    if (sat && !sits) {
      if (index === then) return [{ key: 'online.told.you.left' }];
      return [{ key: 'online.told.left', params: { name: was.name } }];
    }
    return [];
  });
}

/** Of the same number of people one has a new name; otherwise some came or went. */
function tellMates(before: readonly string[], after: readonly string[]): Line[] {
  if (before.length === after.length) {
    return after.flatMap((name, index): Line[] => {
      const was = before[index] ?? '';
      return was === name ? [] : [{ key: 'online.told.renamed', params: { before: was, name } }];
    });
  }
  const tell = (
    key: 'online.told.sat' | 'online.told.left',
    names: readonly string[],
    others: readonly string[],
  ): Line[] =>
    names.filter((name) => !others.includes(name)).map((name) => ({ key, params: { name } }));
  return [...tell('online.told.sat', after, before), ...tell('online.told.left', before, after)];
}

function tellTable(before: RoomSeen, after: RoomSeen, hasEvents: boolean): Line[] {
  const [was, is] = [before.table, after.table];
  if (!is) return [];
  if (!was) return [{ key: 'replay.deal' }];
  // Whatever was being asked is void, and not declined.
  if (after.closed) return before.closed ? [] : [{ key: `close.${after.closed.by}` }];
  const you = ownSeatOf(after);
  const note = (kind: 'stand-in' | 'hand-back' | 'ask-undo', seat: Seat): Line =>
    seat === you
      ? { key: `note.you.${kind}` }
      : { key: `note.${kind}`, params: { name: after.seats[seat]?.name ?? '' } };
  const told: Line[] = [];
  is.standIns.forEach((level, seat) => {
    const had = was.standIns[seat] ?? null;
    if (level && !had) told.push(note('stand-in', seat));
    if (!level && had) told.push(note('hand-back', seat));
  });
  const [asked, asks] = [was.undoRequest, is.undoRequest];
  if (asks && asks.seat !== asked?.seat) told.push(note('ask-undo', asks.seat));
  if (asked && !asks && !hasEvents) {
    const came = was.view === is.view ? 'declined' : 'taken-back';
    const name = after.seats[asked.seat]?.name ?? '';
    if (asked.seat === you) told.push({ key: `online.told.you.${came}` });
    else told.push({ key: `online.told.${came}`, params: { name } });
  }
  return told;
}
