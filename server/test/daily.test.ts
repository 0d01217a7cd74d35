import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extra } from '@late/extra/rules';
import { commitment, dailySeed, readRecord, verify } from '@late/kernel';
import type { DailyTable } from '@late/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { startOperated } from './operator-guest.ts';
import { anyMove } from './play-extra.ts';
import { startServer } from './test-server.ts';

afterEach(() => vi.useRealTimers());

const NOON = Date.UTC(2030, 0, 15, 12);
const DAY = '2030-01-15';

/** A house at noon, and people in it. */
async function atNoon(count: number, settings: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const server = await startServer(settings);
  const guests: Guest[] = [];
  for (let n = 0; n < count; n++) guests.push(await Guest.arrive(server));
  return { server, guests: guests as [Guest, ...Guest[]] };
}

const begin = (guest: Guest, body: object, deal = 'extra-solo/-') =>
  guest.call('POST', `/api/daily/${deal}/runs`, body);

const seen = async (guest: Guest, day = DAY): Promise<DailyTable> =>
  (await guest.call('GET', `/api/daily/${day}/extra-solo/-`)).body;

/** Plays EXTRA! to its end. */
async function play(guest: Guest, room: string): Promise<void> {
  for (let moves = 0; moves < 500; moves++) {
    const now = await guest.see(room);
    if (now.table?.result) return;
    const move = anyMove(now);
    if (move) await guest.ask(room, { do: 'move', move });
  }
}

