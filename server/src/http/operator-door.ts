import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Limits } from './limits.ts';
import { Refused } from './refused.ts';

/** Where whoever runs the server asks, and the hook that turns others away. */
export interface OperatorDoor {
  readonly app: FastifyInstance;
  readonly onlyOperator: onRequestAsyncHookHandler;
}

/** What keeps guesses few. */
interface Guard {
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
}

/**
 * A port of its own if one is set, and else the public one, behind the token. Null if neither is set: then
 * nobody can ask. With both, the token is asked for on the other port too.
 */
export function operatorDoor(
  { operatorPort, operatorToken }: Settings,
  publicApp: FastifyInstance,
  newApp: () => FastifyInstance,
  { limits, addressOf }: Guard,
): OperatorDoor | null {
  if (operatorPort === null && operatorToken === null) return null;
  return {
    app: operatorPort === null ? publicApp : newApp(),
    onlyOperator: async ({ headers, raw }) => {
      if (operatorToken === null) return;
      const address = addressOf(raw);
      if (!(await limits.mayTryToken(address))) throw new Refused({ code: 'net.rate' });
      const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
      if (!isSame(bearer, operatorToken)) throw new Refused({ code: 'net.unknown' });
      await limits.tokenWasRight(address);
    },
  };
}

/** Takes as long for a wrong token as for one that is almost right. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
