import { randomBytes, randomInt } from 'node:crypto';
import { commitment, type Fairness, nearestLevel, parse, type Seed } from '@late/kernel';
import { otherListIn } from '@late/lexicon';
import type { CreateRoom, WireRefusal } from '@late/protocol';
import { BOT_NAMES, type Member, nameUnlike, type RoomSeat, type RoomStep } from '@late/table';
import { findGame, levelsAt, whyNotApart } from '../games.ts';
import type { Opener, Store } from '../store/store.ts';
import { InvalidRoom, RoomRefused } from './room-refused.ts';

/** Letters and digits that cannot be mistaken for one another, spoken or written. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const CODE_LENGTH = 6;
const TRIES = 5;

function newCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('');
}

const DAY = 24 * 60 * 60 * 1000;
/** So many times as many tables may lie about that nobody has come back to. */
const ABANDONED = 10;

/**
 * Whether somebody has opened as many tables as they may. Those where no person did anything for a day are
 * abandoned and stand in nobody's way, as long as there are not very many of them.
 */
export async function hasTooMany(store: Store, host: Member, most: number): Promise<boolean> {
  const { all, recent } = await store.unfinishedOf(host, Date.now() - DAY);
  return recent >= most || all >= most * ABANDONED;
}

export interface NewRoom extends Omit<CreateRoom, 'seats' | 'name'> {
  readonly seats: readonly RoomSeat[];
  /** Unless another process does not know it, the newest. */
  readonly fairness?: Fairness;
  /** The room whose people play on in it, and the rooms of all games of their evening. */
  readonly follows?: string;
  readonly evening?: readonly string[];
  /** By which they found the last game, where it is free. */
  readonly code?: string;
  /** The duel that it is a run of, and the luck of all of its runs. */
  readonly duel?: { readonly id: string; readonly seed: Seed; readonly version: number };
}

/** Makes a room as a host asked for it. */
export function createRoom(
  store: Store,
  asked: CreateRoom & Pick<NewRoom, 'fairness' | 'duel'>,
  host: Member,
  opener?: Opener,
) {
  const { name, seats: kinds, ...rest } = asked;
  const names = [...BOT_NAMES];
  const seats = kinds.map((kind): RoomSeat => {
    if (kind === 'open' || kind === 'closed') return { kind };
    return { kind: 'bot', name: names.shift() ?? kind, level: kind };
  });
  const own = seats.findIndex(({ kind }) => kind === 'open');
  if (name && own >= 0)
    seats[own] = { kind: 'person', name: nameUnlike(name, []), members: [host] };
  return createWith(store, { ...rest, seats }, host, opener);
}

/** A table as the game judges it. Throws `RoomRefused` for one that cannot be. */
export async function judgeTable({
  game: gameId,
  options,
  seats: wanted,
}: Pick<NewRoom, 'game' | 'options' | 'seats'>) {
  const game = await findGame(gameId);
  if (!game) throw new RoomRefused({ code: 'net.game' } satisfies WireRefusal);
  const judged = parse(game.options, options);
  if (!judged.ok)
    throw new InvalidRoom({
      code: 'table.options',
      params: { at: judged.at },
    } satisfies WireRefusal);
  const apart = await whyNotApart(gameId, judged.value);
  if (apart) throw new InvalidRoom(apart);
  const levels = await levelsAt(gameId, judged.value);
  const seats = wanted.map((seat) =>
    seat.kind === 'bot' ? { ...seat, level: nearestLevel(levels, seat.level) } : seat,
  );
  const { min, max } = game.seats(judged.value);
  if (seats.length < min || seats.length > max) {
    throw new InvalidRoom({ code: 'table.seats', params: { min, max } } satisfies WireRefusal);
  }
  // A page of an older edition may still have other words than the server.
  const lists = otherListIn(game.checkSetup(judged.value, seats.length) ?? {});
  if (lists)
    throw new RoomRefused({ code: 'net.other-list', params: { ...lists } } satisfies WireRefusal);
  return { game, options: judged.value, seats };
}

/** Makes a room with these seats; tries again if by chance its code is taken. */
export async function createWith(
  store: Store,
  room: NewRoom,
  host: Member,
  opener?: Opener,
): Promise<{ id: string; code: string }> {
  const { listed, clock, fairness = 2, duel, follows, evening } = room;
  const { game, options, seats } = await judgeTable(room);
  const version = duel?.version ?? game.version;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const id = randomBytes(12).toString('base64url');
    const code = (attempt === 0 && room.code) || newCode();
    const seed = duel?.seed ?? randomBytes(32).toString('hex');
    const opened = Date.now();
    const step: RoomStep = {
      seq: 0,
      at: opened,
      act: {
        do: 'open',
        plan: {
          id,
          code,
          game: game.id,
          version,
          options,
          clock,
          commitment: commitment(seed),
          // As earlier editions had it, where it is not said.
          ...(fairness === 2 && { fairness }),
          ...(follows !== undefined && { follows }),
          ...(evening && { evening }),
          ...(duel && { counted: true, duel: duel.id }),
          opened,
        },
        seats,
        host,
        listed,
      },
    };
    const members = seats.flatMap((seat) => (seat.kind === 'person' ? seat.members : []));
    const table = { id, code, game: game.id, seed, listed, opened, step, members };
    if (await store.createTable({ ...table, ...(opener && { opener }) })) return { id, code };
  }
  throw new RoomRefused({ code: 'room.busy' } satisfies WireRefusal);
}
