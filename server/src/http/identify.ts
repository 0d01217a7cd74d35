import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Identity, Store } from '../store/store.ts';
import { hashToken, newToken } from '../token.ts';
import type { Budget } from './budget.ts';
import { Refused } from './refused.ts';

const COOKIE = 'late';
const YEAR = 365 * 24 * 60 * 60;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

interface Headers {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** The token that a request carries, and whether the browser added it by itself. */
export function tokenOf(headers: Headers): { token: string; ambient: boolean } | null {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (bearer) return TOKEN.test(bearer) ? { token: bearer, ambient: false } : null;
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value && TOKEN.test(value)) return { token: value, ambient: true };
  }
  return null;
}

export async function whoIs(store: Store, headers: Headers): Promise<Identity | null> {
  const carried = tokenOf(headers);
  return carried ? store.identity(hashToken(carried.token)) : null;
}

/** The same for what only somebody known can ask. */
export async function known(store: Store, headers: Headers): Promise<Identity> {
  const identity = await whoIs(store, headers);
  if (!identity) throw new Refused({ code: 'net.unknown' });
  return identity;
}

/** Somebody new, with a token that only they get to see. */
export async function admit(store: Store): Promise<{ identity: Identity; token: string }> {
  const token = newToken();
  const identity = { member: randomUUID(), name: '', since: Date.now() };
  await store.createIdentity(hashToken(token), identity);
  return { identity, token };
}

/** Who asks; somebody unknown is admitted and given a cookie. */
export async function welcome(
  store: Store,
  settings: Settings,
  newcomers: Budget,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity> {
  const known = await whoIs(store, request.headers);
  if (known) return known;
  if (!newcomers.spend(address)) throw new Refused({ code: 'net.rate' });
  const { identity, token } = await admit(store);
  const secure = settings.publicUrl?.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`,
  );
  return identity;
}
