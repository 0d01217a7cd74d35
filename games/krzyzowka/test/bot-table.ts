import {
  type Bot,
  checkMove,
  parse,
  type ReadTable,
  type Seat,
  seededChance,
  USUAL_LEVELS,
  type UsualLevel,
} from '@late/kernel';
import { wordTable } from '@late/lexicon/node';
import { questionsAfter } from '@late/table';
import { loadBot } from '../bot/index.ts';
import type { Move, Options, State, View } from '../rules/index.ts';
import { polishGame as game } from './polish.ts';

export const LEVELS = USUAL_LEVELS;
export const readTable: ReadTable = async (name) => wordTable(name) as ArrayBuffer;

export function optionsOf(options: Partial<Options>): Options {
  const parsed = parse(game.options, options);
  if (!parsed.ok) throw new TypeError('no such options');
  return parsed.value;
}

const loaded = new Map<string, Promise<Bot<View, Move>>>();

/** Loads each bot once, as a server does for all its tables. */
export function botFor(level: UsualLevel, options: Partial<Options>): Promise<Bot<View, Move>> {
  const key = JSON.stringify([level, options]);
  const bot = loaded.get(key) ?? loadBot(level, options, readTable);
  loaded.set(key, bot);
  return bot;
}

export interface Played {
  readonly state: State;
  /** Every step: when, who (null for the clock), and what. */
  readonly log: readonly {
    readonly at: number;
    readonly seat: Seat | null;
    readonly move: string;
  }[];
  /** How each round of games 2 and 3 ended. */
  readonly ends: readonly string[];
}

/** A game between bots, with a clock that jumps to whatever happens next. */
export async function playBots(
  levels: readonly UsualLevel[],
  asked: Partial<Options>,
  seed: number,
): Promise<Played> {
  const options = optionsOf(asked);
  const bots = await Promise.all(levels.map((level) => botFor(level, options)));
  const chance = seededChance(seed);
  const log: { at: number; seat: Seat | null; move: string }[] = [];
  const ends: string[] = [];
  let now = 0;
  let { state } = game.setup(options, levels.length, { chance, now });
  let questions: ReturnType<typeof questionsAfter> = levels.map(() => ({ seq: 0, at: 0 }));
  while (!game.result(state)) {
    const next = nextStep(bots, state, questions, now, seed);
    now = next.at;
    const before = { state, turn: game.turn(state), questions };
    const seq = log.length + 1;
    const context = { chance, now };
    let outcome: ReturnType<typeof game.play>;
    if (next.seat === null) {
      outcome = game.expire(state, context);
      log.push({ at: now, seat: null, move: 'expire' });
    } else {
      const luck = seededChance(seed + seq);
      const move = (bots[next.seat] as Bot<View, Move>).choose(game.view(state, next.seat), luck);
      const refusal = checkMove(game, state, next.seat, move);
      if (refusal) throw new Error(`${game.notation.write(move)}: ${refusal.code}`);
      outcome = game.play(state, next.seat, move, context);
      log.push({ at: now, seat: next.seat, move: game.notation.write(move) });
    }
    state = outcome.state;
    for (const event of outcome.events) if (event.type === 'counted') ends.push(event.counted.how);
    const act =
      next.seat === null ? ({ do: 'expire' } as const) : ({ do: 'move', move: null } as const);
    const entry = { seq, at: now, by: next.seat ?? ('clock' as const), act, tape: [] };
    const after = { state, turn: game.turn(state) };
    questions = questionsAfter(game as never, before, after, entry);
  }
  return { state, log, ends };
}

function nextStep(
  bots: readonly Bot<View, Move>[],
  state: State,
  questions: ReturnType<typeof questionsAfter>,
  now: number,
  seed: number,
): { readonly seat: Seat | null; readonly at: number } {
  const { must, may } = game.turn(state);
  const deadline = game.deadline(state);
  let next: { seat: Seat | null; at: number } | null =
    deadline === null ? null : { seat: null, at: deadline };
  for (const seat of [...must, ...may]) {
    const question = questions[seat];
    const luck = seededChance(seed + 1000 * (question?.seq ?? 0) + seat);
    const patience = must.includes(seat) ? 0 : Number.POSITIVE_INFINITY;
    const pace = bots[seat]?.pace?.(game.view(state, seat), luck) ?? patience;
    const at = Math.max(now, (question?.at ?? now) + pace);
    if (Number.isFinite(at) && (!next || at < next.at)) next = { seat, at };
  }
  if (!next) throw new Error('nobody has anything to do');
  return next;
}
