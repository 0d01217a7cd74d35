import { randomBytes } from 'node:crypto';
import type { Written } from '@late/games/manifest';
import { lineFor, type Member, personAt, type Room, type Said, speakersOf } from '@late/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writtenFor } from '../games.ts';
import type { CachedRoom } from '../rooms/cached-room.ts';
import type { ReportedLine } from '../store/people.ts';
import { known } from './identify.ts';
import { Refused } from './refused.ts';
import type { Handlers } from './serve-routes.ts';
import type { Services } from './services.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Devices count one by one: whoever sits on two is two members. */
const MOST_BLOCKED = 200;
const REPORTS = { perMember: 20, perTable: 50, all: 5_000 };

type PeopleRoute = 'blocks' | 'unblock' | 'block' | 'report';

/** What somebody can do about others: hear nothing of them, or report them. */
export function peopleRoutes(services: Services): Handlers<PeopleRoute> {
  const { store, rooms } = services;
  const arrive = async (
    { id }: { readonly id: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ cached: CachedRoom; member: Member }> => {
    const cached = await rooms.current(id);
    if (!cached) throw new Refused({ code: 'room.unknown' });
    const { member } = await services.welcome(request, reply);
    return { cached, member };
  };

  return {
    async blocks(_, request) {
      const { member } = await known(store, request.headers);
      return { blocks: await store.blocksOf(member) };
    },

    async unblock({ params }, request) {
      const { member } = await known(store, request.headers);
      const unblocked = await store.removeBlock(member, params.block);
      if (unblocked) await services.blocksChanged(member);
      return { unblocked };
    },

    async block({ params, body }, request, reply) {
      const { cached, member } = await arrive(params, request, reply);
      const { members, name } = whomMeant(cached.room, member, body);
      if (members.length === 0) throw new Refused({ code: 'room.nobody' });
      if (members.includes(member)) throw new Refused({ code: 'block.self' });
      const block = { id: randomBytes(12).toString('base64url'), name, since: Date.now() };
      if (!(await store.addBlock(member, block, members, MOST_BLOCKED)))
        throw new Refused({ code: 'block.full', params: { max: MOST_BLOCKED } });
      await services.blocksChanged(member);
      return block;
    },

    async report({ params, body }, request, reply) {
      const { cached, member } = await arrive(params, request, reply);
      const heard = body.line === undefined ? null : lineFor(cached.room, member, body.line);
      if (body.line !== undefined && !heard) throw new Refused({ code: 'report.gone' });
      const at = Date.now();
      const { game, options } = cached.room.plan;
      const written = body.reason === 'deck' ? await writtenFor(game, options) : null;
      const added = await store.addReport(
        {
          id: randomBytes(12).toString('base64url'),
          table: cached.id,
          game: cached.game.id,
          at,
          reason: body.reason,
          text: body.text ?? '',
          line: heard ? copyOf(heard.said, heard.isTeams) : written && copyOfDeck(written),
          reporter: member,
          accused: heard
            ? speakersOf(cached.room, heard.said)
            : written && cached.room.host
              ? [cached.room.host]
              : [],
        },
        { ...REPORTS, since: at - DAY },
      );
      if (!added) throw new Refused({ code: 'report.many' });
      services.metrics.count('reports_total');
      return { reported: true };
    },
  };
}

/** Members stay unknown to whoever points at them. */
function whomMeant(
  room: Room,
  member: Member,
  whom: { readonly line?: number; readonly seat?: number; readonly name?: string },
): { members: readonly Member[]; name: string } {
  if (whom.seat !== undefined) {
    const held = room.seats[whom.seat];
    const name = whom.name ?? (held?.kind === 'person' ? held.name : '');
    return { members: personAt(room, whom.seat, whom.name), name };
  }
  const heard = lineFor(room, member, whom.line ?? -1);
  if (!heard) return { members: [], name: '' };
  return { members: speakersOf(room, heard.said), name: heard.said.name };
}

/** A deck is kept with the report, since the table may be gone by the time it is read. */
function copyOfDeck({ name, text }: Written): ReportedLine {
  return { name, words: { text }, isTeams: false };
}

function copyOf(said: Said, isTeams: boolean): ReportedLine {
  const words = 'phrase' in said ? { phrase: said.phrase } : { text: said.text };
  return { name: said.name, words, isTeams };
}
