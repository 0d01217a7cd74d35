import { createHmac } from 'node:crypto';
import type { Opener } from '../store/store.ts';
import { networkOf } from './address.ts';

/** An address as it is stored with a table: the same again can be recognised, and none can be read. */
export function openerAt(address: string, secret: string): Opener {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return { address: hash(`address ${address}`), network: hash(`network ${networkOf(address)}`) };
}
