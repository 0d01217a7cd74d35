import { toHex } from '@late/kernel';

/** An id for a request: nobody else's, and good for one request only. */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(12)));
}