describe('the house’s table of the day', () => {
  test('ranks games that were played there, tells lines to those who are through, and the seed after midnight', async () => {
    const { guests } = await atNoon(3);
    const [anna, jan, zoe] = guests as [Guest, Guest, Guest];
    const before = await seen(zoe);
    expect(before).toMatchObject({ begun: 0, through: 0, lines: null, seed: null, room: null });
    const rooms = [
      (await begin(anna, { name: 'Anna' })).body.id as string,
      (await begin(jan, { name: 'Jan' })).body.id as string,
    ] as const;
    await play(anna, rooms[0]);
    expect((await seen(jan)).lines).toBeNull();
    const own = await seen(anna);
    expect(own).toMatchObject({ begun: 2, through: 1, room: rooms[0], seed: null });
    expect(own.lines).toMatchObject([{ rank: 1, name: 'Anna', isYou: true, room: rooms[0] }]);
    await play(jan, rooms[1]);
    const both = (await seen(jan)).lines ?? [];
    expect(both.map(({ name }) => name).sort()).toEqual(['Anna', 'Jan']);
    expect((both[0]?.score as number) >= (both[1]?.score as number)).toBe(true);
    // Nobody has the seed before midnight, whoever is through, and it is not the one that follows from the date.
    expect((await anna.see(rooms[0])).table?.seed).toBeNull();
    const key = { day: DAY, game: 'extra', mode: 'solo', edition: '' };
    expect(before.commitment).not.toBe(commitment(dailySeed(key)));
    vi.setSystemTime(Date.UTC(2030, 0, 16, 0, 0, 1));
    const after = await seen(zoe);
    expect(after).toMatchObject({
      isOver: true,
      commitment: before.commitment,
      lines: both.map((line) => ({ ...line, isYou: false })),
    });
    expect(commitment(after.seed as string)).toBe(before.commitment);
    // What a line says is what the recorded moves come to.
    const text = (await zoe.call('GET', `/api/rooms/${rooms[0]}/record`)).body as string;
    const checked = verify(
      extra,
      readRecord(text, () => extra),
    );
    expect(checked.fair).toBe(true);
    expect((await begin(zoe, { name: 'Zoe' })).body.id).toBeDefined();
    expect((await seen(zoe)).begun).toBe(2);
  });

  test('refuses a forged result: there is no way to send one', async () => {
    const { guests } = await atNoon(1);
    const [anna] = guests;
    for (const forged of [
      { name: 'Anna', score: 4690 },
      { name: 'Anna', scores: [4690] },
      { name: 'Anna', result: { scores: [4690], winners: [0] } },
      { name: 'Anna', log: [] },
      { name: 'Anna', seed: '0'.repeat(64) },
    ]) {
      const { status, body } = await begin(anna, forged);
      expect([status, body.refusal.code]).toEqual([400, 'net.shape']);
    }
    const room = (await begin(anna, { name: 'Anna' })).body.id;
    for (const [method, path] of [
      ['PUT', `/api/daily/${DAY}/extra-solo/-`],
      ['POST', `/api/daily/${DAY}/extra-solo/-`],
      ['POST', `/api/rooms/${room}/result`],
    ] as const) {
      expect((await anna.call(method, path, { score: 4690 })).status).toBe(404);
    }
    // Dice of one's own, a move out of turn and the house's work are refused as at any table.
    for (const request of [
      { do: 'move', move: { do: 'throw', dice: [6, 6, 6, 6, 6] } },
      {
        do: 'move',
        move: {
          do: 'split',
          pairs: [
            [6, 6],
            [6, 6],
          ],
          fifth: 6,
        },
      },
      { do: 'stand-in', seat: 0, level: 'hard' },
    ]) {
      const { body } = await anna.ask(room, request as never);
      expect(body.refusal?.code).toEqual(expect.any(String));
    }
    expect(await seen(anna)).toMatchObject({ begun: 1, through: 0, lines: null });
  });

  test('gives one person one game a day, and another one tomorrow', async () => {
    const { guests } = await atNoon(1);
    const [anna] = guests;
    const all = await Promise.all([1, 2, 3].map(() => begin(anna, { name: 'Anna' })));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    const first = await seen(anna);
    vi.setSystemTime(NOON + 24 * 60 * 60 * 1000);
    const next = await begin(anna, { name: 'Anna' });
    expect(next.body.id).not.toBe(all[0]?.body.id);
    expect((await seen(anna, '2030-01-16')).commitment).not.toBe(first.commitment);
  });

  test('has no deals but those of the Daily Edition, and none of tomorrow', async () => {
    const { guests } = await atNoon(1);
    const [anna] = guests;
    const asked = ['chess-solo/-', 'extra-solo/pl', 'slowka-alone/-', 'slowka-alone/xx'];
    for (const deal of asked) {
      expect((await begin(anna, { name: 'Anna' }, deal)).body.refusal.code).toBe('daily.none');
      const { body } = await anna.call('GET', `/api/daily/${DAY}/${deal}`);
      expect(body.refusal.code).toBe('daily.none');
    }
    const tomorrow = await anna.call('GET', '/api/daily/2030-01-16/extra-solo/-');
    expect(tomorrow.body.refusal.code).toBe('daily.none');
    expect((await anna.call('GET', '/api/daily/2030-02-30/extra-solo/-')).status).toBe(404);
    expect((await begin(anna, { name: 'Anna' }, 'slowka-alone/pl')).status).toBe(200);
  });

  test('keeps barred words out of its names', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'late-words-')), 'words.txt');
    writeFileSync(file, 'scoundrel\n');
    const { guests } = await atNoon(1, { BARRED_WORDS_FILE: file });
    const [anna] = guests;
    const { body } = await begin(anna, { name: 'Sc0undrel' });
    expect(body.refusal.code).toBe('room.word-name');
  });

  test('loses a line that the operator takes away, for good', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    const { server, operator } = await startOperated();
    const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
    const rooms: string[] = [];
    for (const [guest, name] of [
      [anna, 'Anna'],
      [jan, 'Rude'],
    ] as const) {
      rooms.push((await begin(guest, { name })).body.id);
      await play(guest, rooms.at(-1) as string);
    }
    await seen(jan);
    expect((await seen(anna)).lines).toHaveLength(2);
    const reported = await anna.call('POST', `/api/rooms/${rooms[1]}/reports`, { reason: 'name' });
    expect(reported.status).toBe(201);
    const [report] = (await operator.call('GET', '/api/admin/reports')).body.reports;
    expect(report.table.seats).toMatchObject([{ name: 'Rude' }]);
    await operator.call('DELETE', `/api/admin/tables/${report.table.table}`);
    expect((await seen(anna)).lines).toMatchObject([{ name: 'Anna', rank: 1 }]);
    expect(JSON.stringify(await seen(anna))).not.toContain('Rude');
    expect((await begin(jan, { name: 'Ruder' })).body.id).toBe(rooms[1]);
  });
});
