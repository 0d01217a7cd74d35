import * as v from 'valibot';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { createdRoomSchema, createRoomSchema } from './create-room.ts';
import { DAILY_ROUTES } from './daily-routes.ts';
import { DUEL_ROUTES } from './duel-routes.ts';
import { eveningSchema, nextGameSchema } from './evening.ts';
import { exportSchema, forgottenSchema, meSchema, newTokenSchema, renameSchema } from './me.ts';
import { countSchema, roomIdSchema, seatSchema } from './parts.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { clientIdSchema, requestSchema } from './request.ts';
import { roomListSchema } from './room-line.ts';
import { roomNowSchema } from './room-now.ts';
import type { Route } from './route.ts';
import { storySchema } from './story.ts';

const room = v.object({ id: roomIdSchema });

/** Everything that can be asked over HTTP, by its name. */
export const ROUTES = {
  me: {
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am; whoever is new gets a cookie',
    tag: 'me',
    identity: 'heeded',
    status: 200,
    answer: meSchema,
    refuses: [],
  },
  rename: {
    method: 'PUT',
    path: '/api/me',
    summary: 'Change my name',
    tag: 'me',
    identity: 'heeded',
    body: renameSchema,
    status: 200,
    answer: meSchema,
    refuses: [],
  },
  forget: {
    method: 'DELETE',
    path: '/api/me',
    summary: 'Forget me: the token is void, and my name leaves the tables',
    tag: 'me',
    identity: 'needed',
    status: 200,
    answer: forgottenSchema,
    refuses: [],
  },
  exportMe: {
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything that is stored about me',
    tag: 'me',
    identity: 'needed',
    status: 200,
    answer: exportSchema,
    refuses: [],
  },
  newToken: {
    method: 'POST',
    path: '/api/tokens',
    summary: 'A token for a program',
    tag: 'me',
    identity: 'ignored',
    status: 201,
    answer: newTokenSchema,
    refuses: [],
  },
  createRoom: {
    method: 'POST',
    path: '/api/rooms',
    summary: 'Open a room',
    tag: 'rooms',
    identity: 'heeded',
    body: createRoomSchema,
    status: 201,
    answer: createdRoomSchema,
    refuses: [404, 409],
  },
  listRooms: {
    method: 'GET',
    path: '/api/rooms',
    summary:
      'The listed rooms; with `mine`, those that I opened, have had a seat in or asked for one',
    tag: 'rooms',
    identity: 'heeded',
    query: v.object({ mine: v.exactOptional(v.string()) }),
    status: 200,
    answer: roomListSchema,
    refuses: [],
  },
  findRoom: {
    method: 'GET',
    path: '/api/codes/:code',
    summary: 'The room of a short code',
    tag: 'rooms',
    identity: 'ignored',
    params: v.object({
      code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,12}$/), v.toUpperCase()),
    }),
    status: 200,
    answer: v.object({ id: v.string() }),
    refuses: [],
  },
  room: {
    method: 'GET',
    path: '/api/rooms/:id',
    summary: 'The room as I may see it',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    status: 200,
    answer: roomNowSchema,
    refuses: [409],
  },
  waitForRoom: {
    method: 'GET',
    path: '/api/rooms/:id/wait',
    summary: 'The room as soon as it has more than `length` steps, or after 25 seconds',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    query: v.object({
      length: v.exactOptional(
        v.pipe(
          v.string(),
          v.regex(/^-?\d{1,15}$/),
          v.transform(Number),
          v.pipe(v.number(), v.integer()),
        ),
      ),
    }),
    status: 200,
    answer: roomNowSchema,
    refuses: [409],
  },
  request: {
    method: 'POST',
    path: '/api/rooms/:id/requests',
    summary: 'Ask something of a room; answered when it is carried out, durably',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    body: v.strictObject({ id: clientIdSchema, request: requestSchema }),
    status: 200,
    answer: v.object({ length: countSchema }),
    refuses: [409],
  },
  ticket: {
    method: 'POST',
    path: '/api/rooms/:id/ticket',
    summary:
      'A ticket that lets another device, or a team mate, share my seat: once, or with `kept` until I revoke it; for 24 hours at most',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    query: v.object({ kept: v.exactOptional(v.string()) }),
    status: 200,
    answer: v.object({ ticket: v.string(), seat: seatSchema }),
    refuses: [409],
  },
  revokeTickets: {
    method: 'DELETE',
    path: '/api/rooms/:id/ticket',
    summary: 'My tickets for this room open nothing any more',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    status: 200,
    answer: v.object({ revoked: countSchema }),
    refuses: [409],
  },
  clearAway: {
    method: 'DELETE',
    path: '/api/rooms/:id',
    summary:
      'Delete a room that I host, before the deal or where nobody else has had a seat; of others, take it off my list',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    status: 200,
    /** Whether it is gone for everybody. */
    answer: v.object({ deleted: v.boolean() }),
    refuses: [403, 409],
  },
  rematch: {
    method: 'POST',
    path: '/api/rooms/:id/rematch',
    summary: 'The room where the same people play on',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    status: 200,
    answer: v.object({ id: v.string() }),
    refuses: [409],
  },
  nextGame: {
    method: 'POST',
    path: '/api/rooms/:id/next',
    summary: 'The room where the same people play another game, which its host chooses',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    body: nextGameSchema,
    status: 200,
    answer: v.object({ id: v.string() }),
    refuses: [409],
  },
  evening: {
    method: 'GET',
    path: '/api/rooms/:id/evening',
    summary: 'The games that the same people played one after the other, and how they stand',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    status: 200,
    answer: eveningSchema,
    refuses: [409],
  },
  record: {
    method: 'GET',
    path: '/api/rooms/:id/record',
    summary: 'The game so far as a text file, as far as it is open',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    status: 200,
    answer: v.string(),
    media: 'text/plain',
    refuses: [409],
  },
  story: {
    method: 'GET',
    path: '/api/rooms/:id/story',
    summary: 'What happened in the game so far, as whoever only watches was told it',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    status: 200,
    answer: storySchema,
    refuses: [409],
  },
  ...DUEL_ROUTES,
  ...DAILY_ROUTES,
  ...PEOPLE_ROUTES,
  ...ADMIN_ROUTES,
  describe: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description',
    tag: 'description',
    identity: 'ignored',
    status: 200,
    answer: v.record(v.string(), v.unknown()),
    refuses: [],
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

type SchemaOf<Name extends RouteName, Part> = (typeof ROUTES)[Name] extends {
  readonly [Key in Part & string]: infer Schema extends v.GenericSchema;
}
  ? Schema
  : never;
type PartOf<Name extends RouteName> = keyof (typeof ROUTES)[Name] & ('params' | 'query' | 'body');

/** What a client sends. */
export type Sent<Name extends RouteName> = {
  readonly [Part in PartOf<Name>]: v.InferInput<SchemaOf<Name, Part>>;
};

/** What a handler gets: checked, and with what was left out filled in. */
export type Asked<Name extends RouteName> = {
  readonly [Part in PartOf<Name>]: v.InferOutput<SchemaOf<Name, Part>>;
};

export type AnswerBody<Name extends RouteName> = v.InferOutput<SchemaOf<Name, 'answer'>>;
