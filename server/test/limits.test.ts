import { describe, expect, test, vi } from 'vitest';
import { AddressBudget } from '../src/http/address-budget.ts';
import { Budget } from '../src/http/budget.ts';
import { StoreFault } from '../src/store/store-fault.ts';
import { Guest } from './guest.ts';
import { startServer, type TestServer } from './test-server.ts';

/** Somebody at an address, as the one proxy in front vouches for it. */
class Visitor {
  private readonly guest: Guest;
  private readonly address: string;

  constructor(server: TestServer, address: string) {
    this.guest = new Guest(server, '');
    this.address = address;
  }

  call(method: string, path: string, body?: unknown) {
    const origin = this.guest.server.url;
    return this.guest.call(method, path, body, { origin, 'x-forwarded-for': this.address });
  }

  async arrive(): Promise<string> {
    const { status, body } = await this.call('POST', '/api/tokens', {});
    return status === 201 ? 'welcome' : body.refusal.code;
  }

  async tryCode(code: string): Promise<string> {
    const { body } = await this.call('GET', `/api/codes/${code}`);
    return body.id ?? body.refusal.code;
  }
}

function limited(server: TestServer, limit: string): number {
  const line = new RegExp(`late_limits_refused_total\\{limit="${limit}"\\} (\\d+)`);
  return Number(line.exec(server.services.metrics.text())?.[1]);
}

describe('newcomers', () => {
  test('are counted by address, for IPv6 by /64', async () => {
    const server = await startServer({ PROXIES: '1', NEW_MEMBERS_PER_HOUR: '2' });
    const at = (address: string) => new Visitor(server, address).arrive();
    expect(await at('2001:db8:1:1::1')).toBe('welcome');
    expect(await at('2001:db8:1:1::2')).toBe('welcome');
    expect(await at('2001:db8:1:1:ffff::3')).toBe('net.newcomers');
    expect(await at('2001:db8:1:2::1')).toBe('welcome');
    expect([limited(server, 'newcomers'), limited(server, 'newcomers-network')]).toEqual([1, 0]);
  });

  test.each([
    ['2001:db8:1:', (n: number) => `2001:db8:1:${n}::1`, '2001:db8:2:1::1'],
    ['192.0.2.', (n: number) => `192.0.2.${n}`, '192.0.3.1'],
  ])('and by network: %s', async (_, neighbour, elsewhere) => {
    const server = await startServer({ PROXIES: '1', NEW_MEMBERS_PER_HOUR: '2' });
    const answers: string[] = [];
    for (let n = 1; n <= 11; n++) {
      answers.push(await new Visitor(server, neighbour(n)).arrive());
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('welcome'));
    expect(answers[10]).toBe('net.newcomers');
    expect(limited(server, 'newcomers-network')).toBe(1);
    // A cookie is had in no other way.
    const { status } = await new Visitor(server, neighbour(12)).call('GET', '/api/me');
    expect(status).toBe(429);
    expect(await new Visitor(server, elsewhere).arrive()).toBe('welcome');
  });
});

