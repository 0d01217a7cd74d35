import { isIPv6 } from 'node:net';
import { readSettings } from '../settings.ts';
import { CommandFault, type Shell } from './shell.ts';

/** Where the server of this environment answers on this machine. */
export function ownAddress({ env }: Pick<Shell, 'env'>): string {
  const { host, port } = readSettings(env);
  return addressAt('PORT', host, port);
}

/** Where the operator of this environment asks: on the port of their own, if there is one. */
export function operatorAddress({ env }: Pick<Shell, 'env'>): string {
  const { operatorHost, operatorPort } = readSettings(env);
  if (operatorPort === null) return ownAddress({ env });
  return addressAt('OPERATOR_PORT', operatorHost, operatorPort);
}

/** A server that listens on every address answers on the machine's own. */
const ANY: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function addressAt(name: string, host: string, port: number): string {
  if (port === 0) throw new CommandFault(`${name} is 0, so only the server knows: give its url`);
  const reached = ANY[host] ?? host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}
