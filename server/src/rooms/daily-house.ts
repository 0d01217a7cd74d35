import { randomBytes } from 'node:crypto';
import { dailyOptions, DAILY_LANGUAGES as LANGUAGES, taskNamed } from '@late/games/daily';
import { type Day, dayOf, startOf } from '@late/kernel';
import {
  DAILY_LIMITS,
  type DailyLine,
  type DailyTable,
  type RunSeen,
  type WireRefusal,
} from '@late/protocol';
import type { Member } from '@late/table';
import { usualAlone } from '../games.ts';
import type { Opener, Store } from '../store/store.ts';
import { judgeTable } from './create-room.ts';
import type { Duels } from './duels.ts';
import { RoomRefused } from './room-refused.ts';

/** Which deal of a day is meant, as addresses say it. */
export interface AskedDeal {
  readonly task: string;
  readonly edition: string;
}

const NO_EDITION = '-';

/**
 * The house's own table of the day. Luck that follows from a date is known to whoever computes it; so here every day and
 * task has a seed that the house draws and keeps until midnight. It is a duel of the house: everybody plays the same
 * deal in a room of their own, once, and what they reached is read from the room's log and from nowhere else.
 */
export class DailyHouse {
  private readonly store: Store;
  private readonly duels: Duels;
  private readonly now: () => number;

  constructor(store: Store, duels: Duels, now = () => Date.now()) {
    this.store = store;
    this.duels = duels;
    this.now = now;
  }

  async seenBy(day: Day, deal: AskedDeal, member: Member): Promise<DailyTable> {
    const today = dayOf(this.now());
    if (day > today) throw refused({ code: 'daily.none' });
    const id = duelId(day, deal);
    if (day === today) await this.open(day, deal);
    else checkDeal(deal);
    if (!(await this.store.duel(id))) return nobodyThere(day);
    const { commitment, ends, isOver, seed, room, runs } = await this.duels.seenBy(id, member);
    const own = runs.find(({ isYou }) => isYou);
    const mayKnow = isOver || own?.state === 'through';
    const through = runs.filter(({ state }) => state === 'through');
    return {
      commitment,
      ends,
      isOver,
      seed,
      room,
      begun: runs.length,
      through: through.length,
      lines: mayKnow ? ranked(through) : null,
    };
  }

  /** Somebody's game of today: always the same room. */
  async begin(deal: AskedDeal, member: Member, name: string, opener: Opener): Promise<string> {
    const day = dayOf(this.now());
    await this.open(day, deal);
    return this.duels.begin(duelId(day, deal), member, name, opener);
  }

  /** The first who asks has the seed drawn; of several at once one is kept, for all processes of the house. */
  private async open(day: Day, deal: AskedDeal): Promise<void> {
    const { task, language } = checkDeal(deal);
    const id = duelId(day, deal);
    if (await this.store.duel(id)) return;
    const { game } = task;
    const options = dailyOptions(task, await usualAlone(game, language));
    const judged = await judgeTable({ game, options, seats: [{ kind: 'open' }] });
    await this.store.createDuel({
      id,
      game,
      version: judged.game.version,
      options: judged.options,
      bots: [],
      seed: randomBytes(32).toString('hex'),
      host: '',
      name: '',
      most: DAILY_LIMITS.players,
      opened: this.now(),
      ends: startOf(day, 1),
    });
  }
}

/** Refuses what the Daily Edition does not have. */
function checkDeal({ task: name, edition }: AskedDeal) {
  const task = taskNamed(name);
  if (!task) throw refused({ code: 'daily.none' });
  const language = LANGUAGES.find((known) => known === edition);
  const fits = task.hasEditions ? language !== undefined : edition === NO_EDITION;
  if (!fits) throw refused({ code: 'daily.none' });
  return { task, language: language ?? 'en' } as const;
}

function duelId(day: Day, { task, edition }: AskedDeal): string {
  return ['daily', day, task, ...(edition === NO_EDITION ? [] : [edition])].join('-');
}

function nobodyThere(day: Day): DailyTable {
  const ends = startOf(day, 1);
  const nothing = { commitment: null, seed: null, room: null, begun: 0, through: 0 };
  return { ...nothing, ends, isOver: true, lines: [] };
}

/** The highest first; equals share a rank. A game without a result, or struck by the operator, has no line. */
function ranked(runs: readonly RunSeen[]): DailyLine[] {
  const lines = runs.flatMap(({ name, isYou, scores, room }) => {
    const [score] = scores ?? [];
    return score === undefined || room === undefined || name === ''
      ? []
      : [{ name, isYou, score, room }];
  });
  lines.sort((a, b) => b.score - a.score);
  return lines.map((line) => ({
    ...line,
    rank: 1 + lines.filter(({ score }) => score > line.score).length,
  }));
}

function refused(refusal: WireRefusal): RoomRefused {
  return new RoomRefused(refusal);
}
