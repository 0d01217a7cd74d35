import { createHash } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { RedisBus } from './redis-bus.ts';

export type OpenBus = (log: Log) => Bus;

/** `secret` is what all processes of a house share, and no other house: it tells their channels apart. */
export function redisBus(url: string, secret: string): OpenBus {
  const house = createHash('sha256').update(`bus\0${secret}`).digest('base64url').slice(0, 22);
  return (log) => new RedisBus(url, house, log);
}
