import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { ClientAddress } from '../src/http/client-address.ts';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

const PROXY = '10.0.0.1';

function counted(proxies: number, forwarded: string | undefined, from = PROXY): string {
  return new ClientAddress(proxies, silent()).of(asked(forwarded, from));
}

function asked(forwarded: string | undefined, from: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

function silent() {
  return { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
}

describe('behind proxies', () => {
  test.each([
    ['no proxy: the header is not believed', 0, '192.0.2.7', PROXY],
    ['one proxy, nothing forged', 1, '192.0.2.7', '192.0.2.7'],
    ['one proxy, an entry forged', 1, '198.51.100.1, 192.0.2.7', '192.0.2.7'],
    ['one proxy, many forged', 1, '1.1.1.1,2.2.2.2, 3.3.3.3 ,192.0.2.7', '192.0.2.7'],
    ['two proxies', 2, '192.0.2.7, 10.0.0.2', '192.0.2.7'],
    ['two proxies, an entry forged', 2, '198.51.100.1, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
    ['three proxies', 3, '192.0.2.7, 10.0.0.3, 10.0.0.2', '192.0.2.7'],
    ['IPv6', 1, '198.51.100.1, 2001:db8:1:2:3::4', '2001:db8:1:2::'],
    ['IPv6 with a port', 1, '[2001:db8:1:2:3::4]:443', '2001:db8:1:2::'],
    ['IPv4 as IPv6', 1, '::ffff:192.0.2.7', '192.0.2.7'],
    ['IPv4 with a port', 1, '192.0.2.7:1234', '192.0.2.7'],
    ['fewer entries than proxies', 2, '192.0.2.7', PROXY],
    ['an empty header', 1, '', PROXY],
    ['no header', 1, undefined, PROXY],
    ['junk where the address belongs', 1, '192.0.2.7, unknown', PROXY],
    ['junk further left', 1, '<script>, , ;, 192.0.2.7', '192.0.2.7'],
    ['an empty entry at the end', 1, '192.0.2.7,', PROXY],
  ])('%s', (_, proxies, forwarded, address) => {
    expect(counted(proxies, forwarded)).toBe(address);
  });

  test('whoever connects without a proxy counts by the same key, however it is written', () => {
    expect(counted(0, undefined, '::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(counted(0, undefined, 'fe80::1%eth0')).toBe(counted(0, undefined, 'fe80::2%eth1'));
  });

  test('the operator is warned of a proxy that is not counted, once in a while', () => {
    const log = silent();
    const clients = new ClientAddress(0, log);
    clients.of(asked(undefined, PROXY));
    expect(log.warn).not.toHaveBeenCalled();
    for (let i = 0; i < 100; i++) clients.of(asked('192.0.2.7', PROXY));
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.warn.mock.calls)).toContain('PROXIES');
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('192.0.2.7');
    vi.useFakeTimers({ now: Date.now() + 60 * 60 * 1000, toFake: ['Date'] });
    clients.of(asked('192.0.2.7', PROXY));
    vi.useRealTimers();
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  test('one proxy counted is not warned of', () => {
    const log = silent();
    new ClientAddress(1, log).of(asked('192.0.2.7', PROXY));
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('a flood of forged entries is one address, and its neighbours go on', async () => {
    const server = await startServer({ PROXIES: '1', REQUESTS_PER_MINUTE: '20' });
    const stranger = new Guest(server, '');
    const ask = async (forwarded: string) =>
      (await stranger.call('GET', '/api/rooms', undefined, { 'x-forwarded-for': forwarded }))
        .status;
    const flood: number[] = [];
    for (let i = 0; i < 40; i++) flood.push(await ask(`192.0.2.${i}, 2001:db8:1:2::${i}`));
    expect(flood.filter((status) => status === 200).length).toBeLessThan(30);
    expect(flood).toContain(429);
    expect(await ask('2001:db8:1:2::1, 2001:db8:1:3::1')).toBe(200);
  });
});
