import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, hmacUnder, sha256, toHex } from '../src/index.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const long = fc.uint8Array({ maxLength: 300 });

describe('SHA-256', () => {
  // FIPS 180-4 and its examples.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.20s', (text, digest) => {
    expect(toHex(sha256(ascii(text)))).toBe(digest);
  });

  test('at every length around the padding', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => index * 7);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  test('like the platform’s own', () => {
    fc.assert(
      fc.property(long, (message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });
});

describe('HMAC-SHA-256', () => {
  // RFC 4231, cases 1, 2, 3 and 6.
  test.each([
    [
      '0b'.repeat(20),
      toHex(ascii('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      toHex(ascii('Jefe')),
      toHex(ascii('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(20),
      'dd'.repeat(50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      'aa'.repeat(131),
      toHex(ascii('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('with key %.20s', (key, message, digest) => {
    expect(toHex(hmacUnder(fromHex(key))(fromHex(message)))).toBe(digest);
  });

  test('like the platform’s own, with keys shorter and longer than a block', () => {
    fc.assert(
      fc.property(long, long, (key, message) => {
        const expected = createHmac('sha256', key).update(message).digest('hex');
        const hmac = hmacUnder(key);
        expect(toHex(hmac(message))).toBe(expected);
        // The same key again: nothing of the first message may be left in it.
        expect(toHex(hmac(message))).toBe(expected);
      }),
    );
  });
});

describe('hexadecimal', () => {
  test('there and back', () => {
    fc.assert(
      fc.property(long, (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
  });

  test.each(['0', 'zz', 'AB', '0x00', ' 00', '00\n', 'é0'])('%j is none', (text) => {
    expect(() => fromHex(text)).toThrow(RangeError);
  });
});
