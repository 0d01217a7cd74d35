import type { BotQuestion } from '@late/kernel';
import { type AnyGame, BOT_LEVELS, type BotLevel, type Seat, type Seed } from '@late/kernel';
import { type AbleBot, ableBots, type Due, paceLuck, type Table, thoughtLuck } from '@late/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Paces } from './paces.ts';
import type { Thought } from './task.ts';
import { Thinking } from './thinking.ts';
import { ThreadFault } from './thread-fault.ts';

export type DueMove = Extract<Due, { do: 'move' }>;

/** A table with bots, as it is at this moment. */
export interface BotsTable {
  readonly game: AnyGame;
  readonly table: Table;
}

/** A move, and the table for which it was thought of. */
export interface ChosenMove {
  readonly due: DueMove;
  readonly table: Table;
  readonly view: unknown;
  readonly move: unknown;
}

/** What is asked at a table, of bots so many levels weaker than they should be; null for nothing. */
type Ask<T> = (weaker: number) => (T & { readonly questions: readonly BotQuestion[] }) | null;

/** What bots say. They are asked when a thread is free for them, about the table as it is then. */
export class Bots {
  readonly paces = new Paces();
  private readonly thinking: Thinking;
  private readonly metrics: Metrics;
  private readonly log: Log;

  constructor(metrics: Metrics, log: Log) {
    this.thinking = new Thinking(metrics);
    this.metrics = metrics;
    this.log = log;
  }

  /** Asks the bots that could act how long they want to think, those who have not said so. */
  async askPaces(
    since: number,
    find: () => (BotsTable & { readonly seed: Seed }) | null,
  ): Promise<void> {
    const answered = await this.answer(since, (weaker) => {
      const found = find();
      if (!found) return null;
      const { table, seed } = found;
      const bots = ableBots(table).filter((bot) => this.paces.of(table, bot) === undefined);
      if (bots.length === 0) return null;
      const questions = bots.map(({ seat, level }): BotQuestion => {
        const luck = paceLuck(table, seed, seat);
        return { ask: 'pace', ...seatOf(found, seat, level, weaker), luck };
      });
      return { table, bots, questions };
    });
    if (!answered) return;
    const { asked, thought } = answered;
    for (const [index, pace] of thought.answers.entries()) {
      this.paces.note(asked.table, asked.bots[index] as AbleBot, pace as number | null);
    }
  }

  /** Has a bot choose the move that is due; null if none is any more. */
  async choose(
    since: number,
    find: () => (BotsTable & { readonly seed: Seed; readonly due: DueMove }) | null,
  ): Promise<ChosenMove | null> {
    const answered = await this.answer(since, (weaker) => {
      const found = find();
      if (!found) return null;
      const { due, table, seed } = found;
      const luck =
        thoughtLuck(table, seed, due.seat) ??
        (crypto.getRandomValues(new Uint32Array(1))[0] as number);
      const seen = seatOf(found, due.seat, due.level, weaker);
      return { due, table, view: seen.view, questions: [{ ask: 'move', ...seen, luck }] };
    });
    if (!answered) return null;
    const { due, table, view } = answered.asked;
    this.metrics.count('bot_moves_total', `game="${answered.asked.questions[0]?.game}"`);
    return { due, table, view, move: answered.thought.answers[0] };
  }

  stop(): void {
    this.thinking.stop();
  }

  /** What fails is tried once more, and then by a weaker level; what does not come to an end, by that at once. */
  private async answer<T>(
    since: number,
    ask: Ask<T>,
  ): Promise<{ asked: NonNullable<ReturnType<Ask<T>>>; thought: Thought } | null> {
    let weaker = 0;
    for (let failures = 1; ; failures++) {
      let asked: ReturnType<Ask<T>> = null;
      try {
        const thought = await this.thinking.ask(since, () => {
          asked = ask(weaker);
          return asked?.questions ?? null;
        });
        if (!thought || !asked) return null;
        this.noteCutOff(asked, thought);
        return { asked, thought };
      } catch (error) {
        if (!(error instanceof ThreadFault)) throw error;
        if (failures > 1 || error.hung) weaker++;
        if (weaker === BOT_LEVELS.length) throw error;
        this.noteFault(asked, error, weaker);
      }
    }
  }

  private noteCutOff(asked: Asked, { cutOff, milliseconds }: Thought): void {
    if (!cutOff) return;
    this.metrics.count('bot_cut_off_total');
    this.log.warn(
      { ...forLog(asked), milliseconds },
      'a bot thought too long; it was cut off and made the best move that it had found',
    );
  }

  private noteFault(asked: Asked | null, error: ThreadFault, weaker: number): void {
    this.metrics.count('bot_faults_total');
    this.log.warn(
      { ...(asked && forLog(asked)), err: error },
      weaker > 0
        ? 'a bot did not answer; a weaker level moves in its place'
        : 'a bot did not answer; it is asked once more',
    );
  }
}

type Asked = { readonly questions: readonly BotQuestion[] };

function forLog({ questions }: Asked): object {
  return { game: questions[0]?.game, levels: questions.map(({ level }) => level) };
}

/** What the bot of a seat gets to know. */
function seatOf({ game, table }: BotsTable, seat: Seat, level: BotLevel, weaker: number) {
  return {
    game: game.id,
    level: BOT_LEVELS[Math.max(0, BOT_LEVELS.indexOf(level) - weaker)] as BotLevel,
    options: table.opening.options,
    view: game.view(table.state, seat),
  };
}
