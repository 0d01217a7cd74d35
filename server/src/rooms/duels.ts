import { randomBytes } from 'node:crypto';
import { commitment, type Fairness, knowsVersion } from '@late/kernel';
import {
  type CreateDuel,
  DAILY_LIMITS,
  type DuelSeen,
  type RunSeen,
  type WireRefusal,
} from '@late/protocol';
import {
  isHost,
  lastOf,
  type Member,
  nameUnlike,
  type Room,
  type RoomSeat,
  seatOf,
  unseal,
} from '@late/table';
import { findGame } from '../games.ts';
import type { Duel, Run } from '../store/duels.ts';
import type { Opener, Store } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';
import { createRoom, judgeTable } from './create-room.ts';
import { RoomRefused } from './room-refused.ts';
import type { Rooms } from './rooms.ts';

const HOUR = 60 * 60 * 1000;
/** A device asks to start once, however often it begins. */
const START = 'duel-start';
const NO_CLOCK = { kind: 'none' } as const;

/**
 * The same deal for many, each in a room of their own. Until somebody is through, what others did is kept from them; the
 * seed is kept from everybody until the duel is over.
 */
export class Duels {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly fairness: () => Fairness;
  private readonly now: () => number;

  constructor(store: Store, rooms: Rooms, fairness: () => Fairness, now = () => Date.now()) {
    this.store = store;
    this.rooms = rooms;
    this.fairness = fairness;
    this.now = now;
  }

  async open(
    { game, options, bots, most, hours, name }: CreateDuel,
    host: Member,
  ): Promise<string> {
    // Whether everybody can play it is found out now, and not by the first who comes.
    const seats = [{ kind: 'open' }, ...bots.map(botSeat)] as const;
    const judged = await judgeTable({ game, options, seats });
    const opened = this.now();
    const duel: Duel = {
      id: randomBytes(12).toString('base64url'),
      game,
      version: judged.game.version,
      options: judged.options,
      bots,
      seed: randomBytes(32).toString('hex'),
      host,
      name,
      most,
      opened,
      ends: opened + hours * HOUR,
    };
    await this.store.createDuel(duel);
    return duel.id;
  }

  async seenBy(id: string, member: Member): Promise<DuelSeen> {
    const { duel, runs } = await this.settled(id);
    const own = runs.find((run) => run.member === member);
    const isOver = duel.ends <= this.now();
    const mayKnow = isOver || isThrough(own);
    return {
      id,
      game: duel.game,
      options: duel.options,
      bots: duel.bots,
      name: duel.name,
      isHost: member !== '' && duel.host === member,
      commitment: commitment(duel.seed),
      opened: duel.opened,
      ends: duel.ends,
      isOver,
      most: duel.most,
      room: own?.table || null,
      runs: runs.map((run) => runSeen(duel, run, member, mayKnow)),
      seed: isOver ? duel.seed : null,
    };
  }

  /** The room of somebody's own game. Nobody gets a second one, not even when the first is gone. */
  async begin(id: string, member: Member, name: string, opener: Opener): Promise<string> {
    const { duel, runs } = await this.settled(id);
    const own = runs.find((run) => run.member === member);
    if (own?.table) return own.table;
    if (duel.ends <= this.now()) throw refused({ code: 'duel.over' });
    await this.refuseUnplayable(duel);
    const called = nameUnlike(
      name,
      runs.map((run) => run.name),
    );
    const run = { duel: id, member, name: called, begun: this.now() };
    if ((await this.store.addRun(run, duel.most)) === 'full') throw refused({ code: 'duel.full' });
    const { game, options, bots, seed, version } = duel;
    const created = await createRoom(
      this.store,
      {
        game,
        options,
        seats: ['open', ...bots],
        listed: false,
        clock: NO_CLOCK,
        name: own?.name ?? called,
        duel: { id, seed, version },
      },
      member,
      opener,
    );
    if (!(await this.store.seatRun(id, member, created.id))) {
      // The same person was faster on another tab. Nobody has seen this room.
      await this.rooms.remove(created.id);
      return this.begin(id, member, name, opener);
    }
    const started = await this.rooms.request(created.id, member, START, { do: 'start' });
    if (!started.ok) throw new RoomRefused(started.refusal);
    return created.id;
  }

  /** Its host ends it; `null` is whoever runs the house. */
  async end(id: string, member: Member | null): Promise<boolean> {
    const duel = await this.find(id);
    if (member !== null && duel.host !== member) throw refused({ code: 'duel.host' });
    return this.store.endDuel(id, this.now());
  }

