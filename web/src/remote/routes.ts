import { parse, type Refusal } from '@late/kernel';
import {
  type AnswerBody,
  addressOf,
  ROUTES,
  type Route,
  type RouteName,
  refusedSchema,
  type Sent,
} from '@late/protocol';

// The schemas of online play: loaded when the house is first asked, not with the front page.

/** A request as `fetch` takes it. */
export function requestFor<Name extends RouteName>(name: Name, sent: Sent<Name>) {
  const { method, path }: Route = ROUTES[name];
  const { params, query, body } = sent as SentParts;
  return { method, address: addressOf(path, params, query), body };
}

interface SentParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Null for what is no answer to this. Fields that only a newer house knows are left out. */
export function readAnswer<Name extends RouteName>(
  name: Name,
  told: unknown,
): AnswerBody<Name> | null {
  const { answer }: Route = ROUTES[name];
  const parsed = parse(answer, told);
  return parsed.ok ? (parsed.value as AnswerBody<Name>) : null;
}

export function readRefusal(told: unknown): Refusal | null {
  const parsed = parse(refusedSchema, told);
  return parsed.ok ? parsed.value.refusal : null;
}
