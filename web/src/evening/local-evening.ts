import type { EveningSeen } from '@late/protocol';
import { type EveningSeat, eveningPoints, type Holder, tallyOf } from '@late/table';
import { inReadersWords } from '@late/ui/text';
import type { Say } from '../shell/use-say.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { listTables } from '../store/tables.ts';

/** The games in a row at this device, up to one of its tables. Here people are who they are called. */
export async function localEvening(id: string, say: Say): Promise<EveningSeen | null> {
  const { tables } = await listTables();
  const kept = new Map(tables.map((table) => [table.plan.id, table]));
  const last = kept.get(id);
  return last ? eveningOf(last, (other) => kept.get(other), say) : null;
}

export function eveningOf(
  last: KeptTable,
  tableOf: (id: string) => KeptTable | undefined,
  say: Say,
): EveningSeen {
  const before = (last.evening ?? []).map(tableOf);
  const tables = [...before.flatMap((table) => table ?? []), last];
  const here = new Set(last.plan.holders.flatMap(playersOf).map(({ key }) => key));
  const people = last.plan.holders.filter(({ kind }) => kind === 'person');
  const isAlone = people.length === 1;
  const tally = tallyOf(
    tables.map(({ plan, result }) => ({
      seats: plan.holders.map((holder) => ({ kind: kindOf(holder), players: playersOf(holder) })),
      result,
    })),
  );
  return {
    games: tables.map((table) => gameOf(table, say)),
    lost: before.filter((table) => !table).length,
    tally: tally.map(({ key, ...line }) => ({
      ...line,
      name: inReadersWords(line.name, say),
      isYou: isAlone && here.has(key) && line.kind === 'person',
      isGone: !here.has(key),
    })),
  };
}

function gameOf({ plan, result }: KeptTable, say: Say): EveningSeen['games'][number] {
  const points = result && eveningPoints(result);
  return {
    game: plan.game,
    state: result ? 'over' : 'playing',
    room: plan.id,
    seats: plan.holders.map((holder, seat) => ({
      kind: kindOf(holder),
      names: playersOf(holder).map(({ name }) => inReadersWords(name, say)),
      score: result?.scores[seat] ?? null,
      points: points?.[seat] ?? null,
      won: Boolean(result?.winners.includes(seat)),
    })),
  };
}

function kindOf({ kind }: Holder): EveningSeat['kind'] {
  return kind === 'bot' ? 'bot' : 'person';
}

function playersOf(holder: Holder): EveningSeat['players'] {
  if (holder.kind === 'empty') return [];
  return [{ key: `${kindOf(holder)} ${holder.name}`, name: holder.name }];
}
