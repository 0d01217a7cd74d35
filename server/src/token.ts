import { createHash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are kept as hashes: a stolen database opens no seat. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