describe('codes', () => {
  test('can be guessed a few times from an address; right ones cost nothing', async () => {
    const server = await startServer({ PROXIES: '1', WRONG_CODES_PER_HOUR: '3' });
    const host = await Guest.arrive(server);
    const id = await host.open();
    const { code } = (await host.see(id)).plan;
    const eve = new Visitor(server, '192.0.2.1');
    for (let n = 0; n < 10; n++) expect(await eve.tryCode(code)).toBe(id);
    for (let n = 0; n < 3; n++) expect(await eve.tryCode(`WRONG${n}`)).toBe('room.unknown');
    expect(await eve.tryCode('WRONG4')).toBe('net.codes');
    expect(await eve.tryCode(code)).toBe('net.codes');
    expect(limited(server, 'codes')).toBe(2);
    // Whoever has the link needs no code, and others are not locked out.
    expect((await eve.call('GET', `/api/rooms/${id}`)).status).toBe(200);
    expect(await new Visitor(server, '192.0.2.2').tryCode(code)).toBe(id);
  });

  test('many guesses at once cost as many', async () => {
    const server = await startServer({ PROXIES: '1', WRONG_CODES_PER_HOUR: '3' });
    const eve = new Visitor(server, '192.0.2.1');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => eve.tryCode(`WRONG${n}`)),
    );
    expect(answers.filter((answer) => answer === 'room.unknown')).toHaveLength(3);
  });

  test('are guarded against a whole network, and no network locks out another', async () => {
    const server = await startServer({ PROXIES: '1', WRONG_CODES_PER_HOUR: '2' });
    const host = await Guest.arrive(server);
    const id = await host.open();
    const { code } = (await host.see(id)).plan;
    const answers: string[] = [];
    for (let n = 0; n < 12; n++) {
      const eve = new Visitor(server, `2001:db8:1:${n.toString(16)}::1`);
      answers.push(await eve.tryCode(`WRONG${n}`));
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('room.unknown'));
    expect(answers.slice(10)).toEqual(['net.codes', 'net.codes']);
    expect(limited(server, 'codes-network')).toBe(2);
    expect(await new Visitor(server, '2001:db8:2:1::1').tryCode(code)).toBe(id);
  });

  test('a hunt from everywhere raises an alarm, and locks nobody out', async () => {
    const server = await startServer();
    const { limits, metrics } = server.services;
    expect(metrics.text()).toContain('late_wrong_codes_alarm 0');
    for (let n = 0; n < 2_000; n++) limits.codeWasWrong();
    expect(metrics.text()).toContain('late_wrong_codes_alarm 1');
    expect(metrics.text()).toContain('late_wrong_codes_total 2000');
    const host = await Guest.arrive(server);
    const id = await host.open();
    const { code } = (await host.see(id)).plan;
    expect((await host.call('GET', `/api/codes/${code}`)).body).toEqual({ id });
  });
});

describe('a house of two processes', () => {
  const pair = async (env: Record<string, string>) => {
    const one = await startServer({ PROXIES: '1', ...env });
    return [one, await startServer({ PROXIES: '1', ...env }, one.folder)] as const;
  };

  test('has one budget for guesses of codes, exactly', async () => {
    const servers = await pair({ WRONG_CODES_PER_HOUR: '7' });
    const guesses = Array.from({ length: 40 }, (_, n) =>
      new Visitor(servers[(n % 2) as 0 | 1], '192.0.2.1').tryCode(`WRONG${n}`),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'room.unknown')).toHaveLength(7);
    expect(answers.filter((answer) => answer === 'net.codes')).toHaveLength(33);
  });

  test('and one for newcomers of a network, exactly', async () => {
    const servers = await pair({ NEW_MEMBERS_PER_HOUR: '3' });
    const arrivals = Array.from({ length: 40 }, (_, n) =>
      new Visitor(servers[(n % 2) as 0 | 1], `192.0.2.${n >> 2}`).arrive(),
    );
    const answers = await Promise.all(arrivals);
    expect(answers.filter((answer) => answer === 'welcome')).toHaveLength(15);
  });

  test('and one for guesses of the operator’s token; the right one costs nothing', async () => {
    const token = 'a-token-that-nobody-guesses';
    const servers = await pair({ OPERATOR_TOKEN: token });
    const ask = async (n: number, bearer: string) => {
      const { url } = servers[(n % 2) as 0 | 1];
      const headers = { authorization: `Bearer ${bearer}` };
      return (await fetch(`${url}/metrics`, { headers })).status;
    };
    for (let n = 0; n < 30; n++) expect(await ask(n, token)).toBe(200);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n, `wrong-${n}`)));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect([await ask(0, token), await ask(1, token)]).toEqual([429, 429]);
  });

  test('remembers what was used up when it starts again', async () => {
    const env = { PROXIES: '1', WRONG_CODES_PER_HOUR: '1' };
    const before = await startServer(env);
    await new Visitor(before, '192.0.2.1').tryCode('WRONG1');
    await before.stop();
    const after = await startServer(env, before.folder);
    expect(await new Visitor(after, '192.0.2.1').tryCode('WRONG2')).toBe('net.codes');
  });
});