  /** Whether somebody may look into the room of a run: it is theirs, or they are through, or the duel is over. */
  async mayLook({ room, id }: CachedRoom, member: Member): Promise<boolean> {
    const { duel: of } = room.plan;
    if (of === undefined || !room.sealed || isPlayer({ room }, member)) return true;
    const found = await this.settled(of).catch(unknownAsNull);
    // Nobody else plays a deal that is forgotten.
    if (!found || found.duel.ends <= this.now()) {
      await this.unseal(id);
      return true;
    }
    return isThrough(found.runs.find((run) => run.member === member));
  }

  /** The same for whoever has played it: the seed of a duel that is over is theirs to know. */
  async unsealIfOver({ room, id }: CachedRoom): Promise<void> {
    const { duel: of } = room.plan;
    if (of === undefined || !room.sealed || !room.table?.result) return;
    const duel = await this.store.duel(of);
    if (!duel || duel.ends <= this.now()) await this.unseal(id);
  }

  private async unseal(id: string): Promise<void> {
    await this.rooms.decide(id, (cached, now) => unseal({ ...cached, now }));
  }

  private async find(id: string): Promise<Duel> {
    const duel = await this.store.duel(id);
    if (!duel) throw refused({ code: 'duel.unknown' });
    return duel;
  }

  /** While an older edition serves beside this one, it would deal differently. */
  private async refuseUnplayable({ game: id, version }: Duel): Promise<void> {
    if (this.fairness() < 2) throw refused({ code: 'net.moment' });
    const game = await findGame(id);
    if (!game) throw refused({ code: 'net.game' });
    const ours = game.version;
    if (!knowsVersion(game, version))
      throw refused({ code: 'table.other-rules', params: { version, ours } });
  }

  /** A duel with what has become of its runs, which rooms know first. It is over when all who may play are through. */
  private async settled(id: string): Promise<{ duel: Duel; runs: readonly Run[] }> {
    const duel = await this.find(id);
    // Asked of all runs at once: hundreds may be played, and anybody may look.
    const [noted, ended] = await Promise.all([this.store.runs(id), this.store.endedRuns(id)]);
    const runs = await Promise.all(
      noted.map((run) => (ended.includes(run.member) ? this.settledRun(run) : run)),
    );
    // A table of the day ends at midnight, whoever is through.
    const isLast =
      duel.most < DAILY_LIMITS.players && runs.length >= duel.most && runs.every(isThrough);
    if (!isLast || duel.ends <= this.now()) return { duel, runs };
    const ends = this.now();
    await this.store.endDuel(id, ends);
    return { duel: { ...duel, ends }, runs };
  }

  private async settledRun(run: Run): Promise<Run> {
    const row = await this.store.table(run.table);
    const room = row && (await this.rooms.glance(row)).cached?.room;
    // One that cannot be opened just now is looked at again.
    if (row && !room) return run;
    const through = (room && endOf(room)) ?? this.now();
    const scores = room?.table?.result?.scores ?? null;
    await this.store.endRun(run.duel, run.member, through, scores);
    return { ...run, through, scores };
  }
}

/** Whether a run's room is somebody's own: nobody else ever has a hand in it. */
export function isPlayer({ room }: Pick<CachedRoom, 'room'>, member: Member): boolean {
  return isHost(room, member) || seatOf(room, member) !== null;
}

/** When its game ended, however long people talked afterwards. */
function endOf({ table, closed, touched }: Room): number {
  if (table?.result) return lastOf(table.log)?.at ?? touched;
  return closed?.at ?? touched;
}

function isThrough(run: Run | undefined): boolean {
  return run !== undefined && run.through !== null;
}

function runSeen({ ends }: Duel, run: Run, member: Member, mayKnow: boolean): RunSeen {
  const { name, table, through, scores } = run;
  const state = through === null ? 'playing' : through > ends ? 'late' : 'through';
  const seen = { name, isYou: run.member === member, state } as const;
  return mayKnow && through !== null ? { ...seen, scores, room: table } : seen;
}

function botSeat(level: CreateDuel['bots'][number]): RoomSeat {
  return { kind: 'bot', name: '', level };
}

function refused(refusal: WireRefusal): RoomRefused {
  return new RoomRefused(refusal);
}

function unknownAsNull(error: unknown): null {
  if (error instanceof RoomRefused) return null;
  throw error;
}
