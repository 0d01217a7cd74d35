import { parse, type Schema } from '@late/kernel';
import {
  REFUSAL_CODES,
  ROUTES,
  type Route,
  refusalStatuses,
  refusedSchema,
  type ServerFrame,
  serverFrameSchema,
} from '@late/protocol';
import { expect } from 'vitest';

const OWN_CODE = /^(admin|block|duel|move|net|report|room|table|undo)\./;
const routes: readonly Route[] = Object.values(ROUTES);

/** Fails if the server answers what the protocol does not describe; whatever is elsewhere may. */
export function expectAnswer(method: string, path: string, status: number, body: unknown): void {
  if (!path.startsWith('/api/')) return;
  const route = routeOf(method, path);
  if (route && status === route.status) {
    expectShape(route.answer, body, `${method} ${route.path}`);
    return;
  }
  const { refusal } = expectShape(refusedSchema, body, `${status} of ${method} ${path}`);
  expectKnown(refusal.code);
  if (route) expect(refusalStatuses(route), `${method} ${route.path}`).toContain(status);
}

/** A frame of the server, which must be as the protocol describes it. */
export function expectFrame(text: string): ServerFrame {
  const frame = JSON.parse(text);
  expectShape(serverFrameSchema, frame, `a frame ${frame.t}`);
  if (frame.t === 'no') expectKnown(frame.refusal.code);
  return frame;
}

function routeOf(method: string, address: string): Route | undefined {
  const path = address.split('?')[0] as string;
  return routes.find(
    (route) =>
      route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
}

/** A field too many is as wrong as one too few: schemas leave out what they do not know. */
function expectShape<T>(schema: Schema<T>, sent: unknown, what: string): T {
  const parsed = parse(schema, sent);
  if (!parsed.ok) throw new Error(`${what} is not as described, at "${parsed.at}"`);
  expect(sent, `${what} has fields that are not described`).toEqual(parsed.value);
  return parsed.value;
}

function expectKnown(code: string): void {
  if (OWN_CODE.test(code)) expect(REFUSAL_CODES).toContain(code);
}
