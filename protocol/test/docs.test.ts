import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  clientFrameSchema,
  ROUTES,
  type Route,
  requestSchema,
  serverFrameSchema,
} from '../src/index.ts';
import { refusalSchema } from '../src/refusal.ts';
import { roomListSchema } from '../src/room-line.ts';

const text = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

/** A schema as far as it can be looked into. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly Shape[];
  readonly item?: Shape;
  readonly literal?: string;
}

const shapeOf = (schema: v.GenericSchema): Shape => schema as unknown as Shape;

/** The fields of an object, such as `{ seat, name, ticket? }`; nothing if it has none. */
function fieldsOf({ entries = {} }: Shape, ...without: string[]): string {
  const names = Object.entries(entries).flatMap(([name, { type }]) =>
    without.includes(name) ? [] : [/optional$/.test(type) ? `${name}?` : name],
  );
  return names.length ? `{ ${names.join(', ')} }` : '';
}

/** The members of a union, each as its name and its fields. */
function membersOf(union: v.GenericSchema, key: string): string[] {
  return (shapeOf(union).options ?? []).map((member) =>
    `${member.entries?.[key]?.literal} ${fieldsOf(member, key)}`.trim(),
  );
}

/** The cells of the tables under a heading of theirs. */
function rowsUnder(heading: string): string[][] {
  const tables = text.split('\n\n').filter((block) => block.startsWith(`| ${heading} |`));
  return tables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => row.slice(2, -2).split(' | ')),
  );
}

const codeIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`]+)`/g)].map(([, code]) => String(code).replaceAll('\n', ' '));

describe('docs/protocol.md names', () => {
  test('every route, what it takes and what it answers', () => {
    const documented = rowsUnder('request').map(([request = '', answer = '']) => [
      ...codeIn(request),
      codeIn(answer)[0],
    ]);
    const routes = Object.values(ROUTES).map((route: Route) => {
      const query = Object.keys(route.query?.entries ?? {});
      const address = `${route.method} ${route.path}${query.map((name) => `?${name}`).join('')}`;
      const body = route.body ? [fieldsOf(shapeOf(route.body))] : [];
      return [address, ...body, `${route.status} ${fieldsOf(shapeOf(route.answer))}`.trim()];
    });
    expect(documented.sort()).toEqual(routes.sort());
  });

  test('what a listed room and a refusal consist of', () => {
    const { rooms } = shapeOf(roomListSchema).entries ?? {};
    expect(codeIn(text)).toContain(fieldsOf(rooms?.item as Shape));
    expect(codeIn(text)).toContain(fieldsOf(shapeOf(refusalSchema)));
  });

  test('every request', () => {
    const paragraph = text.split('\n\n').find((block) => block.startsWith('A request is one of'));
    expect(codeIn(paragraph ?? '').sort()).toEqual(membersOf(requestSchema, 'do').sort());
  });

  test.each([
    ['from the server', serverFrameSchema],
    ['from the client', clientFrameSchema],
  ])('every frame %s', (heading, schema) => {
    const documented = rowsUnder(heading).map(([frame = '']) => codeIn(frame).join());
    expect(documented.sort()).toEqual(membersOf(schema, 't').sort());
  });
});
