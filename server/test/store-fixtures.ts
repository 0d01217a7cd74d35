import { randomBytes } from 'node:crypto';
import type { RoomStep } from '@late/table';
import type { Append, NewTable, Store, TableRow } from '../src/store/store.ts';

/** Opens the store of a place. An unknown place is empty; a known one is shared with whoever has it open. */
export type OpenPlace = (place: string) => Promise<Store>;

/** Opens an empty store that nobody else has, until the test is over. */
export type OpenFresh = () => Promise<Store>;

/** What a test says of a table; everything else is of no importance to it. */
type Wishes = Partial<Omit<NewTable, 'step'>> & { readonly host?: string };

export function freshId(): string {
  return randomBytes(8).toString('hex');
}

export function newTable({ host = 'anna', ...wishes }: Wishes = {}): NewTable {
  const id = wishes.id ?? freshId();
  const table = {
    id,
    code: id.toUpperCase(),
    game: 'extra',
    seed: `seed of ${id}`,
    listed: true,
    opened: 1_000,
    members: [host],
    ...wishes,
  };
  return { ...table, step: openStep(table, host) };
}

function openStep(table: Omit<NewTable, 'step'>, host: string): RoomStep {
  const { id, code, game, listed, opened } = table;
  const plan = {
    id,
    code,
    game,
    version: 1,
    options: {},
    clock: { kind: 'none' } as const,
    commitment: 'c0ffee',
    opened,
  };
  return { seq: 0, at: opened, act: { do: 'open', plan, seats: [], host, listed } };
}

export function said(seq: number, text = `word ${seq}`, at = 2_000): RoomStep {
  return { seq, at, act: { do: 'say', member: 'anna', line: { seat: 0, name: 'Anna', text } } };
}

/** As a rule there is one request, and all steps come from it. */
type AppendWishes = Partial<Append> & { readonly request?: string };

export function append(
  table: string,
  from: number,
  { request, ...wishes }: AppendWishes = {},
): Append {
  const steps = wishes.steps ?? [said(from)];
  return {
    table,
    from,
    steps,
    requests: request === undefined ? [] : [{ request, length: from + steps.length }],
    listed: true,
    status: 'playing',
    touched: 2_000,
    byPeople: true,
    wake: null,
    members: ['anna'],
    ...wishes,
  };
}

/** Opens a table and says its id. */
export async function opened(store: Store, wishes: Wishes = {}): Promise<string> {
  const table = newTable(wishes);
  if (!(await store.createTable(table))) throw new Error('taken');
  return table.id;
}

/** Says something as often as it takes until nobody else was faster; the number that it got. */
export async function insist(store: Store, table: string, text: string): Promise<number> {
  for (;;) {
    const { length } = (await store.table(table)) as TableRow;
    const steps = [said(length, text)];
    if ((await store.append(append(table, length, { steps }))) === 'ok') return length;
  }
}

export function texts(steps: readonly RoomStep[]): string[] {
  return steps.map(({ act }) => (act.do === 'say' && 'text' in act.line ? act.line.text : act.do));
}
