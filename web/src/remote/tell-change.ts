import type { Line as LineOf } from '@late/kernel';
import type { RoomSeen } from '@late/table';
import type { Texts } from '../shell/use-say.ts';

type Line = LineOf<Texts>;

/** What changed around the game, in sentences; the game's own events tell the rest. */
export function tellChange(before: RoomSeen, after: RoomSeen, hasEvents: boolean): Line[] {
  return [...tellSeats(before, after), ...tellTable(before, after, hasEvents)];
}

function tellSeats(before: RoomSeen, after: RoomSeen): Line[] {
  if (before.seats === after.seats || before.seats.length !== after.seats.length) return [];
  return after.seats.flatMap((seat, index): Line[] => {
    const was = before.seats[index];
    const sat = was?.kind === 'person' && !was.deserted;
    const sits = seat.kind === 'person' && !seat.deserted;
    if (sat && sits) return tellMates(was.mates, seat.mates);
    if (sits && !sat) return [{ key: 'online.told.sat', params: { name: seat.name } }];
    if (sat && !sits) return [{ key: 'online.told.left', params: { name: was.name } }];
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
  const name = (seat: number) => after.seats[seat]?.name ?? '';
  // Whatever was being asked is void, and not declined.
  if (after.closed) return before.closed ? [] : [{ key: `close.${after.closed.by}` }];
  const told: Line[] = [];
  is.standIns.forEach((level, seat) => {
    const had = was.standIns[seat] ?? null;
    if (level && !had) told.push({ key: 'note.stand-in', params: { name: name(seat) } });
    if (!level && had) told.push({ key: 'note.hand-back', params: { name: name(seat) } });
  });
  const [asked, asks] = [was.undoRequest, is.undoRequest];
  if (asks && asks.seat !== asked?.seat) {
    told.push({ key: 'note.ask-undo', params: { name: name(asks.seat) } });
  }
  if (asked && !asks && !hasEvents) {
    const key = was.view === is.view ? 'online.told.declined' : 'online.told.taken-back';
    told.push({ key, params: { name: name(asked.seat) } });
  }
  return told;
}
