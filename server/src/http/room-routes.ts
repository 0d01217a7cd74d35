import { writeRecord } from '@late/kernel';
import type { CreateRoom, RoomLine, RoomNow } from '@late/protocol';
import { isRunning, LINK_LIFE, type Member, recordOf, roomSeenBy, seatOf } from '@late/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { editionOfTable, writtenFor } from '../games.ts';
import type { CachedRoom } from '../rooms/cached-room.ts';
import { clearingOf } from '../rooms/clearing.ts';
import { createRoom, hasTooMany } from '../rooms/create-room.ts';
import { RoomRefused } from '../rooms/room-refused.ts';
import { storyFor } from '../rooms/story-for.ts';
import type { TableRow } from '../store/store.ts';
import { hashToken, newToken } from '../token.ts';
import { Refused } from './refused.ts';
import type { Handlers } from './serve-routes.ts';
import type { Services } from './services.ts';

const LISTED = 60;

type RoomRoute =
  | 'createRoom'
  | 'listRooms'
  | 'findRoom'
  | 'room'
  | 'waitForRoom'
  | 'request'
  | 'ticket'
  | 'revokeTickets'
  | 'clearAway'
  | 'rematch'
  | 'nextGame'
  | 'evening'
  | 'record'
  | 'story';

/** What somebody wrote themselves for a table that anybody can find. */
async function refuseWritten(
  { words }: Services,
  { game, options }: Pick<CreateRoom, 'game' | 'options'>,
): Promise<void> {
  const written = words && (await writtenFor(game, options));
  if (written && words.bars(written.text)) throw new Refused({ code: 'room.word-written' });
}

