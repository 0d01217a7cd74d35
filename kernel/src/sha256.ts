// Synchronous and alike in browser and server: the platform's own digest is asynchronous in
// browsers, and rules ask for chance in the middle of a step.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

export { sha256 };

/** HMAC-SHA-256 under one key. The key is hashed once, not once a message. */
export function hmacUnder(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  return (message) => keyed.clone().update(message).digest();
}
