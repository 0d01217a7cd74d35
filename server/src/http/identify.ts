import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Identity, Store } from '../store/store.ts';
import { hashToken, newToken } from '../token.ts';
import { giveCookie, isSecure, TOKEN, takePlainCookie, tokensIn } from './cookie.ts';
import { Refused } from './refused.ts';

interface Headers {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** The token that a request carries, and whether the browser added it by itself. */
export function tokenOf(headers: Headers): { token: string; ambient: boolean } | null {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (bearer) return TOKEN.test(bearer) ? { token: bearer, ambient: false } : null;
  const { secure, plain } = tokensIn(headers.cookie);
  const token = secure ?? plain;
  return token ? { token, ambient: true } : null;
}

/**
 * Under https the cookie has another name than it used to: whoever comes with the old one, and is known by
 * it, gets their token under the new name, and the old one is taken back.
 */
export async function renewCookie(
  store: Store,
  settings: Settings,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { secure, plain } = tokensIn(headers.cookie);
  if (!plain || !isSecure(settings)) return;
  if (!secure) {
    if (!(await store.identity(hashToken(plain)))) return;
    giveCookie(reply, settings, plain);
  }
  takePlainCookie(reply);
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

/** Somebody unknown is admitted and given a cookie. */
export async function welcome(
  store: Store,
  settings: Settings,
  mayArrive: () => Promise<boolean>,
  reply: FastifyReply,
): Promise<Identity> {
  if (!(await mayArrive())) throw new Refused({ code: 'net.newcomers' });
  const { identity, token } = await admit(store);
  giveCookie(reply, settings, token);
  return identity;
}
