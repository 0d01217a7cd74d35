import type { IncomingMessage } from 'node:http';
import type { Log } from '../log.ts';
import { addressKey } from './address.ts';

const HOUR = 60 * 60 * 1000;

/** Whom limits go by: behind proxies the address that they vouch for, else the one that connected. */
export class ClientAddress {
  private readonly proxies: number;
  private readonly log: Log;
  private warned = Number.NEGATIVE_INFINITY;

  constructor(proxies: number, log: Log) {
    this.proxies = proxies;
    this.log = log;
  }

  /** As one key; `networkOf` tells its network. */
  of(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for'];
    const socket = addressKey(request.socket.remoteAddress ?? '') ?? '';
    if (forwarded === undefined) return socket;
    if (this.proxies === 0) {
      this.warn();
      return socket;
    }
    // Each proxy adds at the right whom it saw. What stands further left, anybody can have made up; with
    // fewer entries than proxies, all of it.
    return addressKey(String(forwarded).split(',').at(-this.proxies) ?? '') ?? socket;
  }

  /** Once in a while: anybody can send the header. */
  private warn(): void {
    const now = Date.now();
    if (now - this.warned < HOUR) return;
    this.warned = now;
    this.log.warn(
      {},
      'X-Forwarded-For arrived, and PROXIES is 0: behind a proxy set PROXIES, or all people count as one address',
    );
  }
}
