import type { AnyLesson } from '@late/games/lesson';
import { type Answer, commitment, type GameRecord, parse, type Seat, toHex } from '@late/kernel';
import {
  type Done,
  eveningAfter,
  type Holder,
  movedOn,
  openTable,
  type Plan,
  placesMovedOn,
  playOn,
  rematch,
} from '@late/table';
import { keepRoom } from '../front/continue-room.ts';
import type { GameFace } from '../games/face.ts';
import { botHolders } from '../shell/bot-names.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { createTable } from '../store/tables.ts';
import { holdersOfRecord } from './holders-of-record.ts';
import { planAgain } from './plan-again.ts';
import { goesOn } from './snapshot-of.ts';

const ID_LENGTH = 12;

export function randomId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

function randomSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

type Begun = Answer<{ readonly id: string }>;

/** What is kept of a table besides its game. */
interface Beside {
  readonly lesson?: string;
  /** The finished table whose people play on. */
  readonly after?: KeptTable | null;
}

/** Keeps a table that was just dealt. */
export async function beginPlanned(
  plan: Plan,
  seed: string,
  answer: Answer<Done>,
  { lesson, after }: Beside = {},
): Promise<Begun> {
  if (!answer.ok) return answer;
  // With all options that were not chosen: the word list, above all.
  const kept: KeptTable = {
    plan: answer.table.plan,
    seed,
    touched: Date.now(),
    result: null,
    ...(lesson !== undefined && { lesson }),
    ...(after && goesOn(after) && { evening: eveningAfter(after.evening ?? [], after.plan.id) }),
  };
  await createTable(kept, answer.entries);
  keepRoom(true);
  return { ok: true, id: plan.id };
}

/** Deals a new game at this device. */
export function beginLocal(
  face: GameFace,
  options: unknown,
  holders: readonly Holder[],
  after: KeptTable | null = null,
): Promise<Begun> {
  const seed = randomSeed();
  const plan: Plan = {
    id: randomId(),
    game: face.game.id,
    version: face.game.version,
    options,
    holders,
    clock: { kind: 'none' },
    commitment: commitment(seed),
    fairness: 2,
    parts: 'one device',
    opened: Date.now(),
  };
  return beginPlanned(plan, seed, openTable(face.game, plan, seed), { after });
}

/** Deals the first game of a lesson: its luck is fixed, its rivals are easy. */
export function beginLesson(
  face: GameFace,
  lesson: string,
  { seed, options, bots }: AnyLesson,
  me: string,
): Promise<Begun> {
  const plan: Plan = {
    id: randomId(),
    game: face.game.id,
    version: face.game.version,
    options,
    holders: [{ kind: 'person', name: me }, ...botHolders(bots, 'easy')],
    clock: { kind: 'none' },
    commitment: commitment(seed),
    fairness: 2,
    opened: Date.now(),
  };
  return beginPlanned(plan, seed, openTable(face.game, plan, seed), { lesson });
}

export function beginRematch(face: GameFace, after: KeptTable): Promise<Begun> {
  const seed = randomSeed();
  // A new game is dealt by the newest rules, whichever the last one was played by.
  const next = rematch(after.plan, randomId(), commitment(seed), Date.now());
  const seated = seatedFurther(face, next);
  const plan: Plan = { ...seated, version: face.game.version, fairness: 2, parts: 'one device' };
  return beginPlanned(plan, seed, openTable(face.game, plan, seed), { after });
}

/** Among several people another one begins. */
function seatedFurther({ game }: GameFace, plan: Plan): Plan {
  const { holders, options } = plan;
  if (holders.filter(({ kind }) => kind === 'person').length < 2) return plan;
  const known = parse(game.options, options);
  const places = placesMovedOn(holders.length);
  const moved = known.ok && game.reseat ? game.reseat(known.value, places) : options;
  return { ...plan, holders: movedOn(holders), options: moved };
}

/** Plays on from a step of a recorded game, as one of its seats, against bots. */
export function beginFrom(
  face: GameFace,
  { game, version, options, sitters, opened, table, log }: GameRecord,
  step: number,
  seat: Seat,
): Promise<Begun> {
  const seed = randomSeed();
  const plan: Plan = {
    id: randomId(),
    game,
    version,
    options,
    holders: holdersOfRecord(sitters, seat, sitters[seat]?.name ?? ''),
    clock: { kind: 'none' },
    commitment: commitment(seed),
    opened,
  };
  const parent = { table, log: log.slice(0, step + 1) };
  return beginPlanned(plan, seed, playOn(face.game, plan, parent, seat, seed, Date.now()));
}

/** Deals a finished game once more, with the luck that it had, to somebody who takes one of its seats. */
export function beginAgain(
  face: GameFace,
  record: GameRecord,
  seat: Seat,
  name: string,
): Promise<Begun> {
  const plan = planAgain(record, seat, name, randomId(), Date.now());
  const seed = record.seed ?? '';
  return beginPlanned(plan, seed, openTable(face.game, plan, seed));
}
