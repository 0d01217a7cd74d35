import { describe, expect, test } from 'vitest';
import { addressKey, networkOf } from '../src/http/address.ts';

describe('an address, as limits count it', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
    ['2001:0db8:0001:0002:0:0:0:0', '2001:db8:1:2::'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '0:0:0:0::'],
    ['::', '0:0:0:0::'],
  ])('%s counts as %s', (text, key) => {
    expect(addressKey(text)).toBe(key);
    expect(addressKey(key)).toBe(key);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '192.0.2.256',
    '0300.0.2.7',
    '192.0.2.7, 192.0.2.8',
    '2001:db8',
    '1:2:3:4:5:6:7:8:9',
    '2001:db8::1::2',
    '[2001:db8::1',
    '192.0.2.7:port',
    'localhost',
  ])('"%s" is none', (text) => {
    expect(addressKey(text)).toBeNull();
    expect(networkOf(text)).toBe('');
  });

  test.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.200', '192.0.2.0/24'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::', '2001:db8:1::/48'],
    ['2001:db8:2:ffff::', '2001:db8:2::/48'],
  ])('%s is in %s', (text, network) => {
    expect(networkOf(text)).toBe(network);
    expect(networkOf(addressKey(text) ?? '')).toBe(network);
  });
});
