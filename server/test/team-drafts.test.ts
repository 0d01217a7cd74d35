import { type ServerFrame, WIRE_LIMITS } from '@late/protocol';
import { expect, test } from 'vitest';
import { Guest, type Line } from './guest.ts';
import { teamAtTable } from './team-at-table.ts';
import { startServer } from './test-server.ts';

const SECRET = 'half-laid-marmalade';
const half = (draft: unknown, question = 1) => ({ t: 'draft', question, draft }) as const;
const shown = (line: Line) => line.frames.filter(({ t }) => t === 'draft');

/** Whatever was on its way has arrived once the answer to a later word is there. */
async function settled(lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    const before = line.frames.length;
    line.send({ t: 'sync' });
    await line.until((frame) => frame.t === 'room' && line.frames.indexOf(frame) >= before);
  }
}

test('what is half laid is shown to mates alone, and kept nowhere', async () => {
  const server = await startServer();
  const { id, anna, jan, zoe, eve, lines } = await teamAtTable(server);
  await eve.ask(id, { do: 'knock', seat: 0, name: 'Eve' });
  const stranger = await new Guest(server, '').watch(id);
  const everybody = [...Object.values(lines), stranger];
  const { length } = await anna.see(id);
  lines.jan.send(half({ tiles: [SECRET] }));
  const isDraft = (frame: ServerFrame) => frame.t === 'draft';
  expect(await lines.anna.until(isDraft)).toEqual({
    t: 'draft',
    name: 'Jan',
    question: 1,
    draft: { tiles: [SECRET] },
  });
  await settled(everybody);
  expect(everybody.map((line) => shown(line).length)).toEqual([1, 0, 0, 0, 0]);

  // Rivals, those who look on or knock, and people without a name cannot show anybody anything.
  for (const line of [lines.zoe, lines.eve, stranger]) line.send(half('noise'));
  await settled(everybody);
  expect(everybody.map((line) => shown(line).length)).toEqual([1, 0, 0, 0, 0]);

  // No step, no page, no store and no figures know of it.
  expect((await anna.see(id)).length).toBe(length);
  expect(JSON.stringify(await server.services.store.steps(id, 0))).not.toContain(SECRET);
  for (const guest of [anna, jan, zoe, eve]) {
    for (const path of [`/api/rooms/${id}`, `/api/rooms/${id}/record`, '/api/me/export']) {
      expect(JSON.stringify((await guest.call('GET', path)).body)).not.toContain(SECRET);
    }
  }
  expect(server.services.metrics.text()).not.toContain(SECRET);
  const again = await anna.watch(id);
  expect(JSON.stringify(again.frames)).not.toContain(SECRET);

  // Whoever left the team is a stranger to it from then on.
  await lines.jan.ask({ do: 'stand' });
  lines.jan.send(half('noise'));
  lines.anna.send(half('noise'));
  await settled(everybody);
  expect(everybody.map((line) => shown(line).length)).toEqual([1, 0, 0, 0, 0]);
});

test('a draft is small, and nobody shows too many', async () => {
  const server = await startServer({ REQUESTS_PER_MINUTE: '100' });
  const { lines } = await teamAtTable(server);
  const farewell = ({ socket }: Line) =>
    new Promise<string>((resolve) => socket.once('close', (_, reason) => resolve(String(reason))));
  lines.jan.send(half('x'.repeat(WIRE_LIMITS.draft - 2)));
  lines.jan.send(half('x'.repeat(WIRE_LIMITS.draft - 1)));
  expect(await farewell(lines.jan)).toBe('shape');
  await settled([lines.anna]);
  expect(shown(lines.anna)).toHaveLength(1);
  for (let count = 0; count < 120; count++) lines.anna.send(half(count));
  expect(await farewell(lines.anna)).toBe('rate');
});
