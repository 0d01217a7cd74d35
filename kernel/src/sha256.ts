// SHA-256 and HMAC, synchronous and alike in browser and server. The platform's own digest is
// asynchronous in browsers, and rules ask for chance in the middle of a step.

const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
})();
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const INITIAL = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));
const ROUND = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));

const schedule = new Int32Array(64);

function compress(hash: Int32Array, block: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getInt32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15] as number;
    const y = schedule[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = ((schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1) | 0;
  }
  // By index: taking an array apart in one go asks its iterator, and this is the hot path of chance.
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (schedule[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = ((hash[0] as number) + a) | 0;
  hash[1] = ((hash[1] as number) + b) | 0;
  hash[2] = ((hash[2] as number) + c) | 0;
  hash[3] = ((hash[3] as number) + d) | 0;
  hash[4] = ((hash[4] as number) + e) | 0;
  hash[5] = ((hash[5] as number) + f) | 0;
  hash[6] = ((hash[6] as number) + g) | 0;
  hash[7] = ((hash[7] as number) + h) | 0;
}

const BLOCK = 64;

export function sha256(message: Uint8Array): Uint8Array {
  return digest(INITIAL, 0, message);
}

/** Goes on from the hash of so many bytes, a whole number of blocks. */
function digest(start: Int32Array, before: number, message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  const bytes = before + message.length;
  view.setUint32(length - 8, Math.floor(bytes / 2 ** 29));
  view.setUint32(length - 4, (bytes * 8) >>> 0);
  const hash = start.slice();
  for (let offset = 0; offset < length; offset += BLOCK) compress(hash, view, offset);
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) out.setInt32(4 * i, hash[i] as number);
  return new Uint8Array(out.buffer);
}

/** A key made ready: both halves of the work that every message under it would repeat. */
export interface HmacKey {
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}

export function hmacKey(key: Uint8Array): HmacKey {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  return { inner: padHash(block, 0x36), outer: padHash(block, 0x5c) };
}

function padHash(block: Uint8Array, pad: number): Int32Array {
  const hash = INITIAL.slice();
  const padded = block.map((byte) => byte ^ pad);
  compress(hash, new DataView(padded.buffer), 0);
  return hash;
}

export function hmacWith({ inner, outer }: HmacKey, message: Uint8Array): Uint8Array {
  return digest(outer, BLOCK, digest(inner, BLOCK, message));
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmacWith(hmacKey(key), message);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new RangeError('not hexadecimal');
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  }
  return bytes;
}
