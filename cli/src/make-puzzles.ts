import type { Puzzle } from '@late/games/manifest';
import {
  type Analysis,
  type AnyCoach,
  type AnyGame,
  type Bot,
  type BotLevel,
  commitment,
  type Grade,
  type Opening,
  type Rated,
  type Seat,
  seededChance,
  sha256,
  toHex,
  USUAL_LEVELS,
  writeRecord,
} from '@late/kernel';
import {
  act,
  BOT_NAMES,
  itemsOf,
  openTable,
  type Plan,
  type Table,
  wholeRecord,
} from '@late/table';
import { Failure } from './command.ts';
import { type AskedGame, botOf, coachOf } from './games.ts';

export interface PuzzlePlan {
  readonly levels: readonly BotLevel[];
  readonly opening: Opening<unknown>;
  readonly count: number;
  readonly seed: number;
  /** The pool is no longer than this, in characters. */
  readonly size: number;
}

/** What the second best move must be for the best one to be clearly the best. */
const CLEAR: readonly (Grade | null)[] = ['medium', 'large'];
/** A game has more to tell than one position, but nobody wants to meet it every day. */
const MOST_OF_A_GAME = 2;
/** So many games without a puzzle are enough. */
const PATIENCE = 400;
/** So many slices of thought a position gets, as in a page where somebody waits. */
const SLICES = 20;
/** Nobody played these, so they have no date. */
const OPENED = Date.UTC(2026, 0, 1);

type Bots = ReadonlyMap<BotLevel, Bot<unknown, unknown>>;

/** Lets bots play game after game, and keeps the positions in which one move is clearly the best. */
export async function makePuzzles(asked: AskedGame, plan: PuzzlePlan): Promise<Puzzle[]> {
  const { options } = plan.opening;
  const coach = await coachOf(asked, options);
  const wanted = new Set<BotLevel>([...plan.levels, ...USUAL_LEVELS]);
  const bots: Bots = new Map(
    await Promise.all(
      [...wanted].map(async (level) => [level, await botOf(asked, level, options)] as const),
    ),
  );
  const pool: Puzzle[] = [];
  let size = 0;
  for (let game = 0; pool.length < plan.count && game < PATIENCE; game++) {
    let ofGame = 0;
    for (const puzzle of puzzlesOf(asked.game, coach, bots, plan, game)) {
      const length = JSON.stringify([puzzle], null, 2).length;
      if (pool.length === plan.count || size + length > plan.size) return pool;
      pool.push(puzzle);
      size += length;
      if (++ofGame === MOST_OF_A_GAME) break;
    }
  }
  return pool;
}

/** The puzzles of one game, as they come up. */
function* puzzlesOf(
  game: AnyGame,
  coach: AnyCoach,
  bots: Bots,
  plan: PuzzlePlan,
  number: number,
): Generator<Puzzle, void> {
  const seed = toHex(sha256(new TextEncoder().encode(`puzzles/${plan.seed}/${number}`)));
  const opened = openTable(game, planOf(game, plan, seed), seed);
  if (!opened.ok) throw new Failure(`no table: ${opened.refusal.code}`);
  let { table } = opened;
  // Which decisions are looked at is left to chance: a game's first ones would all be alike.
  const luck = seededChance(plan.seed * 1_000 + number);
  while (!table.result) {
    const seat = table.turn.must[0] ?? 0;
    const view = game.view(table.state, seat);
    if (luck.below(3) === 0 && coach.judges({ view, move: null })) {
      const puzzle = puzzleAt(game, coach, bots, table, seat, view);
      if (puzzle) yield puzzle;
    }
    const bot = bots.get(plan.levels[seat] as BotLevel) as Bot<unknown, unknown>;
    const move = bot.choose(view, luck);
    const played = act(game, table, { do: 'move', seat, move }, seed, OPENED);
    if (!played.ok) throw new Failure(`a bot was refused: ${played.refusal.code}`);
    table = played.table;
  }
}

function planOf(game: AnyGame, { levels, opening }: PuzzlePlan, seed: string): Plan {
  return {
    id: 'puzzle',
    game: game.id,
    version: game.version,
    options: opening.options,
    holders: levels.map((level, seat) => ({
      kind: 'bot',
      level,
      name: BOT_NAMES[seat] ?? String(seat + 1),
    })),
    clock: { kind: 'none' },
    commitment: commitment(seed),
    fairness: 2,
    opened: OPENED,
  };
}

function puzzleAt(
  game: AnyGame,
  coach: AnyCoach,
  bots: Bots,
  table: Table,
  seat: Seat,
  view: unknown,
): Puzzle | null {
  const clear = clearlyBest(coach, view);
  if (!clear) return null;
  const { best, margin } = clear;
  const write = ({ move }: Pick<Rated<unknown>, 'move'>) => game.notation.write(move);
  // Nobody wants to look for nothing.
  if (write(best) === 'pass') return null;
  const finds = (level: BotLevel) =>
    write({ move: bots.get(level)?.choose(view, seededChance(1)) }) === write(best);
  const found = USUAL_LEVELS.findIndex(finds);
  return {
    record: recordText(game, table),
    seat,
    best: write(best),
    margin: Math.round(10 * margin) / 10,
    grade: ((found < 0 ? USUAL_LEVELS.length - 1 : found) + 1) as Puzzle['grade'],
  };
}

type Word = (coach: AnyCoach, view: unknown, move: unknown) => Analysis<unknown>;

/**
 * The best move, if the one that looks second best is a clear error and nothing else comes near. What is not clear at
 * first sight is not searched: a search takes a hundred times as long, and drops whatever falls behind.
 */
function clearlyBest(coach: AnyCoach, view: unknown) {
  const { found, isForced } = firstWord(coach, view, null);
  const [, second] = found;
  if (isForced || !second) return null;
  if (!CLEAR.includes(firstWord(coach, view, second.move).grade)) return null;
  const judged = lastWord(coach, view, second.move);
  const [best, ...others] = judged.found;
  if (!best || !CLEAR.includes(judged.grade)) return null;
  const margin = Math.min(judged.error, ...others.map(({ worth }) => best.worth - worth));
  return margin * 2 >= judged.error ? { best, margin } : null;
}

const firstWord: Word = (coach, view, move) => {
  for (const said of coach.analyse({ view, move }, seededChance(0))) return said;
  throw new Failure('the coach says nothing');
};

const lastWord: Word = (coach, view, move) => {
  let last: Analysis<unknown> | null = null;
  let slices = 0;
  const isLate = () => slices > SLICES;
  for (const said of coach.analyse({ view, move }, seededChance(0), isLate)) {
    last = said;
    slices++;
  }
  if (!last) throw new Failure('the coach says nothing');
  return last;
};

/** The game up to here, as a record that anybody can replay; what is hidden in it is on the tapes. */
function recordText(game: AnyGame, { plan, log }: Table): string {
  return writeRecord(game, { ...wholeRecord(plan, itemsOf(log), ''), seed: null });
}
