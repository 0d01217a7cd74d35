import { describe, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { startServer, type TestServer } from './test-server.ts';

/** Somebody at an address, as the one proxy in front vouches for it. */
class GuestAt extends Guest {
  private readonly address: string;

  constructor(server: TestServer, token: string, address: string) {
    super(server, token);
    this.address = address;
  }

  static async at(server: TestServer, address: string): Promise<GuestAt> {
    return new GuestAt(server, (await Guest.arrive(server)).token, address);
  }

  override call(method: string, path: string, body?: unknown) {
    return super.call(method, path, body, { 'x-forwarded-for': this.address });
  }

  async openListed(): Promise<string> {
    const room = { game: 'extra', seats: ['open'], name: 'Host', listed: true };
    const { body } = await this.call('POST', '/api/rooms', room);
    return body.id ?? body.refusal.code;
  }

  async listed(): Promise<string[]> {
    const { body } = await this.call('GET', '/api/rooms');
    return body.rooms.map(({ id }: { id: string }) => id);
  }

  async playToTheEnd(id: string): Promise<void> {
    await this.ask(id, { do: 'start' });
    for (;;) {
      const move = anyMove(await this.see(id));
      if (!move) return;
      await this.ask(id, { do: 'move', move });
    }
  }
}

describe('listed tables', () => {
  const SETTINGS = { PROXIES: '1', LISTED_PER_ADDRESS: '2', REQUESTS_PER_MINUTE: '100000' };

  test('are bounded by address, whoever opens them and however often they ask', async () => {
    const server = await startServer(SETTINGS);
    const here = '2001:db8:1:1::1';
    const guests = await Promise.all([1, 2, 3, 4].map(() => GuestAt.at(server, here)));
    const answers = await Promise.all(guests.map((guest) => guest.openListed()));
    expect(answers.filter((answer) => answer === 'net.listed')).toHaveLength(2);
    const [anna] = guests as [GuestAt];
    const refused = await anna.call('POST', '/api/rooms', {
      game: 'extra',
      seats: ['open'],
      listed: true,
    });
    expect([refused.status, refused.body.refusal]).toEqual([
      429,
      { code: 'net.listed', params: { max: 2 } },
    ]);
    expect(server.services.metrics.text()).toContain('limits_refused_total{limit="listed"} 3');
    // Not listed it opens, and the neighbour's list is not full.
    await anna.open();
    const neighbour = await GuestAt.at(server, '2001:db8:1:2::1');
    const another = await neighbour.openListed();
    expect(await neighbour.listed()).toContain(another);
    expect(await neighbour.listed()).toHaveLength(3);
  });

  test('are bounded by network', async () => {
    const server = await startServer({ ...SETTINGS, LISTED_PER_ADDRESS: '1' });
    const answers: string[] = [];
    for (let n = 1; n <= 6; n++) {
      answers.push(await (await GuestAt.at(server, `192.0.2.${n}`)).openListed());
    }
    expect(answers.filter((answer) => answer === 'net.listed')).toHaveLength(1);
    expect(await (await GuestAt.at(server, '192.0.3.1')).openListed()).not.toBe('net.listed');
  });

  test('cannot be smuggled in by listing them later, over HTTP or a socket', async () => {
    const server = await startServer(SETTINGS);
    const anna = await GuestAt.at(server, '192.0.2.1');
    const ids = await Promise.all([1, 2, 3, 4].map(() => anna.open()));
    const asked = await Promise.all(ids.map((id) => anna.ask(id, { do: 'list', listed: true })));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    expect(await anna.listed()).toHaveLength(2);
    const hidden = ids[asked.findIndex(({ status }) => status === 429)] as string;
    const line = await anna.watch(hidden);
    expect(await line.ask({ do: 'list', listed: true })).toMatchObject({ code: 'net.listed' });
    // Asking again for what is so already is no other table.
    const shown = ids[asked.findIndex(({ status }) => status === 200)] as string;
    expect((await anna.ask(shown, { do: 'list', listed: true })).status).toBe(200);
    // One goes, and there is a place.
    await anna.ask(shown, { do: 'list', listed: false });
    expect(typeof (await line.ask({ do: 'list', listed: true }))).toBe('number');
  });

  test('that were left count no more after a day', async () => {
    const server = await startServer({ ...SETTINGS, LISTED_PER_ADDRESS: '1' });
    const anna = await GuestAt.at(server, '192.0.2.1');
    await anna.openListed();
    expect(await anna.openListed()).toBe('net.listed');
    vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] });
    try {
      expect(await anna.openListed()).not.toBe('net.listed');
      expect(await anna.openListed()).toBe('net.listed');
    } finally {
      vi.useRealTimers();
    }
  });

  test('are shown fairly mixed: nobody has the first page to themselves', async () => {
    const server = await startServer({ ...SETTINGS, LISTED_PER_ADDRESS: '100' });
    const jan = await GuestAt.at(server, '198.51.100.1');
    const first = await jan.openListed();
    for (let n = 0; n < 4; n++) {
      const eve = await GuestAt.at(server, '192.0.2.1');
      for (let m = 0; m < 16; m++) await eve.openListed();
    }
    const shown = await jan.listed();
    expect(shown).toHaveLength(60);
    expect(shown.indexOf(first)).toBe(1);
  });

  test('a table keeps no address, and nothing of it when it is over', async () => {
    const server = await startServer(SETTINGS);
    const anna = await GuestAt.at(server, '192.0.2.77');
    const id = await anna.openListed();
    const opener = await server.services.store.openerOf(id);
    expect(opener).not.toBeNull();
    expect(JSON.stringify(opener)).not.toContain('192.0.2');
    await anna.playToTheEnd(id);
    expect(await server.services.store.openerOf(id)).toBeNull();
    expect(await anna.openListed()).not.toBe('net.listed');
  });
});

