import type { IncomingHttpHeaders } from 'node:http';
import { tokenOf } from './identify.ts';

/**
 * Whether a request that changes something comes from our own pages. A browser sends the cookie
 * along from anywhere, so Origin must be ours; a bearer token was put there on purpose.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  if (headers.authorization && tokenOf(headers)?.ambient === false) return true;
  const { origin, host } = headers;
  if (!origin) return false;
  if (publicUrl) return origin === publicUrl;
  return origin === `http://${host}` || origin === `https://${host}`;
}
