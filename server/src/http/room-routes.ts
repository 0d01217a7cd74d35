import { parse, type Schema, writeRecord } from '@late/kernel';
import { clientIdSchema, createRoomSchema, requestSchema } from '@late/protocol';
import { recordOf, roomSeenBy, seatOf } from '@late/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { openRoom } from '../rooms/open-room.ts';
import { hashToken, newToken, whoIs } from './identify.ts';
import { Refused, statusOfRefusal } from './refused.ts';
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
export function roomRoutes(app: FastifyInstance, house: House): void {
  const { store, keeper, settings } = house;
  const roomOf = async (request: FastifyRequest): Promise<LiveRoom> => {
    const { id } = request.params as { id: string };
    const live = /^[A-Za-z0-9_-]{1,64}$/.test(id) ? await keeper.open(id) : null;
    if (!live) throw new Refused(404, 'room.unknown');
    return live;
  };
  const seenNow = (live: LiveRoom, member: string) => ({
    room: roomSeenBy(live.game, live.room, live.seed, member),
    ...house.watchers.presence(live.id),
  });

  app.post('/api/rooms', async (request, reply) => {
    const body = judged(createRoomSchema, request.body);
    const host = await house.welcome(request, reply);
    if ((await store.unfinishedOf(host.member)) >= settings.tablesPerMember) {
      throw new Refused(429, 'net.tables', { max: settings.tablesPerMember });
    }
    return reply.code(201).send(await openRoom(store, body, host.member));
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
        const { live, refusal } = await keeper.glance(id);
        const seats = live?.room.seats.map((seat) => ({
          kind: seat.kind,
          name: 'name' in seat ? seat.name : '',
        }));
        const own = identity && live ? seatOf(live.room, identity.member) : null;
        const turn = live?.room.table?.turn.must ?? [];
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
    const live = await roomOf(request);
    const identity = await whoIs(store, request.headers);
    return seenNow(live, identity?.member ?? '');
  });

  app.get('/api/rooms/:id/wait', async (request) => {
    const live = await roomOf(request);
    const identity = await whoIs(store, request.headers);
    const { length } = request.query as { length?: string };
    await waitForStep(house, live, Number(length), request.raw);
    return seenNow(live, identity?.member ?? '');
  });

  app.post('/api/rooms/:id/requests', async (request, reply) => {
    const body = judged(requestBody, request.body);
    const live = await roomOf(request);
    const { member } = await house.welcome(request, reply);
    const outcome = await keeper.request(live.id, member, body.id, body.request);
    if (outcome.ok) return { length: outcome.length };
    return reply.code(statusOfRefusal(outcome.refusal)).send({ refusal: outcome.refusal });
  });

  app.post('/api/rooms/:id/ticket', async (request, reply) => {
    const live = await roomOf(request);
    const { member } = await house.welcome(request, reply);
    const seat = seatOf(live.room, member);
    if (seat === null) throw new Refused(403, 'room.no-seat');
    const ticket = newToken();
    await store.addTicket(hashToken(ticket), live.id, member, Date.now() + TICKET_DAYS * DAY);
    return { ticket, seat };
  });

  app.post('/api/rooms/:id/rematch', async (request, reply) => {
    const live = await roomOf(request);
    const { member } = await house.welcome(request, reply);
    return { id: await house.rematches.begin(live, member) };
  });

  app.get('/api/rooms/:id/record', async (request, reply) => {
    const live = await roomOf(request);
    const { table } = live.room;
    if (!table) throw new Refused(409, 'room.not-started');
    reply.header(
      'content-disposition',
      `attachment; filename="late-edition-${live.game.id}-${live.id}.txt"`,
    );
    return reply
      .type('text/plain; charset=utf-8')
      .send(writeRecord(live.game, recordOf(table, live.seed)));
  });
}
