import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomSeen } from '@late/table';
import type { Journal } from '../players/journal.ts';
import { lengthsIn } from '../players/kept-in-postgres.ts';
import type { Visitor } from '../players/visitor.ts';
import type { Cluster } from '../testing/index.ts';

const AT_ONCE = 8;
/** Where all others want the machine too, a process may say "one moment" for a while. */
const MOST_MOMENTS = 60;

/**
 * Asks every process, past the balancer, what it shows to everybody who played, and to a stranger. What it
 * shows is kept in the journal; what it shows too little of is a complaint. The records of finished games.
 */
export async function askEveryProcess(
  cluster: Cluster,
  journal: Journal,
  people: readonly Visitor[],
): Promise<Map<string, string>> {
  const records = new Map<string, string>();
  const byMember = new Map(people.map((visitor) => [visitor.member, visitor]));
  const lengths = await lengthsIn(cluster.databaseUrl);
  const waiting = [...journal.rooms].flatMap(([table, members]) =>
    cluster.processes.map(({ server }, at) => ({ table, members, url: server.url, at })),
  );
  const ask = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { table, members, url, at } = next;
      const least = lengths.get(table) ?? 0;
      let isOver = false;
      for (const member of ['', ...members]) {
        const headers = byMember.get(member)?.headers ?? {};
        const answer = await askInsistently(`${url}/api/rooms/${table}`, headers);
        const { room } = (await answer.json()) as { readonly room?: RoomSeen };
        if (room) journal.keep(table, member, room);
        isOver = Boolean(room?.table?.result);
        if ((room?.length ?? 0) < least) {
          const shown = room ? `shows ${room.length}` : `answers ${answer.status} instead`;
          journal.complain(`${table}: process ${at} ${shown} of ${least} steps`);
        }
      }
      if (!isOver) continue;
      const record = await askInsistently(`${url}/api/rooms/${table}/record`);
      records.set(table, await record.text());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return records;
}

/** "One moment" is no answer, and says nothing wrong. */
async function askInsistently(
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  for (let moments = 0; ; moments++) {
    const answer = await fetch(url, { headers });
    if (answer.status < 500 || moments === MOST_MOMENTS) return answer;
    await answer.text();
    await sleep(1_000);
  }
}