describe('the code of a table', () => {
  test('ends with it; its address, its record, the list of one’s own and the rematch do not', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '100000', LISTED_PER_ADDRESS: '1' });
    const anna = await GuestAt.at(server, '192.0.2.1');
    const id = await anna.openListed();
    const { code } = (await anna.see(id)).plan;
    expect((await anna.call('GET', `/api/codes/${code}`)).body).toEqual({ id });
    await anna.ask(id, { do: 'start' });
    expect((await anna.call('GET', `/api/codes/${code}`)).body).toEqual({ id });
    await anna.playToTheEnd(id);
    const gone = await anna.call('GET', `/api/codes/${code}`);
    expect([gone.status, gone.body.refusal.code]).toEqual([404, 'room.unknown']);
    expect((await anna.see(id)).table?.result).not.toBeNull();
    expect((await anna.call('GET', `/api/rooms/${id}/record`)).status).toBe(200);
    const mine = (await anna.call('GET', '/api/rooms?mine')).body.rooms;
    expect(mine).toMatchObject([{ id, code, status: 'over' }]);
    const rematch = (await anna.call('POST', `/api/rooms/${id}/rematch`, {})).body;
    const { plan, listed } = await anna.see(rematch.id);
    expect(listed).toBe(true);
    expect((await anna.call('GET', `/api/codes/${plan.code}`)).body).toEqual(rematch);
  });

  test('a rematch for which the list has no place is not listed', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '100000', LISTED_PER_ADDRESS: '1' });
    const anna = await GuestAt.at(server, '192.0.2.1');
    const id = await anna.openListed();
    await anna.playToTheEnd(id);
    const other = await anna.openListed();
    const rematch = (await anna.call('POST', `/api/rooms/${id}/rematch`, {})).body;
    expect((await anna.see(rematch.id)).listed).toBe(false);
    expect(await anna.listed()).toEqual([other]);
  });
});
