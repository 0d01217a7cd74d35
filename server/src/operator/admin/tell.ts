import type { AdminBan, AdminReport, AdminTable, AnswerBody } from '@late/protocol';
import { safeText } from '../safe-text.ts';

const MEGABYTE = 2 ** 20;

/** A time, as everybody writes it. */
function at(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export function tellHouse(house: AnswerBody<'adminHouse'>): string {
  const { tables, restart } = house;
  return [
    `since      ${at(house.started)}`,
    `busy       ${Math.round(house.busy * 100)} % of the time since it was last asked`,
    `memory     ${Math.round(house.memory / MEGABYTE)} MB`,
    `sockets    ${house.sockets}`,
    `tables     ${tables.waiting} waiting, ${tables.playing} playing, ${tables.over} over`,
    `people     ${house.people}`,
    `restart    ${restart === null ? 'none announced' : at(restart)}`,
  ].join('\n');
}

export function tellTable(table: AdminTable): string {
  const seats = table.seats.map(({ kind, name, mates }) =>
    safeText([name || kind, ...mates].join(' + ')),
  );
  const marks = [
    table.game,
    table.status,
    ...(table.listed ? ['listed'] : []),
    ...(table.reports > 0 ? [`${table.reports} reported`] : []),
    `touched ${at(table.touched)}`,
  ];
  return `${table.table}\n    ${marks.join(', ')}\n    seats: ${seats.join(', ') || 'resting'}`;
}

export function tellReport({ id, at: time, reason, text, game, table, line }: AdminReport): string {
  const said = line && (line.text ?? line.phrase ?? '');
  return [
    `${id}  ${at(time)}  ${reason}, ${game}`,
    `    table: ${table?.table ?? 'deleted'}`,
    ...(line ? [`    ${safeText(line.name)} said: ${safeText(said ?? '')}`] : []),
    ...(text ? [`    the report: ${safeText(text)}`] : []),
  ].join('\n');
}

export function tellBan({ id, kind, name, until }: AdminBan): string {
  return `${id}  ${kind} ${safeText(name)}, until ${at(until)}`;
}

export function tellRestart({ restart }: AnswerBody<'adminAnnounce'>): string {
  return restart === null ? 'No restart is announced.' : `Everybody is told: ${at(restart)}`;
}

/** A list, or a word for an empty one. */
export function tellAll<T>(things: readonly T[], tell: (thing: T) => string, none: string): string {
  return things.length === 0 ? none : things.map(tell).join('\n');
}