/** Rooms over HTTP: everything that a socket can do, and what comes before a socket. */
export function roomRoutes(services: Services): Handlers<RoomRoute> {
  const { store, rooms, settings } = services;
  const roomOf = async ({ id }: { readonly id: string }): Promise<CachedRoom> => {
    const cached = await rooms.current(id);
    if (!cached) throw new Refused({ code: 'room.unknown' });
    return cached;
  };
  const seenNow = async (cached: CachedRoom, request: FastifyRequest): Promise<RoomNow> => {
    const identity = await services.whoIs(request.headers);
    const member = identity?.member ?? '';
    await services.refuseHidden(cached, member);
    if (identity) services.watchers.asked(cached, member);
    const blocked = new Set(identity ? await store.blockedBy(member) : []);
    return {
      room: roomSeenBy(cached.game, cached.room, cached.seed, member, blocked),
      ...services.watchers.presence(cached),
    };
  };
  /** Who asks something of a room, and is there by that. */
  const memberIn = async (
    cached: CachedRoom,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Member> => {
    const { member } = await services.welcome(request, reply);
    services.watchers.asked(cached, member);
    return member;
  };
  const lineOf = async (row: TableRow, member: Member | null): Promise<RoomLine> => {
    const { id, code, game, status, opened, touched } = row;
    const { cached, refusal } = await rooms.glance(row);
    const seats = cached?.room.seats.map((seat) => ({
      kind: seat.kind,
      name: 'name' in seat ? seat.name : '',
    }));
    const own = member !== null && cached ? seatOf(cached.room, member) : null;
    const turn = (cached && isRunning(cached.room) && cached.room.table?.turn.must) || [];
    const yourTurn = own !== null && turn.includes(own);
    const clearing = member === null ? null : clearingOf(status, cached?.room ?? null, member);
    const edition = cached ? editionOfTable(game, cached.room.plan.options) : {};
    const line = {
      id,
      code,
      game,
      status,
      opened,
      touched,
      seats: seats ?? [],
      yourTurn,
      ...edition,
    };
    return { ...line, ...(refusal ? { refusal } : {}), ...(clearing ? { clearing } : {}) };
  };

  return {
    async createRoom({ body }, request, reply) {
      const host = await services.welcome(request, reply);
      if (await hasTooMany(store, host.member, settings.tablesPerMember)) {
        services.limits.count('tables');
        throw new Refused({ code: 'net.tables', params: { max: settings.tablesPerMember } });
      }
      if (body.listed && body.name !== undefined && services.words?.bars(body.name))
        throw new Refused({ code: 'room.word-name' });
      if (body.listed) await refuseWritten(services, body);
      const opener = await services.openerOf(request.raw);
      return services.listing.open(opener, body.listed, () =>
        createRoom(store, { ...body, fairness: services.fairness.now }, host.member, opener),
      );
    },

    async listRooms({ query }, request) {
      const mine = query.mine !== undefined;
      const identity = mine ? await services.whoIs(request.headers) : null;
      if (mine && !identity) return { rooms: [] };
      const member = identity?.member ?? null;
      const rows =
        member === null ? await store.listed(LISTED) : await store.tablesOf(member, LISTED);
      const lines = await Promise.all(rows.map((row) => lineOf(row, member)));
      const { at } = services.restart;
      return { rooms: lines, ...(at !== null && { restart: at }) };
    },

    async findRoom({ params }, request) {
      const { limits } = services;
      const address = services.addressOf(request.raw);
      if (!(await limits.mayTryCode(address))) throw new Refused({ code: 'net.codes' });
      const row = await store.tableByCode(params.code);
      if (!row) {
        limits.codeWasWrong();
        throw new Refused({ code: 'room.unknown' });
      }
      await limits.codeWasRight(address);
      return { id: row.id };
    },

    async room({ params }, request) {
      return seenNow(await roomOf(params), request);
    },

    async waitForRoom({ params, query: { length } }, request) {
      const cached = await roomOf(params);
      if (length === undefined) return seenNow(cached, request);
      const identity = await services.whoIs(request.headers);
      await services.refuseHidden(cached, identity?.member ?? '');
      if (identity) services.watchers.asked(cached, identity.member);
      await services.stepWaits.until(cached, length, request.raw);
      return seenNow(await roomOf(params), request);
    },

    async request({ params, body }, request, reply) {
      const cached = await roomOf(params);
      const member = await memberIn(cached, request, reply);
      const answer = await services.request(cached.id, member, body.id, body.request);
      if (!answer.ok) throw new RoomRefused(answer.refusal);
      return { length: answer.length };
    },

    async ticket({ params, query }, request, reply) {
      const cached = await roomOf(params);
      const member = await memberIn(cached, request, reply);
      const seat = seatOf(cached.room, member);
      if (seat === null) throw new Refused({ code: 'room.no-seat' });
      // Whoever shared a seat would have seen the luck, and could play it again.
      if (cached.room.plan.duel !== undefined) throw new Refused({ code: 'room.duel' });
      const ticket = newToken();
      const kept = query.kept !== undefined;
      const link = { id: hashToken(ticket), giver: member, kept };
      await store.addLink(link, cached.id, Date.now() + LINK_LIFE);
      return { ticket, seat };
    },

    async revokeTickets({ params }, request, reply) {
      const cached = await roomOf(params);
      const member = await memberIn(cached, request, reply);
      return { revoked: await store.revokeLinks(cached.id, member) };
    },

    async clearAway({ params: { id } }, request, reply) {
      const { member } = await services.welcome(request, reply);
      const row = await store.table(id);
      if (!row) throw new Refused({ code: 'room.unknown' });
      const { cached } = await rooms.glance(row);
      const clearing = clearingOf(row.status, cached?.room ?? null, member);
      if (!clearing) {
        throw new Refused({ code: row.status === 'playing' ? 'room.running' : 'room.host' });
      }
      const others = clearing === 'delete' ? 0 : await store.unlist(id, member);
      if (others === null) throw new Refused({ code: 'room.no-seat' });
      if (others > 0) return { deleted: false };
      await rooms.remove(id);
      return { deleted: true };
    },

    async rematch({ params }, request, reply) {
      const cached = await roomOf(params);
      const member = await memberIn(cached, request, reply);
      const opener = await services.openerOf(request.raw);
      return { id: await services.rematches.begin(cached, member, opener) };
    },

    async nextGame({ params, body }, request, reply) {
      const cached = await roomOf(params);
      const member = await memberIn(cached, request, reply);
      if (cached.room.listed) await refuseWritten(services, body);
      const opener = await services.openerOf(request.raw);
      return { id: await services.rematches.begin(cached, member, opener, body) };
    },

    async evening({ params }, request) {
      const cached = await roomOf(params);
      const identity = await services.whoIs(request.headers);
      const member = identity?.member ?? '';
      await services.refuseHidden(cached, member);
      return services.evenings.seenBy(cached, member);
    },

    async record({ params }, request, reply) {
      const cached = await roomOf(params);
      const identity = await services.whoIs(request.headers);
      await services.refuseHidden(cached, identity?.member ?? '');
      const { table } = cached.room;
      if (!table) throw new Refused({ code: 'room.not-started' });
      if (table.openLength === 0) throw new Refused({ code: 'room.hidden' });
      reply.header(
        'content-disposition',
        `attachment; filename="late-edition-${cached.game.id}-${cached.id}.txt"`,
      );
      const seed = cached.room.sealed ? null : cached.seed;
      return writeRecord(cached.game, recordOf(table, seed));
    },

    async story({ params }, request) {
      const cached = await roomOf(params);
      const identity = await services.whoIs(request.headers);
      await services.refuseHidden(cached, identity?.member ?? '');
      const { game, room } = cached;
      if (!room.table) throw new Refused({ code: 'room.not-started' });
      return { length: room.length, steps: storyFor(game, room.table) };
    },
  };
}
