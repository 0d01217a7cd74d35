import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type {
  AdminBan,
  AdminReport,
  AdminRouteName,
  AdminTable,
  AnswerBody,
  Asked,
} from '@late/protocol';
import { type Member, matesOf, personAt, seatOf } from '@late/table';
import { MOST_BANS } from '../admin/bans.ts';
import { TableHandles } from '../admin/table-handles.ts';
import type { Log } from '../log.ts';
import { RoomRefused } from '../rooms/room-refused.ts';
import type { Ban, Report } from '../store/people.ts';
import type { TableRow } from '../store/store.ts';
import { addressKey, networkOf } from './address.ts';
import { Refused } from './refused.ts';
import type { Handlers } from './serve-routes.ts';
import type { Services } from './services.ts';
import type { Sockets } from './sockets.ts';

const HOUR = 60 * 60 * 1000;
const PAGE = 50;
const REPORTS = 100;
const MOST_FORWARDED = 1_000;
const STATUSES = ['waiting', 'playing', 'over'] as const;

/**
 * What whoever runs the server sees and does. Of a table that is its game, its state, who sits there and
 * what was reported: never a hand, a seed, an address, or talk that nobody reported.
 */
export function adminRoutes(
  services: Services,
  sockets: Sockets,
  token: string,
  log: Log,
): Handlers<AdminRouteName> {
  const { store, rooms, watchers, bans, restart } = services;
  const handles = new TableHandles(token);
  const started = Date.now() - Math.round(performance.now());
  let lastLoad = performance.eventLoopUtilization();

  const idOf = (handle: string): string => {
    const id = handles.idOf(handle);
    if (id === null) throw new Refused({ code: 'admin.gone' });
    return id;
  };
  const tableOf = async (row: TableRow): Promise<AdminTable> => {
    const { id, game, status, listed, opened, touched } = row;
    const { cached } = await rooms.glance(row);
    const seats = cached?.room.seats.map((seat) => ({
      kind: seat.kind,
      name: 'name' in seat ? seat.name : '',
      mates: matesOf(seat).map((mate) => mate.name),
    }));
    return {
      table: handles.of(id),
      game,
      status,
      listed,
      opened,
      touched,
      seats: seats ?? [],
      spectators: cached ? watchers.spectators(id, (one) => seatOf(cached.room, one) === null) : 0,
      reports: await store.reportsAbout(id),
    };
  };
  const reportOf = async ({ id, at, reason, text, game, table, line }: Report) => {
    const row = await store.table(table);
    return {
      id,
      at,
      reason: reason as AdminReport['reason'],
      text,
      game,
      table: row && (await tableOf(row)),
      line: line && { name: line.name, ...line.words, isTeams: line.isTeams },
    };
  };
  /** The members that are meant, and what the operator calls them. */
  const whom = async (body: Asked<'adminBan'>['body']): Promise<Whom> => {
    if (body.report !== undefined) {
      const report = await store.report(body.report);
      if (!report) throw new Refused({ code: 'admin.gone' });
      if (!body.reporter) return { members: report.accused, name: report.line?.name ?? '' };
      return { members: report.reporter ? [report.reporter] : [], name: '' };
    }
    const cached = await rooms.current(idOf(body.table ?? ''));
    if (!cached) throw new Refused({ code: 'admin.gone' });
    const seat = body.seat ?? -1;
    const held = cached.room.seats[seat];
    const name = body.name ?? (held && 'name' in held ? held.name : '');
    return { members: personAt(cached.room, seat, body.name), name };
  };
  const banned = async (body: Asked<'adminBan'>['body']): Promise<Pick<Ban, 'whom' | 'name'>> => {
    if (body.address !== undefined) {
      const key = addressKey(body.address);
      if (key === null) throw new Refused({ code: 'admin.address' });
      return { whom: [networkOf(key)], name: networkOf(key) };
    }
    const { members, name } = await whom(body);
    if (members.length === 0) throw new Refused({ code: 'room.nobody' });
    if (body.kind === 'person') return { whom: members, name };
    const networks = sockets.networksOf(members);
    if (networks.length === 0) throw new Refused({ code: 'admin.not-connected' });
    return { whom: networks, name: networks.join(', ') };
  };

  return {
    async adminHouse() {
      const load = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(load, lastLoad);
      lastLoad = load;
      const [waiting, playing, over] = await Promise.all(STATUSES.map((one) => store.count(one)));
      return {
        started,
        now: Date.now(),
        busy: Math.round(utilization * 1000) / 1000,
        memory: process.memoryUsage().rss,
        sockets: sockets.size,
        tables: { waiting: waiting ?? 0, playing: playing ?? 0, over: over ?? 0 },
        people: await store.count('people'),
        restart: restart.at,
      };
    },

    async adminSeen(_, { raw, headers }) {
      const forwarded = headers['x-forwarded-for'];
      return {
        address: services.addressOf(raw),
        proxies: services.settings.proxies,
        forwarded: forwarded === undefined ? null : String(forwarded).slice(0, MOST_FORWARDED),
        host: headers.host ?? null,
      };
    },

    async adminTables({ query: { status, before } }) {
      const rows = await store.tablesBy(status, before ?? Number.MAX_SAFE_INTEGER, PAGE);
      return { tables: await Promise.all(rows.map(tableOf)) };
    },

    async adminClose({ params }) {
      const answer = await rooms.close(idOf(params.table));
      if (!answer.ok) throw new RoomRefused(answer.refusal);
      log.info({}, 'the operator closed a table');
      return { closed: true };
    },

    async adminDelete({ params }) {
      const id = idOf(params.table);
      if (!(await rooms.remove(id))) throw new Refused({ code: 'admin.gone' });
      // Its line leaves the table of the day, or of the duel, with it.
      await store.strikeRun(id, Date.now());
      log.info({}, 'the operator deleted a table');
      return { deleted: true };
    },

    async adminEndDuel({ params }) {
      const ended = await services.duels.end(params.duel, null);
      if (ended) log.info({}, 'the operator ended a duel');
      return { ended };
    },

    async adminReports() {
      const reports = await store.reports(REPORTS);
      return { reports: await Promise.all(reports.map(reportOf)) };
    },

    async adminSettle({ params }) {
      return { settled: await store.removeReport(params.report) };
    },

    async adminBans() {
      return { bans: (await store.bans(Date.now())).map(banOf) };
    },

    async adminBan({ body }) {
      const since = Date.now();
      const ban: Ban = {
        id: randomBytes(12).toString('base64url'),
        kind: body.kind === 'person' ? 'member' : 'network',
        ...(await banned(body)),
        since,
        until: since + body.hours * HOUR,
      };
      if (!(await bans.add(ban)))
        throw new Refused({ code: 'admin.bans', params: { max: MOST_BANS } });
      services.bansChanged();
      log.info({ kind: ban.kind, hours: body.hours }, 'the operator banned somebody');
      return banOf(ban);
    },

    async adminUnban({ params }) {
      const lifted = await bans.lift(params.ban);
      if (lifted) {
        services.bansChanged();
        log.info({}, 'the operator lifted a ban');
      }
      return { lifted };
    },

    async adminAnnounce({ body }) {
      restart.announce(body.minutes);
      log.info({ minutes: body.minutes }, 'the operator announced a restart');
      return { restart: restart.at };
    },

    async adminWithdraw() {
      restart.withdraw();
      log.info({}, 'the operator withdrew the restart');
      return { restart: null } satisfies AnswerBody<'adminWithdraw'>;
    },
  };
}

interface Whom {
  readonly members: readonly Member[];
  readonly name: string;
}

function banOf({ id, kind, name, since, until }: Ban): AdminBan {
  return { id, kind: kind === 'member' ? 'person' : 'network', name, since, until };
}
