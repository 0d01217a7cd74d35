import { parse, type Schema, writeRecord } from '@late/kernel';
import { clientIdSchema, createRoomSchema, requestSchema } from '@late/protocol';
import { recordOf, roomSeenBy, seatOf } from '@late/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CachedRoom } from '../rooms/cached-room.ts';
import { createRoom } from '../rooms/create-room.ts';
import { hashToken, newToken } from '../token.ts';
import { whoIs } from './identify.ts';
import { Refused, statusOfRefusal } from './refused.ts';
import type { Services } from './services.ts';
import { waitForStep } from './wait-for-step.ts';

const LISTED = 60;
const TICKET_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

const requestBody = v.strictObject({ id: clientIdSchema, request: requestSchema });

export function judged<T>(schema: Schema<T>, input: unknown): T {
  const parsed = parse(schema, input);
  if (!parsed.ok) throw new Refused(400, 'net.shape', { at: parsed.at });
  return parsed.value;
}

/** Rooms over HTTP: everything that a socket can do, and what comes before a socket. */
export function roomRoutes(app: FastifyInstance, services: Services): void {
  const { store, settings } = services;
  const roomOf = async (request: FastifyRequest): Promise<CachedRoom> => {
    const { id } = request.params as { id: string };
    const cached = /^[A-Za-z0-9_-]{1,64}$/.test(id) ? await services.rooms.get(id) : null;
    if (!cached) throw new Refused(404, 'room.unknown');
    return cached;
  };
  const seenNow = (cached: CachedRoom, member: string) => ({
    room: roomSeenBy(cached.game, cached.room, cached.seed, member),
    ...services.watchers.presence(cached.id),
  });

  app.post('/api/rooms', async (request, reply) => {
    const body = judged(createRoomSchema, request.body);
    const host = await services.welcome(request, reply);
    if ((await store.unfinishedOf(host.member)) >= settings.tablesPerMember) {
      throw new Refused(429, 'net.tables', { max: settings.tablesPerMember });
    }
    return reply.code(201).send(await createRoom(store, body, host.member));
  });

  app.get('/api/rooms', async (request) => {
    const mine = 'mine' in (request.query as object);
    const identity = mine ? await whoIs(store, request.headers) : null;
    if (mine && !identity) return { rooms: [] };
    const rows = identity
      ? await store.tablesOf(identity.member, LISTED)
      : await store.listed(LISTED);
    const rooms = await Promise.all(
      rows.map(async ({ id, code, game, status, opened, touched }) => {
        const { cached, refusal } = await services.rooms.glance(id);
        const seats = cached?.room.seats.map((seat) => ({
          kind: seat.kind,
          name: 'name' in seat ? seat.name : '',
        }));
        const own = identity && cached ? seatOf(cached.room, identity.member) : null;
        const turn = cached?.room.table?.turn.must ?? [];
        const yourTurn = own !== null && turn.includes(own);
        const line = { id, code, game, status, opened, touched, seats: seats ?? [], yourTurn };
        return refusal ? { ...line, refusal } : line;
      }),
    );
    return { rooms };
  });

  app.get('/api/codes/:code', async (request) => {
    const { code } = request.params as { code: string };
    const row = await store.tableByCode(code.toUpperCase().slice(0, 12));
    if (!row) throw new Refused(404, 'room.unknown');
    return { id: row.id };
  });

  app.get('/api/rooms/:id', async (request) => {
    const cached = await roomOf(request);
    const identity = await whoIs(store, request.headers);
    return seenNow(cached, identity?.member ?? '');
  });

  app.get('/api/rooms/:id/wait', async (request) => {
    const cached = await roomOf(request);
    const identity = await whoIs(store, request.headers);
    const { length } = request.query as { length?: string };
    await waitForStep(services, cached, Number(length), request.raw);
    return seenNow(cached, identity?.member ?? '');
  });

  app.post('/api/rooms/:id/requests', async (request, reply) => {
    const body = judged(requestBody, request.body);
    const cached = await roomOf(request);
    const { member } = await services.welcome(request, reply);
    const answer = await services.rooms.request(cached.id, member, body.id, body.request);
    if (answer.ok) return { length: answer.length };
    return reply.code(statusOfRefusal(answer.refusal)).send({ refusal: answer.refusal });
  });

  app.post('/api/rooms/:id/ticket', async (request, reply) => {
    const cached = await roomOf(request);
    const { member } = await services.welcome(request, reply);
    const seat = seatOf(cached.room, member);
    if (seat === null) throw new Refused(403, 'room.no-seat');
    const ticket = newToken();
    await store.addTicket(hashToken(ticket), cached.id, member, Date.now() + TICKET_DAYS * DAY);
    return { ticket, seat };
  });

  app.post('/api/rooms/:id/rematch', async (request, reply) => {
    const cached = await roomOf(request);
    const { member } = await services.welcome(request, reply);
    return { id: await services.rematches.begin(cached, member) };
  });

  app.get('/api/rooms/:id/record', async (request, reply) => {
    const cached = await roomOf(request);
    const { table } = cached.room;
    if (!table) throw new Refused(409, 'room.not-started');
    reply.header(
      'content-disposition',
      `attachment; filename="late-edition-${cached.game.id}-${cached.id}.txt"`,
    );
    return reply
      .type('text/plain; charset=utf-8')
      .send(writeRecord(cached.game, recordOf(table, cached.seed)));
  });
}