describe('the store', () => {
  test('is hardly asked by whoever floods, and keeps no address', async () => {
    const env = { PROXIES: '1', WRONG_CODES_PER_HOUR: '3' };
    const [one, two] = [await startServer(env), await startServer(env)];
    const asked = vi.spyOn(one.services.store, 'spend');
    const eve = new Visitor(one, '192.0.2.1');
    for (let n = 0; n < 50; n++) await eve.tryCode(`WRONG${n}`);
    expect(asked).toHaveBeenCalledTimes(3);
    for (const [buckets] of asked.mock.calls) {
      expect(buckets.map(({ key }) => key.length)).toEqual([43, 43]);
      expect(JSON.stringify(buckets)).not.toContain('192.0.2');
    }
    // What others have used up is asked for once in a while.
    const spent = vi.spyOn(two.services.store, 'spend').mockResolvedValue(0);
    const flood = Array.from({ length: 50 }, (_, n) => `WRONG${n}`);
    const mallory = new Visitor(two, '192.0.2.1');
    for (const code of flood) expect(await mallory.tryCode(code)).toBe('net.codes');
    expect(spent.mock.calls.length).toBeLessThan(25);
  });

  test('that is out of order lets nobody guess, but the operator look', async () => {
    const token = 'a-token-that-nobody-guesses';
    const server = await startServer({ PROXIES: '1', OPERATOR_TOKEN: token });
    const { store } = server.services;
    vi.spyOn(store, 'spend').mockRejectedValue(new StoreFault('the disk is full'));
    vi.spyOn(store, 'giveBack').mockRejectedValue(new StoreFault('the disk is full'));
    const lookedUp = vi.spyOn(store, 'tableByCode');
    const eve = new Visitor(server, '192.0.2.1');
    expect((await eve.call('GET', '/api/codes/WRONG1')).status).toBeGreaterThanOrEqual(500);
    expect(lookedUp).not.toHaveBeenCalled();
    const ask = async (bearer: string) =>
      (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${bearer}` } }))
        .status;
    for (let n = 0; n < 20; n++) expect(await ask(token)).toBe(200);
    const answers: number[] = [];
    for (let n = 0; n < 12; n++) answers.push(await ask(`wrong-${n}`));
    expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
  });
});

describe('a budget', () => {
  test('fills up again, and never beyond its size', () => {
    const budget = new Budget(2, 1000);
    expect([budget.spend('a', 0), budget.spend('a', 0), budget.spend('a', 0)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([budget.spend('a', 500), budget.spend('a', 500)]).toEqual([true, false]);
    budget.giveBack('b', 0);
    expect([1, 2, 3].map(() => budget.spend('b', 0))).toEqual([true, true, false]);
  });

  test('is not used up for longer because the clock went back', () => {
    const budget = new Budget(1, 1000);
    budget.spend('a', 1_000_000);
    expect(budget.spend('a', 0)).toBe(false);
    expect(budget.spend('a', 1000)).toBe(true);
  });

  test('forgets the oldest of very many', () => {
    const budget = new Budget(1, 1_000_000);
    budget.spend('first', 0);
    for (let n = 0; n < 49_999; n++) budget.spend(`key ${n}`, 0);
    expect(budget.has('first', 0)).toBe(false);
    budget.spend('one more', 0);
    expect(budget.has('first', 0)).toBe(true);
    expect(budget.has('key 0', 0)).toBe(false);
  });

  test('of a network that is used up costs an address nothing', () => {
    const budget = new AddressBudget(1, 1_000_000);
    for (let n = 1; n <= 5; n++) expect(budget.spend(`192.0.2.${n}`)).toBeNull();
    expect(budget.spend('192.0.2.6')).toBe('network');
    budget.giveBack('192.0.2.1');
    expect(budget.spend('192.0.2.6')).toBeNull();
  });
});
