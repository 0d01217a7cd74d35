import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';

const PLAIN = 'late';
/** Browsers take it from this very host only, over https only: no neighbour can slip somebody another one. */
const SECURE = '__Host-late';
const YEAR = 365 * 24 * 60 * 60;
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The tokens in the cookies of a request; the secure one is to be believed first. */
export function tokensIn(header: string | undefined): { secure?: string; plain?: string } {
  const tokens: { secure?: string; plain?: string } = {};
  for (const part of (header ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (!TOKEN.test(value)) continue;
    if (name === SECURE) tokens.secure ??= value;
    if (name === PLAIN) tokens.plain ??= value;
  }
  return tokens;
}

export function isSecure({ publicUrl }: Settings): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

export function giveCookie(reply: FastifyReply, settings: Settings, token: string): void {
  const [name, secure] = isSecure(settings) ? [SECURE, '; Secure'] : [PLAIN, ''];
  reply.header('set-cookie', `${name}=${token}; ${ATTRIBUTES}; Max-Age=${YEAR}${secure}`);
}

export function takePlainCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${PLAIN}=; ${ATTRIBUTES}; Max-Age=0`);
}

export function takeCookies(reply: FastifyReply, settings: Settings): void {
  takePlainCookie(reply);
  if (isSecure(settings)) {
    reply.header('set-cookie', `${SECURE}=; ${ATTRIBUTES}; Max-Age=0; Secure`);
  }
}
