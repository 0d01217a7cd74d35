import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { createRoomSchema } from './create-room.ts';
import { refusalSchema } from './refusal.ts';
import { REFUSAL_CODES } from './refusal-status.ts';
import { requestSchema } from './request.ts';
import { roomNowSchema } from './room-now.ts';
import { roomSeenSchema } from './room-seen.ts';
import { type Route, refusalStatuses } from './route.ts';
import { ROUTES } from './routes.ts';
import { seenSchema } from './table-seen.ts';

/** What has a name of its own in the description. */
const NAMED = {
  NewRoom: createRoomSchema,
  Refusal: refusalSchema,
  Request: requestSchema,
  Room: roomSeenSchema,
  RoomNow: roomNowSchema,
  Table: seenSchema,
};

const TAGS: Readonly<Record<Route['tag'], string>> = {
  daily: 'The house’s table of the day',
  duels: 'The same deal for many, each at a table of their own',
  me: 'Who somebody is, and what is known about them',
  rooms: 'A room is a table and the people around it, before, during and after the game',
  admin: 'For whoever runs the server; off unless they set a token',
  description: 'The API itself',
};

const IDENTITY: Readonly<Record<Route['identity'], readonly object[]>> = {
  ignored: [],
  heeded: [{ token: [] }, { cookie: [] }, {}],
  needed: [{ token: [] }, { cookie: [] }],
  operator: [{ operator: [] }],
};

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideRef: ({ referenceId }) => refTo(referenceId),
  // Judged, or made ready, beyond what JSON Schema can say.
  ignoreActions: ['check', 'readonly', 'to_upper_case'],
};

let made: ReturnType<typeof describeApi> | null = null;

/** The API for machines, as OpenAPI 3.1, made of the routes. docs/protocol.md tells it to people. */
export function openApi() {
  made ??= describeApi();
  return made;
}

function describeApi() {
  const routes: [string, Route][] = Object.entries(ROUTES);
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Late Edition',
      version: '1',
      description:
        'Everything the page can do. `GET /api/rooms/{id}/socket` upgrades to a WebSocket, which docs/protocol.md describes.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        operator: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'late',
          description: 'Under https it is called `__Host-late`.',
        },
      },
      responses: {
        Refused: {
          description: `It cannot be done. Besides the codes of the games: ${REFUSAL_CODES.join(', ')}`,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { refusal: { $ref: refTo('Refusal') } },
                required: ['refusal'],
              },
            },
          },
        },
      },
      schemas: toJsonSchemaDefs(NAMED, CONVERSION),
    },
  };
}

function operation(name: string, route: Route): object {
  const { summary, tag, identity, params, query, body, status, answer, media } = route;
  const parameters = [...inAddress(params, 'path'), ...inAddress(query, 'query')];
  const refused = { $ref: '#/components/responses/Refused' };
  return {
    operationId: name,
    summary,
    tags: [tag],
    security: IDENTITY[identity],
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(described(body)) } } : {}),
    responses: {
      [status]: {
        description: 'Done',
        content: media ? { [media]: { schema: described(answer) } } : json(described(answer)),
      },
      ...Object.fromEntries(refusalStatuses(route).map((status) => [status, refused])),
    },
  };
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

/** Parameters are text on the wire; described is what they say. */
function inAddress(fields: Route['params'], where: 'path' | 'query'): object[] {
  return Object.entries(fields?.entries ?? {}).map(([name, schema]) => ({
    name,
    in: where,
    required: schema.type !== 'exact_optional',
    schema: bare(toJsonSchema(schema, { ...CONVERSION, typeMode: 'output' })),
  }));
}

/** A schema as JSON Schema, with references to what has a name. */
function described(schema: v.GenericSchema): JsonSchema {
  return bare(toJsonSchema(schema, { ...CONVERSION, definitions: NAMED }));
}

function bare({ $schema: _, $defs: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}
