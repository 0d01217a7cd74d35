import { openPostgresStore } from '@late/server/postgres-store';
import { type Appender, requestOf, stepOf, tableIds } from './appends.ts';

/** Through our store, as rooms do it: every append for itself. */
export async function storeAppends(url: string): Promise<Appender> {
  const store = await openPostgresStore(url);
  let ids: readonly string[] = [];
  let length = 1;

  const open = (id: string) => {
    const plan = { id, code: id, game: 'extra', opened: 1 };
    const step = { seq: 0, at: 1, act: { do: 'open', plan, seats: [], host: 'host' } };
    return store.createTable({
      ...plan,
      seed: 'seed',
      listed: false,
      members: [],
      step: step as unknown as ReturnType<typeof stepOf>,
    });
  };
  const addTo = async (table: string, from: number, each: number) => {
    for (let seq = from; seq < from + each; seq++) {
      const appended = await store.append({
        table,
        from: seq,
        steps: [stepOf(seq)],
        requests: [{ request: requestOf(table, seq), length: seq + 1 }],
        listed: false,
        status: 'playing',
        touched: seq,
        byPeople: true,
        wake: null,
        members: [],
      });
      if (appended !== 'ok') throw new Error(`an append gave ${appended}`);
    }
  };

  return {
    name: 'the store',
    open: async (tables) => {
      ids = tableIds(tables);
      await Promise.all(ids.map(open));
    },
    append: async (each) => {
      await Promise.all(ids.map((id) => addTo(id, length, each)));
      length += each;
    },
    close: () => store.close(),
  };
}
