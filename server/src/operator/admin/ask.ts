import { parse } from '@late/kernel';
import {
  type AdminRouteName,
  type AnswerBody,
  addressOf,
  ROUTES,
  type Route,
  refusedSchema,
  type Sent,
} from '@late/protocol';
import { operatorAddress } from '../own-address.ts';
import { CommandFault, type Shell, UsageFault } from '../shell.ts';
import { refusalText } from './refusal-texts.ts';

const LONGEST = 10_000;

/** Asks a running server as its operator. */
export type Ask = <Name extends AdminRouteName>(
  name: Name,
  sent: Sent<Name>,
  headers?: Readonly<Record<string, string>>,
) => Promise<AnswerBody<Name>>;

/** The token comes from the environment only: arguments stand in the list of processes, for everybody. */
export function askAt(url: string | undefined, shell: Shell): Ask {
  const base = url ?? operatorAddress(shell);
  const token = shell.env.OPERATOR_TOKEN;
  if (!token) throw new CommandFault('set OPERATOR_TOKEN to the token of the server');
  if (!isPrivate(base))
    throw new UsageFault('the url must begin with https://, or with http:// on this machine');
  return async (name, sent, headers = {}) => {
    const route: Route = ROUTES[name];
    const { params, query, body } = sent as {
      readonly params?: Record<string, string>;
      readonly query?: Record<string, string>;
      readonly body?: unknown;
    };
    const response = await fetch(new URL(addressOf(route.path, params, query), base), {
      method: route.method,
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST),
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new CommandFault(`nobody answers at ${new URL(base).origin}: does the server run?`);
    });
    const said: unknown = await response.json().catch(() => null);
    const answer = parse(route.answer, said);
    if (response.status === route.status && answer.ok) return answer.value as never;
    const refused = parse(refusedSchema, said);
    if (refused.ok) throw new CommandFault(refusalText(refused.value.refusal));
    throw new CommandFault(
      `what answers at ${new URL(base).origin} (${response.status}) is not this edition's server`,
    );
  };
}

/** Whether nobody on the way can read the token. */
export function isPrivate(base: string): boolean {
  if (!URL.canParse(base)) return false;
  const { protocol, hostname } = new URL(base);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}
