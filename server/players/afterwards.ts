import { GAMES } from '@late/games';
import { type AnyGame, readRecord, verify } from '@late/kernel';
import { ableBots, type Room, restoreRoom } from '@late/table';
import { findGame } from '../src/games.ts';
import { checkTable, isShown } from './check-table.ts';
import { groupBy } from './group-by.ts';
import type { Journal } from './journal.ts';
import type { KeptTable } from './kept-table.ts';
import type { Visitor } from './visitor.ts';

const games = new Map(
  await Promise.all(GAMES.map(async ({ id }) => [id as string, await findGame(id)] as const)),
);
const gameOf = (id: string): AnyGame | null => games.get(id) ?? null;

const AT_ONCE = 16;

/** What the running server shows of a table: to everybody who played there, and to a stranger. */
export interface Shown {
  readonly table: string;
  readonly rooms: ReadonlyMap<string, unknown>;
  readonly record: string | null;
}

export interface Verdict {
  readonly violations: readonly string[];
  readonly finished: number;
}

export async function askEverybody(
  url: string,
  journal: Journal,
  visitors: readonly Visitor[],
): Promise<Shown[]> {
  const byMember = new Map(visitors.map((visitor) => [visitor.member, visitor]));
  const waiting = [...journal.rooms];
  const shown: Shown[] = [];
  const look = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [table, members] = next;
      const rooms = new Map<string, unknown>();
      for (const member of ['', ...members]) {
        const headers = byMember.get(member)?.headers ?? {};
        const answer = await fetch(`${url}/api/rooms/${table}`, { headers });
        rooms.set(member, ((await answer.json()) as { room?: unknown }).room);
      }
      const record = await fetch(`${url}/api/rooms/${table}/record`);
      const text = await record.text();
      shown.push({ table, rooms, record: record.ok ? text : null });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return shown;
}

/** What else is wrong with a table whose log is sound. */
export type CheckEnd = (game: AnyGame, room: Room, table: KeptTable) => readonly string[];

/** Holds everything that is stored against what clients were told. */
export function judge(
  kept: readonly KeptTable[],
  journal: Journal,
  copiesLie: boolean,
  checkEnd: CheckEnd,
): Verdict {
  const violations: string[] = [];
  const asked = groupBy(journal.asked, ({ table }) => table);
  const pictures = groupBy(journal.pictures, ({ table }) => table);
  const known = new Set(kept.map(({ id }) => id));
  let finished = 0;
  for (const table of journal.rooms.keys()) {
    if (!known.has(table)) violations.push(`${table}: opened and lost`);
  }
  for (const table of kept) {
    const game = gameOf(table.game) as AnyGame;
    const { id } = table;
    const checked = checkTable(game, table, {
      asked: asked.get(id) ?? [],
      pictures: pictures.get(id) ?? [],
      copiesLie,
    });
    const found = [...checked.violations];
    if (checked.room) {
      found.push(...checkEnd(game, checked.room, table));
      if (checked.room.table?.result) finished++;
    }
    violations.push(...found.map((text) => `${id}: ${text}`));
  }
  return { violations, finished };
}

/** Whether what the server shows after everything came to rest is what is stored. */
export function checkShown(shown: readonly Shown[]): CheckEnd {
  const shownOf = new Map(shown.map((one) => [one.table, one]));
  return (game, room, { id, seed }) => {
    const violations: string[] = [];
    const here = shownOf.get(id);
    if (isBotAwaited(room)) violations.push('bots do not play on');
    for (const [member, seen] of here?.rooms ?? []) {
      if (!isShown(game, room, seed, member, seen)) {
        violations.push(`the server shows ${member || 'strangers'} another table`);
      }
    }
    return here && room.table?.result
      ? [...violations, ...checkFair(game, here.record)]
      : violations;
  };
}

/** The record of a finished game shows that it was fair. */
export function checkFair(game: AnyGame, record: string | null): string[] {
  const verdict = record === null ? null : verify(game, readRecord(record, gameOf));
  return verdict?.fair ? [] : [`not shown to be fair: ${verdict?.code}`];
}

/** The tables that wait for a bot. */
export function waitingForBots(kept: readonly KeptTable[]): KeptTable[] {
  return kept.filter((table) => {
    const steps = table.steps.map(({ step }) => step);
    return isBotAwaited(restoreRoom(gameOf(table.game) as AnyGame, steps));
  });
}

function isBotAwaited({ table }: Room): boolean {
  return table !== null && ableBots(table).some(({ must }) => must);
}
