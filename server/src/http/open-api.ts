import { BOT_LEVELS } from '@late/kernel';
import { WIRE_LIMITS } from '@late/protocol';
import { PHRASES, ROOM_LIMITS } from '@late/table';

const text = { type: 'string' } as const;
const whole = { type: 'integer', minimum: 0 } as const;
const seat = { type: 'integer', minimum: 0, maximum: WIRE_LIMITS.seats - 1 } as const;
const name = { type: 'string', minLength: 1, maxLength: ROOM_LIMITS.name } as const;
const level = { type: 'string', enum: BOT_LEVELS } as const;

const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

const request = (
  action: string,
  properties: Record<string, unknown> = {},
  optional: string[] = [],
) => {
  const all = { do: { const: action }, ...properties };
  return object(
    all,
    Object.keys(all).filter((key) => !optional.includes(key)),
  );
};

const ok = (schema: unknown, description = 'Done') => ({
  '200': { description, content: { 'application/json': { schema } } },
  '4XX': { $ref: '#/components/responses/Refused' },
});

const body = (schema: unknown) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const room = { name: 'id', in: 'path', required: true, schema: text };
const seen = object({
  room: { $ref: '#/components/schemas/Room' },
  present: { type: 'array', items: seat },
  here: { type: 'array', items: text },
});
const me = object({ member: text, name: text });

/** The API for machines, as OpenAPI 3.1. docs/protocol.md tells the same to people. */
export const openApi = {
  openapi: '3.1.0',
  info: { title: 'Late Edition', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  security: [{ token: [] }, { cookie: [] }],
  paths: {
    '/api/tokens': {
      post: {
        summary: 'A token for a program',
        responses: {
          '201': {
            description: 'Yours',
            content: { 'application/json': { schema: object({ member: text, token: text }) } },
          },
        },
      },
    },
    '/api/me': {
      get: { summary: 'Who I am', responses: ok(me) },
      put: { summary: 'Change my name', requestBody: body(object({ name })), responses: ok(me) },
      delete: { summary: 'Forget me', responses: ok(object({ forgotten: { const: true } })) },
    },
    '/api/me/export': {
      get: { summary: 'What is stored about me', responses: ok({ type: 'object' }) },
    },
    '/api/rooms': {
      get: {
        summary: 'Listed rooms, or mine',
        parameters: [{ name: 'mine', in: 'query', schema: text }],
        responses: ok(object({ rooms: { type: 'array', items: { type: 'object' } } })),
      },
      post: {
        summary: 'Open a room',
        requestBody: body({ $ref: '#/components/schemas/NewRoom' }),
        responses: {
          '201': {
            description: 'Opened',
            content: { 'application/json': { schema: object({ id: text, code: text }) } },
          },
          '4XX': { $ref: '#/components/responses/Refused' },
        },
      },
    },
    '/api/codes/{code}': {
      get: {
        summary: 'The room of a short code',
        parameters: [{ ...room, name: 'code' }],
        responses: ok(object({ id: text })),
      },
    },
    '/api/rooms/{id}': {
      get: { summary: 'The room as I may see it', parameters: [room], responses: ok(seen) },
    },
    '/api/rooms/{id}/wait': {
      get: {
        summary: 'The room, once it has more steps',
        parameters: [room, { name: 'length', in: 'query', required: true, schema: whole }],
        responses: ok(seen),
      },
    },
    '/api/rooms/{id}/requests': {
      post: {
        summary: 'Do something',
        parameters: [room],
        requestBody: body(
          object({
            id: { type: 'string', maxLength: WIRE_LIMITS.clientId, pattern: '^[A-Za-z0-9_-]+$' },
            request: { $ref: '#/components/schemas/Request' },
          }),
        ),
        responses: ok(object({ length: whole })),
      },
    },
    '/api/rooms/{id}/ticket': {
      post: {
        summary: 'Let another device share my seat',
        parameters: [room],
        responses: ok(object({ ticket: text, seat })),
      },
    },
    '/api/rooms/{id}/rematch': {
      post: {
        summary: 'Play on with the same people',
        parameters: [room],
        responses: ok(object({ id: text })),
      },
    },
    '/api/rooms/{id}/record': {
      get: {
        summary: 'The game so far as text',
        parameters: [room],
        responses: {
          '200': { description: 'A recorded game', content: { 'text/plain': { schema: text } } },
          '4XX': { $ref: '#/components/responses/Refused' },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'late' },
    },
    responses: {
      Refused: {
        description: 'It cannot be done',
        content: {
          'application/json': {
            schema: object({
              refusal: object({ code: text, params: { type: 'object' }, rule: text }, ['code']),
            }),
          },
        },
      },
    },
    schemas: {
      NewRoom: object(
        {
          game: text,
          options: { type: 'object' },
          seats: {
            type: 'array',
            minItems: 1,
            maxItems: WIRE_LIMITS.seats,
            items: { type: 'string', enum: ['open', 'closed', ...BOT_LEVELS] },
          },
          listed: { type: 'boolean' },
          clock: {
            oneOf: [
              object({ kind: { const: 'none' } }),
              object({
                kind: { const: 'turn' },
                seconds: { type: 'integer', minimum: 10, maximum: 3600 },
              }),
              object({
                kind: { const: 'days' },
                days: { type: 'integer', minimum: 1, maximum: 14 },
              }),
            ],
          },
          name,
        },
        ['game', 'seats'],
      ),
      Request: {
        oneOf: [
          request('sit', { seat, name, ticket: text }, ['ticket']),
          ...['stand', 'start', 'undo', 'agree', 'decline', 'hand-back'].map((action) =>
            request(action),
          ),
          request('arrange', {
            seat,
            as: { type: 'string', enum: ['open', 'closed', ...BOT_LEVELS] },
          }),
          request('host', { seat }),
          request('knock', { seat, name }),
          request('admit', { name }),
          request('turn-away', { name }),
          request('withdraw'),
          request('dismiss', { seat, name }),
          request('rename', { name }),
          request('list', { listed: { type: 'boolean' } }),
          request('move', { move: {}, question: whole }, ['question']),
          request('stand-in', { seat, level }),
          request(
            'say',
            {
              phrase: { type: 'string', enum: PHRASES },
              text: { type: 'string', maxLength: ROOM_LIMITS.text },
              to: { const: 'team' },
            },
            ['phrase', 'text', 'to'],
          ),
          request('mute', { seat, muted: { type: 'boolean' } }),
        ],
      },
      Room: object({
        plan: { type: 'object' },
        length: whole,
        seat: { type: ['integer', 'null'] },
        seats: { type: 'array' },
        chat: { type: 'array' },
        teamTalk: {
          type: 'array',
          description: 'What my team said among itself while I was of it',
        },
        knocks: { type: 'array', items: text, description: 'Who would like to join my seat' },
        table: {
          type: ['object', 'null'],
          description:
            'view: what this seat sees of the game; turn: who must and may act; question: the step that asked this seat; result',
        },
      }),
    },
  },
} as const;
